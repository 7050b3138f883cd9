import { takesTime } from '@keikka/domain';
import { isReadable, itemKey, overlaps, spanOf, type GridItem, type ItemKey } from './grid-day.js';

/** Only work collides: a palkki beside an order is a remark, a cancelled order is no work. */
const isWork = (item: GridItem): boolean =>
  item.isKeikka && (!isReadable(item) || takesTime(item.keikkaTilaId));

/** Keys of the orders of one vehicle that stand on each other's time: the double bookings. */
export function findConflicts(items: readonly GridItem[]): Set<ItemKey> {
  const work = items.filter(isWork).sort((a, b) => spanOf(a).startMs - spanOf(b).startMs);
  const found = new Set<ItemKey>();
  work.forEach((item, index) => {
    for (const later of work.slice(index + 1)) {
      if (spanOf(later).startMs >= spanOf(item).endMs) break;
      if (overlaps(spanOf(item), spanOf(later))) found.add(itemKey(item)).add(itemKey(later));
    }
  });
  return found;
}
