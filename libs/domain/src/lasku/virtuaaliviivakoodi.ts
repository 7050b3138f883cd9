import { readIban } from './iban.js';

interface Maksu {
  iban: string;
  /** Euros with cents. */
  summa: string;
  /** A Finnish reference number, or its RF form. */
  viite: string;
  /** Due day, yyyymmdd; null when it is left open. */
  eraPaiva: string | null;
}

const [FI_DIGITS, VIITE_DIGITS, RF_DIGITS] = [16, 20, 21];
const OPEN_DAY = '000000';
/** What the six digits of euros hold; a sum above leaves the field open for the payer. */
const MOST_CENTS = 99_999_999n;
const OPEN_SUM = '00000000';
const CENTS_DIGITS = 8;

/**
 * The 54 digits of the bank barcode of a bill (Bank Bar Code Guide of Finance Finland): version 4 with a Finnish reference
 * number, version 5 with an RF reference. Null where none can be made: the account is not Finnish, or the reference has no
 * place in it.
 */
export function virtuaaliviivakoodi({ iban, summa, viite, eraPaiva }: Maksu): string | null {
  const account = readIban(iban);
  const reference = viitekentta(viite.replace(/\s/g, ''));
  if (!account?.startsWith('FI') || !reference) return null;
  const day = eraPaiva === null ? OPEN_DAY : eraPaiva.slice(2);
  return `${reference.version}${account.slice(-FI_DIGITS)}${sumOf(summa)}${reference.digits}${day}`;
}

function viitekentta(viite: string): { version: 4 | 5; digits: string } | null {
  const [, check, national] = /^RF(\d\d)(\d+)$/.exec(viite) ?? [];
  if (check !== undefined && national !== undefined)
    return national.length > RF_DIGITS
      ? null
      : { version: 5, digits: check + national.padStart(RF_DIGITS, '0') };
  if (!/^\d+$/.test(viite) || viite.length > VIITE_DIGITS) return null;
  return { version: 4, digits: `000${viite.padStart(VIITE_DIGITS, '0')}` };
}

/** A credit is not paid, so that its sum is open as well. */
function sumOf(summa: string): string {
  const [, euros, cents] = /^(\d+)\.(\d\d)$/.exec(summa) ?? [];
  if (euros === undefined || cents === undefined) return OPEN_SUM;
  const digits = euros + cents;
  return BigInt(digits) > MOST_CENTS ? OPEN_SUM : digits.padStart(CENTS_DIGITS, '0').slice(-CENTS_DIGITS);
}
