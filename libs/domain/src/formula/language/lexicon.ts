import type { FormulaKind } from './kind.js';

/**
 * The kind of a piece of source. Outside braces there are only plain text, braces and, in some kinds of formula,
 * comments.
 */
export type PieceKind =
  | 'plain'
  | 'open'
  | 'close'
  /** A brace within braces. */
  | 'nested'
  /** White space or a comment. */
  | 'space'
  | 'name'
  | 'number'
  | 'sign'
  /** A text in quotes. */
  | 'text'
  /** A text without its closing quote. It extends to the end and hides all braces after it. */
  | 'unclosed'
  /** A character that is not of the language. */
  | 'foreign';

/**
 * Space and comments; a name; a number; a sign; a text. An unclosed piece extends to the end, so that no character is
 * read twice. The dots of ä and ö may be separate characters (NFD, as macOS writes them), and å may be the ångström
 * sign. `++` and `--` are matched as signs so that they are errors.
 */
const INSIDE =
  /(\s+|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))|((?:Math\.)?(?!\d)[\u0308\u030a\u212b\wÄÖÅäöå]+)|(\d+(?:[.,]\d+(?![.\d]))?)|([=!]==?|[<>!]=?|&&|\|\||\?\??|\+\+?|--?|[*/%():,;])|(["'])(?:\\[^]|(?!\5)[^\\])*(\5|\\?$)|[^]/uy;

/** Outside braces the text is copied unchanged, so the `//` of an address is no comment. */
const OUTSIDE_TEXT = /[^{}]+|[{}]/y;
/** Where the result is no text, comments are removed before anything else is read (C-50). */
const OUTSIDE_NUMBER = /(\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))|[^{}/]+|[^]/y;

/**
 * Cuts a source into pieces, from the first character to the last, in one pass, for the parser and for the editor's
 * colouring. It takes any source; the caller reports errors.
 */
export function scan(
  source: string,
  kind: FormulaKind,
  visit: (kind: PieceKind, text: string, from: number) => void,
): void {
  const outside = kind === 'text' ? OUTSIDE_TEXT : OUTSIDE_NUMBER;
  let depth = 0;
  for (let from = 0; from < source.length;) {
    const pattern = depth > 0 ? INSIDE : outside;
    pattern.lastIndex = from;
    const found = pattern.exec(source) as RegExpExecArray;
    const [text] = found;
    visit(kindOf(found, depth), text, from);
    if (text === '{') depth += 1;
    else if (text === '}' && depth > 0) depth -= 1;
    from += text.length;
  }
}

/** The kind of the matched piece, at this depth of open braces. */
function kindOf([text, space, name, number, sign, quote, closed]: RegExpExecArray, depth: number): PieceKind {
  if (space !== undefined) return 'space';
  if (name !== undefined) return 'name';
  if (number !== undefined) return 'number';
  if (sign !== undefined) return 'sign';
  if (quote !== undefined) return closed === quote ? 'text' : 'unclosed';
  if (text === '{') return depth > 0 ? 'nested' : 'open';
  if (text === '}') return depth > 1 ? 'nested' : 'close';
  return depth > 0 ? 'foreign' : 'plain';
}
