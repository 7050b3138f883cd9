import type { DayVehicle, GridItem } from '@keikka/contracts';
import { hasWords, listedName, searchText, searchWords } from '@keikka/domain';
import { isReadable, type ItemKey } from '../model/grid-day.js';
import type { BoardRow } from './board-rows.js';
import { itemTitle, keikkaAddress } from '../model/item-text.js';
import { lacksDriver } from '../model/work.js';
import { texts } from '../texts.js';

const SHORTEST = 2;

/** The words of a search; none while it is too short to be meaningful (G-197). */
export const filterWords = (text: string): string[] =>
  text.trim().length < SHORTEST ? [] : searchWords(text);

/** Whether the item, together with its vehicle, contains every word. */
export const matchesFilter = (item: GridItem, vehicle: DayVehicle, words: readonly string[]): boolean =>
  hasWords(itemText(item, vehicle), words);

/** Keys of the items that match a search, in the order of the board, including those under a '+n'. */
export function filterHits(rows: readonly BoardRow[], words: readonly string[]): ItemKey[] {
  if (words.length === 0) return [];
  return rows.flatMap((row) =>
    row.kind === 'vehicle'
      ? row.all.filter(({ item }) => matchesFilter(item, row.vehicle, words)).map(({ key }) => key)
      : [],
  );
}

const searchTexts = new WeakMap<GridItem, string>();

/** The searchable text of an item. Remembered per item, because every key press reads all of them. */
function itemText(item: GridItem, vehicle: DayVehicle): string {
  const known = searchTexts.get(item);
  if (known !== undefined) return known;
  const parts = [itemTitle(item), vehicle.vehicleNo, vehicle.vehicleRegNo];
  if (lacksDriver(item, vehicle)) parts.push(texts.noDriver);
  if (item.isPalkki) parts.push(item.grid_palkkiTypeDescription, ...item.kuskit.map(listedName));
  if (isReadable(item)) {
    parts.push(
      String(item.keikkaId),
      item.keikkaTilaSelite,
      item.sourceAsiakasNimi,
      item.betoniSijaintiNimi,
      keikkaAddress(item),
      item.yhteyshenkiloNimi,
      item.yhteyshenkiloPuhelin,
      ...item.betonit.map(({ betoniString }) => betoniString),
      ...item.kuskit.map(listedName),
    );
  }
  const text = searchText(...parts);
  searchTexts.set(item, text);
  return text;
}
