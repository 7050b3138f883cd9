import { foldedName, formulaFunctions, type FormulaKind, type FormulaSchema } from '@keikka/domain/formula';
import { piecesOf, type Piece } from './formula-pieces.js';
import { functionLabels } from './formula-texts.js';

/** A name the writer can choose instead of typing it. */
export interface Completion {
  name: string;
  label: string;
  group: string;
  isFunction: boolean;
}

/** What is being typed. A chosen name takes the place from `from` to `to`, which may go on after the caret. */
export interface TypedName {
  from: number;
  to: number;
  /** The letters before the caret. */
  text: string;
  /** Outside braces a chosen name brings its own. */
  isInside: boolean;
}

/** The name at the caret; undefined in a text or a comment, where no name can be. */
export function typedNameAt(source: string, caret: number, kind: FormulaKind): TypedName | undefined {
  const before = piecesOf(source, kind).filter(({ from }) => from < caret);
  const last = before.at(-1);
  const isInside = before.findLast(isOuterBrace)?.kind === 'open';
  if (!last || !isInside) return { from: caret, to: caret, text: '', isInside };
  const end = last.from + last.text.length;
  if (hidesNames(last) && (caret < end || !isClosed(last))) return undefined;
  if (last.kind !== 'name') return { from: caret, to: caret, text: '', isInside };
  // Helpers are known by `Math.`, too; what is chosen takes the place of both.
  const text = source.slice(last.from, caret).replace(/^Math\./, '');
  return { from: last.from, to: end, text, isInside };
}

const isOuterBrace = ({ kind }: Piece): boolean => kind === 'open' || kind === 'close';
const isComment = ({ kind, text }: Piece): boolean => kind === 'space' && text.startsWith('/');
const hidesNames = (piece: Piece): boolean =>
  piece.kind === 'text' || piece.kind === 'unclosed' || isComment(piece);
/** A comment to the end of the line goes on as long as one writes. */
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

/** Names that begin with what is typed, then those whose name or label has it in it; case and dots do not matter. */
export function matchingCompletions(all: readonly Completion[], typed: string): Completion[] {
  const wanted = foldedName(typed);
  const begins = all.filter(({ name }) => foldedName(name).startsWith(wanted));
  const contains = all.filter(
    (one) =>
      !begins.includes(one) &&
      (foldedName(one.name).includes(wanted) || foldedName(one.label).includes(wanted)),
  );
  return [...begins, ...contains];
}

/** The source with a chosen name in it, and where the caret goes: into the parentheses of a function. */
export function complete(
  source: string,
  { from, to, isInside }: TypedName,
  { name, isFunction }: Completion,
): { source: string; caret: number } {
  const rest = source.slice(to);
  const opens = isFunction && !rest.startsWith('(');
  const inner = opens ? `${name}()` : name;
  const inserted = isInside ? inner : `{${inner}}`;
  const caret = from + (isInside ? 0 : 1) + name.length + (isFunction ? 1 : 0);
  return { source: source.slice(0, from) + inserted + rest, caret };
}
