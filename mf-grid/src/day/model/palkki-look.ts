import { palkkiTypeId } from '@keikka/domain';

/** Palkki types that the board draws in a way of their own; the others are plain. */
export type PalkkiLook = 'plain' | 'maintenance' | 'warning-palkki';

export function palkkiLook(typeId: number): PalkkiLook {
  if (typeId === palkkiTypeId.huolto) return 'maintenance';
  return typeId === palkkiTypeId.varoitus ? 'warning-palkki' : 'plain';
}

/** With these on its row a vehicle can't take an order. */
export const keepsVehicleAway = (typeId: number): boolean =>
  typeId === palkkiTypeId.huolto || typeId === palkkiTypeId.poissaolo;
