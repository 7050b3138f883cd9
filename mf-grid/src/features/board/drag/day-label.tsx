import type { GridItem } from '@keikka/contracts';
import { m3Text, shortDay, type Yyyymmdd } from '@keikka/domain';
import { useKnownCount } from '../../../day/api/day-loads.js';
import { actedOn, type Interaction } from '../../../day/drops/held.js';
import { isReadable, type ItemKey } from '../../../day/model/grid-day.js';
import { itemTitle } from '../../../day/model/item-text.js';
import { texts as dayTexts } from '../../../day/texts.js';

export const countOf = ({ group }: Interaction, key: ItemKey): number => actedOn(group, key).length;

interface DayLabelProps {
  item: GridItem;
  /** How many go, of which it is one. */
  count: number;
  from: Yyyymmdd;
  to: Yyyymmdd;
}

/** Over another day: what goes there, and what waits there. */
export function DayLabel({ item, count, from, to }: DayLabelProps) {
  const there = useKnownCount(to);
  const days = `${shortDay(from)} → ${shortDay(to)}`;
  return (
    <>
      {count > 1
        ? dayTexts.load(count)
        : [itemTitle(item), isReadable(item) && m3Text(item.m3)].filter(Boolean).join(' ')}
      <br />
      {there === undefined ? days : `${days} · ${dayTexts.load(there, item.isPalkki ? 0 : count)}`}
    </>
  );
}
