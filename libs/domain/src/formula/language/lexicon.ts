import type { FormulaKind } from './kind.js';

/** What a stretch of a source is. Outside braces there are only texts as they stand, braces and, in some kinds, comments. */
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
  /** A text without its second quote: it goes on to the end and hides all braces after it. */
  | 'unclosed'
  /** A character that is not of the language. */
  | 'foreign';

/**
 * Space and comments; a name; a number; a sign; a text. What is opened and not closed goes on to the end, so that no
 * character is looked at twice. The dots of ä and ö may come apart from their letters (NFD, as macOS writes them), å may
 * be the ångström; `++` and `--` are signs so that they are none of the language.
 */
const INSIDE =
  /(\s+|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))|((?:Math\.)?(?!\d)[\u0308\u030a\u212b\wÄÖÅäöå]+)|(\d+(?:[.,]\d+(?![.\d]))?)|([=!]==?|[<>!]=?|&&|\|\||\?\??|\+\+?|--?|[*/%():,;])|(["'])(?:\\[^]|(?!\5)[^\\])*(\5|\\?$)|[^]/uy;

/** Outside braces the text is copied as it stands: the `//` of an address is no comment. */
const OUTSIDE_TEXT = /[^{}]+|[{}]/y;
/** Where no text is made, comments go before anything else is looked at (C-50). */
const OUTSIDE_NUMBER = /(\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))|[^{}/]+|[^]/y;

/**
 * Cuts a source into its pieces, from the first character to the last, once: for the reader of formulas and for whoever
 * colours what is being written. Any source will do; what is wrong with it is for the caller to say.
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

/** Of the piece that was found, with so many braces open before it. */
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
