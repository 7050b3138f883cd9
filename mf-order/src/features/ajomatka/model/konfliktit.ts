import type { FieldConflict } from '@keikka/contracts';
import { ApiError } from '@keikka/sdk';
import { conflictsOf } from '@keikka/sdk/record';
import { pyoristetty } from './ajomatka.js';

/** A colleague's other way, in the fields and units of the window; any other error as it is. */
export function konfliktitOf(error: unknown): unknown {
  const found = conflictsOf(error);
  if (!found || !(error instanceof ApiError)) return error;
  return new ApiError({
    ...error,
    message: error.message,
    errorDetails: { conflicts: found.flatMap(shown) },
  });
}

function shown({ field, base, mine, theirs, ...who }: FieldConflict): FieldConflict[] {
  const [from, to] =
    field === 'betoniMatkaM' ? (['matkaM', 'kilometrit'] as const) : (['matkaAika', 'minuutit'] as const);
  if (field !== 'betoniMatkaM' && field !== 'betoniMatkaAika') return [];
  const inFields = (value: unknown): unknown =>
    pyoristetty({ matkaM: null, matkaAika: null, [from]: value as number | null })[to];
  return [{ ...who, field: to, base: inFields(base), mine: inFields(mine), theirs: inFields(theirs) }];
}
