const [SHORTEST, LONGEST] = [3, 19];
/** Of the Finnish check digit, from the right. */
const WEIGHTS = [7, 3, 1] as const;
/** 'RF00', as ISO 11649 writes letters as numbers behind the reference. */
const RF00 = '271500';

/**
 * The Finnish reference number of `base`: its digits and a check digit. Leading zeros are no part of a reference.
 * @throws Error when `base` has not 3 to 19 digits
 */
export function viitenumero(base: string): string {
  const digits = base.replace(/^0+/, '');
  if (!/^\d+$/.test(digits) || digits.length < SHORTEST || digits.length > LONGEST)
    throw new Error(`no reference number of ${base}`);
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (WEIGHTS[index % WEIGHTS.length] ?? 0), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

/** The international form (ISO 11649) of a Finnish reference number: 'RF', two check digits and the number. */
export function rfViite(viite: string): string {
  const digits = viite.replace(/^0+/, '');
  const check = 98n - (BigInt(digits + RF00) % 97n);
  return `RF${String(check).padStart(2, '0')}${digits}`;
}

/** A reference number in groups of five from the right, as it is printed; an RF reference in groups of four from the left. */
export const viiteText = (viite: string): string =>
  viite.replace(viite.startsWith('RF') ? /.{4}(?=.)/g : /\d(?=(\d{5})+$)/g, '$& ');

/** Keeps the number of a small id at three digits or more, and apart from every other id. */
const FIRST = 100_000;

/**
 * The number under which an invoice goes out, of the product's own series. It follows from the invoice alone, so that an
 * invoice that is sent again, even after the database was put back, is found by it where it was sent to.
 * @param uusinta how many numbers of it were found to be another invoice's: each adds a digit
 */
export const laskunNumero = (keikkaLaskuId: number, uusinta = 0): string =>
  `${FIRST + keikkaLaskuId}${uusinta || ''}`;

/** The reference number by which the payment of an invoice is told from all others. */
export const laskunViitenumero = (keikkaLaskuId: number): string =>
  viitenumero(String(FIRST + keikkaLaskuId));
