import { isFormulaError, type FormulaError } from '../language/formula-error.js';
import { functionNamed } from '../language/functions.js';
import { commaRepairs } from '../language/literals.js';
import { readTemplate } from '../language/template-reader.js';

/** A repair that the editor offers as a button: `text` replaces `length` characters at `position`. */
export interface FormulaRepair {
  readonly title: string;
  readonly position: number;
  readonly length: number;
  readonly text: string;
}

/** The possible repairs of a faulty source. They are apart from the language, because only an editor asks for them. */
export function repairsOf(source: string, error: FormulaError): FormulaRepair[] {
  const { code, position, length, nearest } = error;
  const instead = (text: string, title = text): FormulaRepair => ({ title, position, length, text });
  switch (code) {
    case 'AMBIGUOUS_COMMA':
      return commaRepairs(source.slice(position, position + length)).map((text) => instead(text));
    case 'UNKNOWN_NAME':
      return nearest !== undefined && isCalled(source, position + length) === !!functionNamed(nearest)
        ? [instead(nearest)]
        : [];
    case 'UNBALANCED':
      return balancing(source, error)
        .filter((repair) => isBalanced(repaired(source, repair)))
        .slice(0, 1);
    case 'SYNTAX':
      return isLoneEquals(source, position, length) ? [instead('==', 'Vertaa ==')] : [];
    default:
      return [];
  }
}

/** Whether parentheses follow, as they do a helper and not a variable. */
const isCalled = (source: string, at: number): boolean => /^\s*\(/.test(source.slice(at));

/** The source after a repair. */
export const repaired = (source: string, { position, length, text }: FormulaRepair): string =>
  source.slice(0, position) + text + source.slice(position + length);

/**
 * Signs that may be one too few or too many, the likeliest first. For a brace within braces the intention is unknown.
 */
function balancing(source: string, { position }: FormulaError): FormulaRepair[] {
  const found = source[position];
  const end = source.length;
  const added = (text: string, at: number): FormulaRepair => ({
    title: `Lisää ${text.trim()}`,
    position: at,
    length: 0,
    text,
  });
  if (found === '}') return [{ title: 'Poista }', position, length: 1, text: '' }];
  if (found === '"' || found === "'") {
    const brace = source.indexOf('}', position);
    return brace < 0 ? [added(`${found}}`, end)] : [added(found, brace)];
  }
  // The end may be within a comment.
  return found === undefined ? ['}', '\n}', '*/}'].map((text) => added(text, end)) : [];
}

function isBalanced(source: string): boolean {
  const template = readTemplate(source, 'text');
  return !isFormulaError(template) || template.code !== 'UNBALANCED';
}

/** A `=` after a value, the comparison of a spreadsheet. With another sign beside it something else was meant. */
const isLoneEquals = (source: string, position: number, length: number): boolean =>
  length === 1 &&
  /^=\s*[^\s<>=})]/.test(source.slice(position)) &&
  /[\p{L}\d_)"']\s*$/u.test(source.slice(0, position));
