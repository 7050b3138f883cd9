import { palkkiTypeId } from './palkki.js';

/** Companies that see a palkki of this kind, the owner first (G-295). */
export function viewersOf(
  palkki: { grid_palkkiTypeId: number } | null,
  ownerAsiakasId: number,
  listed: readonly number[],
): number[] {
  if (!palkki || palkki.grid_palkkiTypeId === palkkiTypeId.poistettu) return [];
  if (palkki.grid_palkkiTypeId === palkkiTypeId.yksityinen) return [ownerAsiakasId];
  return [...new Set([ownerAsiakasId, ...listed])];
}
