import { formulaError, syntaxError, type FormulaError, type Span } from './formula-error.js';
import { notFinite } from './outcome.js';
import { numberOf } from './value.js';

/** What may stand behind a backslash, and what it means there. */
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\', "'": "'", '"': '"' };

/** A number in a call's parentheses may be two arguments; whether it is in some, and where, is for the reader to know. */
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
 * What stands between quotes, with `\n`, `\t`, `\\`, `\'` and `\"` read; there are no escapes by code. In NFC as names
 * are: an 'ä' from macOS equals the one of a keyboard.
 */
export function valueOfText(quoted: string, { from }: Span): string | FormulaError {
  let fault: FormulaError | undefined;
  const value = quoted.slice(1, -1).replace(/\\([^])/gu, (_, letter: string, offset: number) => {
    const place = { from: from + 1 + offset, to: from + 2 + offset + letter.length };
    const meant = escapes[letter] ?? '';
    if (!meant) fault ??= syntaxError('Kenoviivan jälkeen voi olla n, t, \\ tai lainausmerkki.', place);
    return meant;
  });
  return fault ?? value.normalize('NFC');
}

/** `max(1,5)`: one number or two? Whoever wrote it has to say. */
function ambiguousComma(written: string, place: Span): FormulaError {
  const [one, two] = commaRepairs(written);
  const text = `Pilkku on epäselvä: kirjoita ${one} (desimaaliluku) tai ${two} (kaksi arvoa).`;
  return formulaError('AMBIGUOUS_COMMA', text, place);
}

/** What `1,5` between the parentheses of a call can be meant to be: one number, two arguments. */
export const commaRepairs = (written: string): [one: string, two: string] => [
  written.replace(',', '.'),
  written.replace(',', '; '),
];
