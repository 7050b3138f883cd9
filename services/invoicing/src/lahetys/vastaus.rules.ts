import type { LaskuKohde } from '@keikka/contracts';

/** HTTP statuses of a system that is at fault itself, and of one that is asked too much. */
export const [FAILED_FROM, TOO_MANY] = [500, 429];

export const YHTEYSVIRHE = 'Yhteysvirhe palvelimeen. Tarkista internetyhteys ja yritä uudelleen.';

const genitive: Readonly<Record<LaskuKohde, string>> = { Netvisor: 'Netvisorin', Fennoa: 'Fennoan' };

export const ruuhkaText = (kohde: LaskuKohde): string => `${kohde} on ruuhkautunut.`;

/** Of an answer that is none of the system's own: it is down, or something between answers for it. */
export const outoVastaus = (kohde: LaskuKohde, status: number): string =>
  status >= FAILED_FROM
    ? `${kohde} ei ole nyt käytettävissä (HTTP ${status}). Yritä hetken kuluttua uudelleen.`
    : `${genitive[kohde]} vastausta ei ymmärretä (HTTP ${status}).`;
