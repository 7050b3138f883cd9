import { composed } from '../../text/composed.js';
import { formulaError, syntaxError, type FormulaError, type Span } from './formula-error.js';
import { notFinite } from './outcome.js';
import { numberOf } from './value.js';

/** The characters allowed after a backslash, with their meaning. */
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\', "'": "'", '"': '"' };

/** A number with a comma inside a call may be two arguments. The parser decides. */
export function valueOfNumber(
  written: string,
  isArgument: boolean | undefined,
  place: Span,
): number | FormulaError {
  if (isArgument && written.includes(',')) return ambiguousComma(written, place);
  const value = numberOf(written) as number;
  return value < Infinity ? value : notFinite(place);
}

/**
 * The text between quotes, with `\n`, `\t`, `\\`, `\'` and `\"` resolved; there are no escapes by code. It is in NFC
 * like names, so that an 'ä' from macOS equals one from a keyboard.
 */
export function valueOfText(quoted: string, { from }: Span): string | FormulaError {
  let fault: FormulaError | undefined;
  const value = quoted.slice(1, -1).replace(/\\([^])/gu, (_, letter: string, offset: number) => {
    const place = { from: from + 1 + offset, to: from + 2 + offset + letter.length };
    const meant = escapes[letter] ?? '';
    if (!meant) fault ??= syntaxError('Kenoviivan jälkeen voi olla n, t, \\ tai lainausmerkki.', place);
    return meant;
  });
  return fault ?? composed(value);
}

/** `max(1,5)` is ambiguous: one number or two arguments. The author has to decide. */
function ambiguousComma(written: string, place: Span): FormulaError {
  const [one, two] = commaRepairs(written);
  const text = `Pilkku on epäselvä: kirjoita ${one} (desimaaliluku) tai ${two} (kaksi arvoa).`;
  return formulaError('AMBIGUOUS_COMMA', text, place);
}

/** The two readings of `1,5` inside a call: one number, or two arguments. */
export const commaRepairs = (written: string): [one: string, two: string] => [
  written.replace(',', '.'),
  written.replace(',', '; '),
];
