import type { FormulaError } from './formula-error.js';
import { commaRepairs } from './template-reader.js';

/** A cure the editor offers as a button: put `text` in the place of `length` characters at `position`. */
export interface FormulaRepair {
  readonly title: string;
  readonly position: number;
  readonly length: number;
  readonly text: string;
}

/** How what is wrong with a source can be cured, if that is known. Apart from the language: only an editor asks. */
export function repairsOf(
  source: string,
  { code, position, length, nearest }: FormulaError,
): FormulaRepair[] {
  const instead = (text: string, title = text): FormulaRepair => ({ title, position, length, text });
  switch (code) {
    case 'AMBIGUOUS_COMMA':
      return commaRepairs(source.slice(position, position + length)).map((text) => instead(text));
    case 'UNKNOWN_NAME':
      return nearest === undefined ? [] : [instead(nearest)];
    case 'UNBALANCED':
      return balancing(source, position);
    case 'SYNTAX':
      return isLoneEquals(source, position, length) ? [instead('==', 'Vertaa ==')] : [];
    default:
      return [];
  }
}

/** A brace or a quote too few or too many; what a brace within braces was meant to be is not known. */
function balancing(source: string, position: number): FormulaRepair[] {
  const found = source[position];
  if (found === '}') return [{ title: 'Poista }', position, length: 1, text: '' }];
  if (found === '{') return [];
  const brace = source.indexOf('}', position);
  return [
    {
      title: `Lisää ${found ?? '}'}`,
      position: brace < 0 ? source.length : brace,
      length: 0,
      text: found ?? '}',
    },
  ];
}

/** A `=` as a spreadsheet compares; with another sign beside it something else was meant. */
const isLoneEquals = (source: string, position: number, length: number): boolean =>
  /^[^-+*/%<>&|?^~:]=[^>]/.test(source.slice(position - 1, position + 2)) && length === 1;
