import { isFormulaError } from '../language/formula-error.js';
import { toTruth } from '../language/exact.js';
import { toNumber, typeError } from '../language/outcome.js';
import type { ParsedFormula } from '../language/parse-formula.js';
import type { NamedSlot, VariableType } from '../language/schema.js';
import { print, type Outcome } from '../language/value.js';

/**
 * Reads the used variables into their slots. A value that has its declared type is taken unchanged. A reader that fails
 * on the context's shape makes an error of that variable, which counts only if the formula uses it.
 */
export function readVariables<Context>(
  { slots, parsed: { names } }: { slots: Outcome[]; parsed: ParsedFormula<Context> },
  context: Context,
): void {
  for (let slot = 0; slot < names.length; slot += 1) {
    const name = names[slot] as NamedSlot<Context>;
    try {
      const raw = name.read(context);
      if (typeof raw === 'number' && name.type === 'number' && raw - raw === 0) slots[slot] = raw;
      else if (typeof raw === 'string' && isTextual(name.type) && raw !== '') slots[slot] = raw;
      else slots[slot] = admit(name, raw);
    } catch {
      slots[slot] = typeError(name.node, '?', 'ei ole luettavissa');
    }
  }
}

/**
 * A value converted to its declared type. A number may be a text with a comma [G-192], and an empty text is no value.
 * Objects count as missing, so that nothing can be reached through them. A value of the wrong type is an error once it
 * is used.
 */
function admit<Context>({ node, type }: NamedSlot<Context>, raw: unknown): Outcome {
  const isValue = typeof raw === 'string' || typeof raw === 'boolean' || typeof raw === 'number';
  if (!isValue || raw === '') return null;
  const value = typeof raw === 'number' ? toNumber(node, raw) : raw;
  if (isFormulaError(value)) return value;
  if (isTextual(type)) return print(value);
  return type === 'number' ? toNumber(node, value) : toTruth(node, value, []);
}

const isTextual = (type: VariableType): boolean => type === 'string' || type === 'time';
