import { tyomaaMuokkausFields, type ChangeAuthor } from '@keikka/contracts';
import type { NameOf, ValuesOf } from '@keikka/contracts/fields';
import { helsinkiDay, osoiteKorjaukset, shortDay, type OsoiteRivit } from '@keikka/domain';
import { changeRows } from '@keikka/sdk/record';
import type { Muokattava } from '../api/muokattava.js';
import { texts } from '../texts.js';

/** What the window of a site holds. */
export type TyomaaValues = ValuesOf<typeof tyomaaMuokkausFields>;

/** A field in which an order's copy of a site is another than the site itself, in words. */
export interface Poikkeama {
  field: string;
  label: string;
  tilaus: string;
  yhteinen: string;
  muutettu: string;
}

/** What differs between an order's site as it is in the window and the site as the company knows it. */
export function poikkeamat(
  { yhteinen, muutokset, ...stored }: Muokattava,
  values: TyomaaValues,
  nameOf: NameOf,
): Poikkeama[] {
  if (!yhteinen) return [];
  const typed = new Set(rowsOf(stored, values, nameOf).map(({ field }) => field));
  return rowsOf(yhteinen, values, nameOf).map(({ field, label, before, after }) => ({
    field,
    label,
    tilaus: after,
    yhteinen: before,
    muutettu: typed.has(field) ? texts.muokkaus.nyt : signedBy(muutokset[field as keyof TyomaaValues]),
  }));
}

const rowsOf = (before: object, after: TyomaaValues, nameOf: NameOf) =>
  changeRows({ fields: tyomaaMuokkausFields, base: before, nameOf }, before, after);

/** 'to 19.11. Kari S.' */
function signedBy({ at, by }: ChangeAuthor = {}): string {
  return [at && shortDay(helsinkiDay(new Date(at))), by].filter(Boolean).join(' ');
}

/** Whether an address was stored otherwise than it was typed: repaired, or with the postal code that was looked up. */
export const isKorjattu = (typed: OsoiteRivit, stored: OsoiteRivit): boolean =>
  osoiteKorjaukset(typed).length > 0 || (!typed.tyomaaOsoite3.trim() && stored.tyomaaOsoite3 !== '');

type Paikka = OsoiteRivit & Pick<TyomaaValues, 'tyomaaLat' | 'tyomaaLng'>;

/** Whether the place on the map is still that of the address before. */
export function onEdellisenOsoitteen(before: Paikka, now: Paikka): boolean {
  if (now.tyomaaLat === null || now.tyomaaLng === null) return false;
  const isSame = (name: keyof Paikka): boolean => before[name] === now[name];
  const isMoved = !isSame('tyomaaLat') || !isSame('tyomaaLng');
  return !isMoved && !(['tyomaaOsoite1', 'tyomaaOsoite3', 'tyomaaOsoite4'] as const).every(isSame);
}
