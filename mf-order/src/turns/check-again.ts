import type { TaasTarkistettavat, TarkistusKohde } from '@keikka/contracts';

/** A side of a change: what of a copied order was still to be looked at. Absent where the change has not to do with it. */
export interface ToCheck {
  tarkistettavat?: readonly TarkistusKohde[];
}

/** What a change that takes another back says of it: what that one left nobody to look at. */
export function checkAgain(
  { tarkistettavat: left = [] }: ToCheck,
  { tarkistettavat: asked = [] }: ToCheck,
): { taasTarkistettavat?: TaasTarkistettavat } {
  const again = asked.filter((kohde) => !left.includes(kohde));
  return again.length > 0 ? { taasTarkistettavat: again.map((kohde) => ({ kohde })) } : {};
}
