import type { GridItem } from '@keikka/contracts';
import { sitePlace, type Place, type Stop } from '@keikka/domain/ajomatka';
import { isReadable, spanOf } from './grid-day.js';

/** Where the item is. Of a palkki, and of an order that the viewer may not read, nobody knows. */
export const placeOf = (item: GridItem): Place | null => (isReadable(item) ? sitePlace(item) : null);

export const stopOf = (item: GridItem): Stop => ({ place: placeOf(item), ...spanOf(item) });
