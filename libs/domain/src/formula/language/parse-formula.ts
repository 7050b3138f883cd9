import { formulaError, isFormulaError, type FormulaError, type Span } from './formula-error.js';
import type { FormulaKind } from './kind.js';
import { MOST_CHARACTERS } from './limits.js';
import { Parser } from './parser.js';
import { unknownName, type FormulaSchema, type NamedSlot } from './schema.js';
import type { NameNode, Node } from './syntax-tree.js';
import { readTemplate } from './template-reader.js';

/** A parsed source: `texts[0] {segments[0]} texts[1] … texts[n]`. An empty segment is the constant null. */
export interface ParsedFormula<Context> {
  readonly texts: readonly string[];
  readonly segments: readonly Node[];
  readonly names: readonly NamedSlot<Context>[];
}

/**
 * Parses a source, or returns its first error: the length first, then errors that need no grammar, then grammar and
 * names from left to right. Everything that depends on no value is checked here.
 */
export function parseFormula<Context>(
  source: string,
  schema: FormulaSchema<Context>,
  kind: FormulaKind,
): ParsedFormula<Context> | FormulaError {
  if (source.length > MOST_CHARACTERS) return tooLong(source);
  if (kind === 'text' && !/[{}]/.test(source)) return { texts: [source], segments: [], names: [] };
  const template = readTemplate(source, kind);
  if (isFormulaError(template)) return template;

  const names: NamedSlot<Context>[] = [];
  const parser = new Parser((name, place) => slotOf(schema, names, name, place));
  const segments: Node[] = [];
  for (const tokens of template.segments) {
    segments.push(parser.parse(tokens));
    // What follows could only add errors that nobody is told.
    if (parser.error) return parser.error;
  }
  return { texts: template.texts, segments, names };
}

function slotOf<Context>(
  schema: FormulaSchema<Context>,
  names: NamedSlot<Context>[],
  name: string,
  place: Span,
): NameNode | FormulaError {
  const variable = schema.byName.get(name);
  if (!variable) return unknownName(schema, name, place);
  const { label, read, type } = variable;
  const known = names.findIndex((used) => used.node.name === name);
  const slot = known < 0 ? names.length : known;
  const node: NameNode = {
    type: 'name',
    name,
    label,
    isTime: type === 'time',
    slot,
    from: place.from,
    to: place.to,
  };
  if (known < 0) names.push({ node, read, type });
  return node;
}

function tooLong(source: string): FormulaError {
  return formulaError(
    'TOO_LONG',
    `Kaavassa on ${source.length} merkkiä, enintään ${MOST_CHARACTERS} mahtuu.`,
    {
      from: MOST_CHARACTERS,
      to: source.length,
    },
  );
}
