import type { FieldConflict, GridPalkki, GridPalkkiType, GridVehicle } from '@keikka/contracts';
import { clockOf, helsinkiDay, shortDate } from '@keikka/domain';
import { ApiError } from '@keikka/sdk';
import type { ConflictRow } from '@keikka/ui';
import { texts } from '../texts.js';
import { draftOf, type PalkkiDraft } from './palkki-draft.js';

/** The fields of a save that was refused because somebody else changed them too, or none. */
export function conflictsOf(error: unknown): FieldConflict[] | null {
  if (!(error instanceof ApiError) || error.errorCode !== 'SAVE.CONFLICT') return null;
  return (error.errorDetails as { conflicts: FieldConflict[] }).conflicts;
}

/** Fields of a draft by the names under which the service knows them. */
const DRAFT_FIELDS = {
  grid_palkkiTypeId: 'grid_palkkiTypeId',
  vehicleId: 'vehicleId',
  timeStart: 'start',
  timeEnd: 'end',
  keikkaComment: 'keikkaComment',
} as const satisfies Record<string, keyof PalkkiDraft>;

const sameValue = (a: unknown, b: unknown): boolean =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;

export const isSameDraft = (a: PalkkiDraft, b: PalkkiDraft): boolean =>
  Object.values(DRAFT_FIELDS).every((field) => sameValue(a[field], b[field]));

/** The newest version with what was changed in the window, but for the fields that are left to the others. */
export function mergedDraft(
  draft: PalkkiDraft,
  base: GridPalkki,
  now: GridPalkki,
  theirs: ReadonlySet<string>,
): PalkkiDraft {
  const [before, merged] = [draftOf(base), draftOf(now)];
  for (const [name, field] of Object.entries(DRAFT_FIELDS)) {
    const mine = !theirs.has(name) && !sameValue(draft[field], before[field]);
    if (mine) Object.assign(merged, { [field]: draft[field] });
  }
  return merged;
}

/** What was saved, but for the fields that were changed in the window: what others changed meanwhile stays. */
export function withoutMine(saved: GridPalkki, draft: PalkkiDraft, base: GridPalkki): GridPalkki {
  const before = draftOf(base);
  const mine = Object.entries(DRAFT_FIELDS).filter(([, field]) => !sameValue(draft[field], before[field]));
  const fields = Object.fromEntries(mine.map(([name]) => [name, base[name as keyof GridPalkki]]));
  return { ...saved, ...(fields as Partial<GridPalkki>) };
}

export interface PalkkiWords {
  types: readonly GridPalkkiType[];
  vehicles: readonly GridVehicle[];
}

export function conflictRows(conflicts: readonly FieldConflict[], words: PalkkiWords): ConflictRow[] {
  return conflicts.map(({ field, base, mine, theirs }) => {
    const inWords = (value: unknown): string => valueText(field, value, words);
    const label = texts.fields[field as keyof typeof texts.fields];
    return { field, label, base: inWords(base), mine: inWords(mine), theirs: inWords(theirs) };
  });
}

function valueText(field: string, value: unknown, { types, vehicles }: PalkkiWords): string {
  if (field === 'vehicleId') return vehicles.find(({ vehicleId }) => vehicleId === value)?.vehicleNo ?? '–';
  if (field === 'grid_palkkiTypeId')
    return types.find((type) => type.grid_palkkiTypeId === value)?.grid_palkkiTypeDescription ?? '–';
  if (typeof value !== 'string' || value === '') return '–';
  if (field !== 'timeStart' && field !== 'timeEnd') return value;
  return `${shortDate(helsinkiDay(Date.parse(value)))} ${clockOf(Date.parse(value))}`;
}
