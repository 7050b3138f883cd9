import type { FormulaError } from './formula-error.js';

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
    case 'AMBIGUOUS_COMMA': {
      const [whole = '', fraction = ''] = source.slice(position, position + length).split(',');
      return [instead(`${whole}.${fraction}`), instead(`${whole}; ${fraction}`)];
    }
    case 'UNKNOWN_NAME':
      return nearest === undefined ? [] : [instead(nearest)];
    case 'UNBALANCED':
      if (position === source.length) return [{ ...instead('}', 'Lisää }'), length: 0 }];
      return source[position] === '}' ? [instead('', 'Poista }')] : [];
    case 'SYNTAX':
      return isLoneEquals(source, position, length) ? [instead('==', 'Vertaa ==')] : [];
    default:
      return [];
  }
}

/** A `=` as a spreadsheet compares; with another sign beside it something else was meant. */
const isLoneEquals = (source: string, position: number, length: number): boolean =>
  /^[^-+*/%<>&|?^~:]=[^>]/.test(source.slice(position - 1, position + 2)) && length === 1;
