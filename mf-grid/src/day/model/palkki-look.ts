import { palkkiTypeId } from '@keikka/domain';

/** Palkki types with a look of their own; the others are plain. */
type PalkkiLook = 'plain' | 'maintenance' | 'warning-palkki';

export function palkkiLook(typeId: number): PalkkiLook {
  if (typeId === palkkiTypeId.huolto) return 'maintenance';
  return typeId === palkkiTypeId.varoitus ? 'warning-palkki' : 'plain';
}
