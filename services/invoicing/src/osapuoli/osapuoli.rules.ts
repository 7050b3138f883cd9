import { Failure, type OsapuoliFields } from '@keikka/contracts';
import { readIban } from '@keikka/domain';

const ALV_TUNNUS = /^[A-Z]{2}[A-Z0-9]{2,13}$/;
/** That of a Finnish company is its business id without the hyphen. */
const FINNISH = /^FI\d{8}$/;
const SPACES = /\s+/g;

/** What is typed with spaces and small letters, as it is stored. */
export const tidied = (save: Partial<OsapuoliFields>): Partial<OsapuoliFields> => ({
  ...save,
  ...(save.alvTunnus !== undefined && { alvTunnus: upper(save.alvTunnus) }),
  ...(save.iban !== undefined && { iban: upper(save.iban) }),
  ...(save.bic !== undefined && { bic: upper(save.bic) }),
  ...(save.maa !== undefined && { maa: upper(save.maa) || 'FI' }),
});

const upper = (text: string): string => text.replace(SPACES, '').toUpperCase();

/** @throws Failure OSAPUOLI.BAD_ALV_TUNNUS, OSAPUOLI.BAD_IBAN, OSAPUOLI.NO_ALKAEN */
export function demandValid({
  alvTunnus,
  iban,
  myyRakentamispalvelua,
  rakentamispalveluAlkaen,
}: OsapuoliFields): void {
  const isVat = ALV_TUNNUS.test(alvTunnus) && (!alvTunnus.startsWith('FI') || FINNISH.test(alvTunnus));
  if (alvTunnus && !isVat) throw new Failure('OSAPUOLI.BAD_ALV_TUNNUS');
  if (iban && readIban(iban) === null) throw new Failure('OSAPUOLI.BAD_IBAN');
  if (myyRakentamispalvelua && !rakentamispalveluAlkaen) throw new Failure('OSAPUOLI.NO_ALKAEN');
}
