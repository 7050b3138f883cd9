import { Failure, type ErrorCode } from '../errors.js';
import type { Field, Fields } from './field.js';

const DECIMAL = /^-?\d{1,10}(\.\d+)?$/;

/** Whether a field is empty: no value, or only spaces. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** The fault of a value by its declaration, or undefined. An empty value can only be missing. */
export type Fault = 'missing' | 'no number' | 'out of range' | 'too long';

export function faultOf(field: Field, value: unknown): Fault | undefined {
  if (isEmpty(value)) return field.required && !field.nullable ? 'missing' : undefined;
  switch (field.kind) {
    case 'text':
    case 'formula':
      return (value as string).length > field.max ? 'too long' : undefined;
    case 'whole':
    case 'decimal':
      return numberFault(field, String(value));
    default:
      return undefined;
  }
}

function numberFault(field: Field & { kind: 'whole' | 'decimal' }, value: string): Fault | undefined {
  const decimals = value.split('.')[1]?.length ?? 0;
  if (!DECIMAL.test(value) || decimals > (field.kind === 'whole' ? 0 : field.scale)) return 'no number';
  return Number(value) < field.from || Number(value) > field.to ? 'out of range' : undefined;
}

const codeOf: Record<Fault, (field: Field) => ErrorCode | undefined> = {
  missing: ({ required }) => required,
  'no number': () => undefined,
  'out of range': ({ refusal }) => refusal,
  'too long': () => undefined,
};

/**
 * Refuses a state that a record of these fields must not have.
 * @throws Failure the code of the first field with a fault, or REQUEST.INVALID that names the field.
 */
export function demandWithin(of: Fields, state: object): void {
  for (const [name, field] of Object.entries(of)) {
    const fault = faultOf(field, (state as Record<string, unknown>)[name]);
    if (fault === undefined) continue;
    const code = codeOf[fault](field);
    throw code ? new Failure(code) : new Failure('REQUEST.INVALID', [{ field: name, problem: fault }]);
  }
}
