import { isDay, isInstant, isUnseen, type NumberForm } from '@keikka/domain';
import { Failure, type ErrorCode } from '../errors.js';
import type { Field, Fields } from './field.js';

const DECIMAL = /^-?\d{1,10}(\.\d+)?$/;

/** Whether a field is empty: no value, nothing to be seen, or the reference 0, which means none. */
const isEmpty = ({ kind }: Field, value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && isUnseen(value)) ||
  (kind === 'reference' && value === 0);

/**
 * Whether a text has at most `max` characters, counted as `varchar(n)` of Postgres does: an emoji of one code point is
 * one. As that is at most two code units, a text of more than twice as many units is not counted.
 */
export const isWithin = (max: number, text: string): boolean =>
  text.length <= max || (text.length <= 2 * max && [...text].length <= max);

export type Fault = 'missing' | 'no number' | 'out of range' | 'too long' | 'too many';

/**
 * The fault of a value by its declaration, or undefined. An empty value can only be missing. The fields of lines are
 * values of their own.
 */
export function faultOf(field: Field, value: unknown): Fault | undefined {
  if (isEmpty(field, value)) return field.required && !field.nullable ? 'missing' : undefined;
  switch (field.kind) {
    case 'text':
    case 'formula':
      return !isWithin(field.max, value as string) ? 'too long' : undefined;
    case 'whole':
    case 'decimal':
      return numberFault(field, String(value));
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? rangeFault(field, value) : 'no number';
    case 'instant':
      return isInstant(value as string) ? undefined : 'out of range';
    case 'day':
      return isDay(value as string) ? undefined : 'out of range';
    case 'ids':
    case 'lines':
      return (value as unknown[]).length > field.most ? 'too many' : undefined;
    default:
      return undefined;
  }
}

/** A field that is filled in as a number. */
export type NumberField = Field & { kind: 'whole' | 'decimal' | 'number' };

/** How the number of a field may be written. */
export const numberForm = (field: NumberField): NumberForm => ({
  scale: field.kind === 'whole' ? 0 : field.scale,
  unit: field.unit,
});

const rangeFault = ({ from, to }: NumberField, value: number): Fault | undefined =>
  value < from || value > to ? 'out of range' : undefined;

function numberFault(field: NumberField, value: string): Fault | undefined {
  const decimals = value.split('.')[1]?.length ?? 0;
  if (!DECIMAL.test(value) || decimals > numberForm(field).scale) return 'no number';
  return rangeFault(field, Number(value));
}

const codeOf: Record<Fault, (field: Field, value: unknown) => ErrorCode | undefined> = {
  missing: ({ required }) => required,
  'no number': () => undefined,
  'out of range': (field, value) => {
    const { refusal } = field;
    if (typeof refusal !== 'object') return refusal;
    return 'from' in field && Number(value) < field.from ? refusal.below : refusal.above;
  },
  'too long': () => undefined,
  'too many': () => undefined,
};

/**
 * Refuses a state that a record of these fields must not have. A field of a line is named by its path: 'betonit.0.m3'.
 * @throws Failure the code of the first field with a fault, or REQUEST.INVALID that names the field.
 */
export function demandWithin(declared: Fields, state: object, at = ''): void {
  for (const [name, field] of Object.entries(declared)) {
    const value = (state as Record<string, unknown>)[name];
    const fault = faultOf(field, value);
    if (fault !== undefined) {
      const code = codeOf[fault](field, value);
      throw code ? new Failure(code) : new Failure('REQUEST.INVALID', [{ field: at + name, problem: fault }]);
    }
    if (field.kind === 'record' && value) demandWithin(field.fields, value, `${at}${name}.`);
    if (field.kind === 'lines')
      for (const [index, line] of ((value ?? []) as object[]).entries())
        demandWithin(field.fields, line, `${at}${name}.${index}.`);
  }
}
