import type { GridItem } from '@keikka/contracts';
import { matkaArvio, sitePlace, tooLongSiirtyma, type Siirtyma, type Stop } from '@keikka/domain/ajomatka';
import { spanOf } from './work.js';

/** A palkki has no place, and that of an order that the viewer may not read is not told. */
const stopOf = (item: GridItem): Stop => ({
  place: 'tyomaaLat' in item ? sitePlace(item) : null,
  ...spanOf(item),
});

/** The estimated way (R-01a) in metres from a vehicle's work before the stop; null where either place is unknown. */
export function metresFromPrevious({ place, startMs }: Stop, items: readonly GridItem[]): number | null {
  const before = items.filter((item) => item.isKeikka && spanOf(item).endMs <= startMs).map(stopOf);
  const from = before.toSorted((a, b) => b.endMs - a.endMs)[0]?.place;
  return from && place ? matkaArvio(from, place).matkaM : null;
}

/** The first journey, from or to the vehicle's other work, for which there is too little time. */
export function siirtymaAround(stop: Stop, items: readonly GridItem[]): Siirtyma | null {
  const others = items.map(stopOf).toSorted((a, b) => a.startMs - b.startMs);
  const found = others.map((other) => tooLongSiirtyma(other, stop) ?? tooLongSiirtyma(stop, other));
  return found.find((siirtyma) => siirtyma !== null) ?? null;
}
