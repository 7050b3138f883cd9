import { Failure, type ErrorCode } from '@keikka/contracts';
import type { Field, Fields } from '@keikka/contracts/fields';
import { compile, keikkaSchema } from '@keikka/domain/formula';

/**
 * Refuses formulas that do not compile.
 * @throws Failure `code`, whose details name each such field, what is wrong with it, and where.
 */
export function demandKaavat(fields: Fields, state: object, code: ErrorCode): void {
  const values = state as Readonly<Record<string, string>>;
  const faults = Object.entries<Field>(fields).flatMap(([field, declared]) => {
    if (declared.kind !== 'formula') return [];
    const { error } = compile(values[field] ?? '', keikkaSchema, declared.gives);
    return error ? [{ field, problem: error.text, position: error.position, length: error.length }] : [];
  });
  if (faults.length > 0) throw new Failure(code, faults);
}
