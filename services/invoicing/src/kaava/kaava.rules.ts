import { Failure, type ErrorCode } from '@keikka/contracts';
import type { Field, Fields } from '@keikka/contracts/fields';
import { compile, keikkaSchema } from '@keikka/domain/formula';

/** What is wrong with a formula, and where in it. */
interface KaavaFault {
  field: string;
  problem: string;
  position: number;
  length: number;
}

/** The formulas among the fields that do not compile; `at` comes before their names. */
export function kaavaFaults(fields: Fields, state: object, at = ''): KaavaFault[] {
  const values = state as Readonly<Record<string, string>>;
  return Object.entries<Field>(fields).flatMap(([field, declared]) => {
    if (declared.kind !== 'formula') return [];
    const { error } = compile(values[field] ?? '', keikkaSchema, declared.gives);
    if (!error) return [];
    return [{ field: at + field, problem: error.text, position: error.position, length: error.length }];
  });
}

/**
 * Refuses formulas that do not compile.
 * @throws Failure `code`, whose details name each such field, what is wrong with it, and where.
 */
export function demandKaavat(fields: Fields, state: object, code: ErrorCode): void {
  const faults = kaavaFaults(fields, state);
  if (faults.length > 0) throw new Failure(code, faults);
}
