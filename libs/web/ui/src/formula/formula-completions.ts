import { formulaFunctions, type FormulaSchema } from '@keikka/domain/formula';
import { piecesOf } from './formula-pieces.js';
import { functionLabels } from './formula-texts.js';

/** A name the writer can choose instead of typing it. */
export interface Completion {
  name: string;
  label: string;
  group: string;
  isFunction: boolean;
}

/** What is being typed: the letters before the caret that a chosen name takes the place of. */
export interface TypedName {
  from: number;
  to: number;
  text: string;
  /** Outside braces a chosen name brings its own. */
  isInside: boolean;
}

/** The name at the caret; undefined in a text or a comment, where no name can be. */
export function typedNameAt(source: string, caret: number): TypedName | undefined {
  const pieces = piecesOf(source.slice(0, caret));
  const last = pieces.at(-1);
  const isInside = last !== undefined && last.kind !== 'plain' && last.text !== '}';
  if (!isInside) return { from: caret, to: caret, text: '', isInside };
  if (last.kind === 'comment' || (last.kind === 'text' && !isClosed(last.text))) return undefined;
  const text = last.kind === 'name' ? last.text : '';
  return { from: caret - text.length, to: caret, text, isInside };
}

const isClosed = (text: string): boolean => text.length > 1 && text.at(-1) === text.charAt(0);

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
  const wanted = folded(typed);
  const begins = all.filter(({ name }) => folded(name).startsWith(wanted));
  const contains = all.filter(
    (one) =>
      !begins.includes(one) && (folded(one.name).includes(wanted) || folded(one.label).includes(wanted)),
  );
  return [...begins, ...contains];
}

const folded = (text: string): string => text.toLowerCase().replace(/[äå]/g, 'a').replaceAll('ö', 'o');

/** The source with a chosen name in it, and where the caret goes: into the parentheses of a function. */
export function complete(
  source: string,
  { from, to, isInside }: TypedName,
  { name, isFunction }: Completion,
): { source: string; caret: number } {
  const inner = isFunction ? `${name}()` : name;
  const inserted = isInside ? inner : `{${inner}}`;
  const caret = from + inserted.length - (isFunction ? 1 : 0) - (isInside ? 0 : 1);
  return { source: source.slice(0, from) + inserted + source.slice(to), caret };
}
