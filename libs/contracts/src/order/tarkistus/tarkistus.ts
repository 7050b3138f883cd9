import { lines, optional, text, type Field, type ValueOf } from '../../fields/field.js';

/** What has to be looked at in a copied order before it can be ready for delivery, in the order of the form. */
export const tarkistusKohteet = ['paiva', 'aika', 'maara', 'betoni', 'tyomaa', 'yhteyshenkilo'] as const;

export type TarkistusKohde = (typeof tarkistusKohteet)[number];

/** One of them in a call. */
export const tarkistusKohde = () => text(20) as Field<TarkistusKohde>;

/** What a call that takes a change back says of it: what that change left nobody to look at. */
export const taasTarkistettavat = optional(lines({ kohde: tarkistusKohde() }, { most: 6 }));

export type TaasTarkistettavat = ValueOf<typeof taasTarkistettavat>;

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

/** As a sentence names them. */
export const tarkistusNames: Readonly<Record<TarkistusKohde, string>> = {
  paiva: 'päivä',
  aika: 'aika',
  maara: 'määrä',
  betoni: 'betoni',
  tyomaa: 'työmaa',
  yhteyshenkilo: 'yhteyshenkilö',
};

export const isTarkistusKohde = (text: string): text is TarkistusKohde =>
  tarkistusKohteet.some((kohde) => kohde === text);

/** 'Tarkista ensin: päivä, määrä.' */
export const tarkistaEnsin = (tarkistettavat: readonly TarkistusKohde[]): string =>
  `Tarkista ensin: ${tarkistettavat.map((kohde) => tarkistusNames[kohde]).join(', ')}.`;

/** Why a status cannot be chosen, at its end in a menu. */
export const tarkistamatta = (count: number): string =>
  count === 1 ? '1 tieto tarkistamatta' : `${count} tietoa tarkistamatta`;
