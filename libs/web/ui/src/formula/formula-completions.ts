import { foldedName, formulaFunctions, type FormulaKind, type FormulaSchema } from '@keikka/domain/formula';
import type { Insertion } from './type-into.js';
import { piecesOf, type Piece } from './formula-pieces.js';
import { functionLabels } from './formula-texts.js';

/** A name that can be chosen instead of typed. */
export interface Completion {
  name: string;
  label: string;
  group: string;
  isFunction: boolean;
}

/** The name being typed. A chosen name replaces the text from `from` to `to`, which may extend beyond the caret. */
export interface TypedName {
  from: number;
  to: number;
  /** The letters before the caret. */
  text: string;
  /** Outside braces a chosen name adds its own. */
  isInside: boolean;
  /** Only a helper can follow, because `Math.` stands before it. */
  isHelper: boolean;
}

/** The name at the caret; undefined inside a text or a comment, where no name can be. */
export function typedNameAt(source: string, caret: number, kind: FormulaKind): TypedName | undefined {
  const before = piecesOf(source, kind).filter(({ from }) => from < caret);
  const last = before.at(-1);
  const isInside = before.findLast(isOuterBrace)?.kind === 'open';
  if (!last || !isInside) return { from: caret, to: caret, text: '', isInside, isHelper: false };
  const end = last.from + last.text.length;
  if (hidesNames(last) && (caret < end || !isClosed(last))) return undefined;
  const [from, to] = last.kind === 'name' ? [last.from, end] : [caret, caret];
  const text = source.slice(from, caret);
  // Helpers are also known as `Math.<name>`; the chosen name replaces both parts.
  if (text.startsWith(MATH)) return { from, to, text: text.slice(MATH.length), isInside, isHelper: true };
  const isHelper = text === '' && source.slice(0, caret).endsWith(MATH);
  return { from: isHelper ? from - MATH.length : from, to, text, isInside, isHelper };
}

const MATH = 'Math.';
const isOuterBrace = ({ kind }: Piece): boolean => kind === 'open' || kind === 'close';
const isComment = ({ kind, text }: Piece): boolean => kind === 'space' && text.startsWith('/');
const hidesNames = (piece: Piece): boolean =>
  piece.kind === 'text' || piece.kind === 'unclosed' || isComment(piece);
/** A comment to the end of the line continues while typing. */
const isClosed = ({ kind, text }: Piece): boolean => kind === 'text' || /^\/\*[^]*\*\/$/.test(text);

export function allCompletions<Context>(schema: FormulaSchema<Context>): Completion[] {
  const variables = schema.variables.map(({ name, label, group }) => ({
    name,
    label,
    group,
    isFunction: false,
  }));
  const functions = formulaFunctions.map(({ name }) => ({
    name,
    label: functionLabels[name] ?? name,
    group: 'Funktiot',
    isFunction: true,
  }));
  return [...variables, ...functions];
}

/**
 * The typed name first, then names that begin with it, then those that contain it in name or label. Case and dots are
 * ignored.
 */
export function matchingCompletions(
  all: readonly Completion[],
  { text, isHelper }: Pick<TypedName, 'text' | 'isHelper'>,
): Completion[] {
  const wanted = foldedName(text);
  const rankOf = ({ name, label, isFunction }: Completion): number => {
    if (isHelper && !isFunction) return NONE;
    const folded = foldedName(name);
    if (folded === wanted) return 0;
    if (folded.startsWith(wanted)) return 1;
    return folded.includes(wanted) || foldedName(label).includes(wanted) ? 2 : NONE;
  };
  const ranks = new Map(all.map((one) => [one, rankOf(one)]));
  const rank = (one: Completion): number => ranks.get(one) ?? NONE;
  return all.filter((one) => rank(one) < NONE).sort((one, other) => rank(one) - rank(other));
}
const NONE = 3;

/** The text that replaces the typed part. For a function the caret goes into the parentheses. */
export function completionOf(
  source: string,
  { from, to, isInside }: TypedName,
  { name, isFunction }: Completion,
): Insertion {
  const opens = isFunction && source[to] !== '(';
  const inner = opens ? `${name}()` : name;
  const caret = from + (isInside ? 0 : 1) + name.length + (isFunction ? 1 : 0);
  return { from, to, text: isInside ? inner : `{${inner}}`, caret };
}
