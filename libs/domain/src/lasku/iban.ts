/** 'FI21 1234 5600 0007 85' as 'FI2112345600000785'. */
const compact = (typed: string): string => typed.replace(/[^\dA-Za-z]/g, '').toUpperCase();

/** Two letters, two check digits and the account, as ISO 13616 bounds them. */
const SHAPE = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;
const FI_SHAPE = /^FI\d{16}$/;
/** 'A' counts as 10. */
const FIRST_LETTER_BASE = 36;

/** An IBAN without its spaces; null when its shape or its check digits are wrong. */
export function readIban(typed: string): string | null {
  const iban = compact(typed);
  if (!SHAPE.test(iban)) return null;
  if (iban.startsWith('FI') && !FI_SHAPE.test(iban)) return null;
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = [...turned].map((sign) => parseInt(sign, FIRST_LETTER_BASE)).join('');
  return BigInt(digits) % 97n === 1n ? iban : null;
}

/** An IBAN as it is printed: in groups of four. */
export const ibanText = (iban: string): string => compact(iban).replace(/.{4}(?=.)/g, '$& ');
