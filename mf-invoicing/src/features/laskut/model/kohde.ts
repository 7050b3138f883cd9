import type { Lasku, LaskuKohde } from '@keikka/contracts';

/** The system that the invoice goes to, as long as the company sends to it [I-013]. */
export const kohdeOf = ({
  kohteet,
  laskuDestination,
}: Pick<Lasku, 'kohteet' | 'laskuDestination'>): LaskuKohde | undefined =>
  kohteet.find((kohde) => kohde === laskuDestination);
