import type { FieldConflict, Tuote, TuoteCategoryType } from '@keikka/contracts';
import { ApiError } from '@keikka/sdk';
import type { ConflictRow } from '@keikka/ui';
import { texts } from '../texts.js';
import { percentText, priceText } from './amounts.js';

/** The fields of a save that was refused because somebody else changed them too, or none. */
export function conflictsOf(error: unknown): FieldConflict[] | null {
  if (!(error instanceof ApiError) || error.errorCode !== 'SAVE.CONFLICT') return null;
  return (error.errorDetails as { conflicts: FieldConflict[] }).conflicts;
}

export function conflictRows(
  conflicts: readonly FieldConflict[],
  categories: readonly TuoteCategoryType[],
): ConflictRow[] {
  return conflicts.map(({ field, base, mine, theirs }) => {
    const inWords = (value: unknown): string => valueText(field as keyof Tuote, value, categories);
    const label = texts.fields[field as keyof typeof texts.fields];
    return { field, label, base: inWords(base), mine: inWords(mine), theirs: inWords(theirs) };
  });
}

function valueText(field: keyof Tuote, value: unknown, categories: readonly TuoteCategoryType[]): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (field === 'tuoteCatTypeId') {
    return (
      categories.find(({ tuoteCatTypeId }) => tuoteCatTypeId === value)?.tuoteCatTypeName ?? texts.noCategory
    );
  }
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return texts.emptyValue;
  if (field === 'hinta') return priceText(value);
  return field === 'alv' ? percentText(value) : value;
}
