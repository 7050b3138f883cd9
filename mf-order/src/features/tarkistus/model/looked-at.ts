import { tarkistusKohteet, type TarkistusKohde } from '@keikka/contracts';

/** Whether somebody has looked at it. */
export const wasChecked = (tarkistettavat: readonly TarkistusKohde[], kohde: TarkistusKohde): boolean =>
  !tarkistettavat.includes(kohde);

/** What is left to be looked at once one of them was, or is to be again. */
export const withLook = (
  tarkistettavat: readonly TarkistusKohde[],
  { kohde, isChecked }: { kohde: TarkistusKohde; isChecked: boolean },
): TarkistusKohde[] =>
  tarkistusKohteet.filter((one) => (one === kohde ? !isChecked : tarkistettavat.includes(one)));
