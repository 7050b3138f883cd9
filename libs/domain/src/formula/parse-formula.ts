import { formulaError, isFormulaError, type FormulaError, type Span } from './formula-error.js';
import type { FormulaKind } from './kinds.js';
import { formulaLimits } from './limits.js';
import { Parser } from './parser.js';
import { unknownName, type FormulaSchema, type FormulaVariable } from './schema.js';
import type { Node } from './syntax-tree.js';
import { TemplateReader } from './template-reader.js';

/** A variable the formula uses and where it is first named. Its place in the list is its slot. */
export interface NamedSlot<Context> {
  readonly variable: FormulaVariable<Context>;
  readonly place: Span;
}

/** A source read: `texts[0] {segments[0]} texts[1] … texts[n]`; undefined for a segment with nothing in it. */
export interface ParsedFormula<Context> {
  readonly texts: readonly string[];
  readonly segments: readonly (Node | undefined)[];
  readonly names: readonly NamedSlot<Context>[];
}

/**
 * Reads a source, or says what is wrong with it first: length, braces, words and characters, then grammar and names from
 * left to right. Everything that depends on no value is checked here.
 */
export function parseFormula<Context>(
  source: string,
  schema: FormulaSchema<Context>,
  kind: FormulaKind,
): ParsedFormula<Context> | FormulaError {
  if (source.length > formulaLimits.characters) return tooLong(source);
  if (kind === 'text' && !/[{}]/.test(source)) return { texts: [source], segments: [], names: [] };
  const template = new TemplateReader(source).read(kind !== 'text');
  if (isFormulaError(template)) return template;

  const names: NamedSlot<Context>[] = [];
  const parser = new Parser((name, place) => slotOf(schema, names, name, place));
  const segments = template.segments.map((tokens) => parser.parse(tokens));
  return parser.error ?? { texts: template.texts, segments, names };
}

function slotOf<Context>(
  schema: FormulaSchema<Context>,
  names: NamedSlot<Context>[],
  name: string,
  place: Span,
): { slot: number; label: string } | FormulaError {
  const variable = schema.byName.get(name);
  if (!variable) return unknownName(schema, name, place);
  const known = names.findIndex((used) => used.variable === variable);
  if (known < 0) names.push({ variable, place });
  return { slot: known < 0 ? names.length - 1 : known, label: variable.label };
}

function tooLong(source: string): FormulaError {
  const { characters } = formulaLimits;
  return formulaError('TOO_LONG', `Kaavassa on ${source.length} merkkiä, enintään ${characters} mahtuu.`, {
    from: characters,
    to: source.length,
  });
}
