import type { GridItem } from '@keikka/contracts';
import type { Place, Stop } from '@keikka/domain/ajomatka';
import { isReadable, spanOf } from './grid-day.js';

/** Where the item is. Of a palkki, and of an order that the viewer may not read, nobody knows. */
export function placeOf(item: GridItem): Place | null {
  if (!isReadable(item)) return null;
  const { tyomaaLat: lat, tyomaaLng: lng } = item;
  return lat === null || lng === null ? null : { lat, lng };
}

export const stopOf = (item: GridItem): Stop => ({ place: placeOf(item), ...spanOf(item) });
