import type { LaskuRivi } from '@keikka/contracts';

/** The key of an invoice row among all that can be undone. */
export const riviKeyOf = ({ keikkaLaskuRiviId }: Pick<LaskuRivi, 'keikkaLaskuRiviId'>): string =>
  `l${keikkaLaskuRiviId}`;
