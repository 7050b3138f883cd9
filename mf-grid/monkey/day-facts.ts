import type { GridDay, GridItem } from '@keikka/contracts';
import { helsinkiWall } from '@keikka/domain';
import { isReadable, itemKey, minutesOf, type ItemKey } from '../src/day/model/grid-day.js';
import type { Facts } from '../test/undo-model.js';

export function factsOf(item: GridItem): Facts {
  const facts = {
    vehicleId: item.vehicleId,
    start: helsinkiWall(Date.parse(item.timeStart)).minuteOfDay,
    length: minutesOf(item),
    tila: item.keikkaTilaId,
  };
  if (!isReadable(item)) return facts;
  const kuskit = item.kuskit.map((kuski) => `${kuski.personId}${kuski.isExplicitAssignment ? '' : '?'}`);
  return { ...facts, kuskit: kuskit.join(',') };
}

/** Company 1's own orders and palkit of the day by their keys. */
export function ownItems({ ajoneuvot }: GridDay): Map<ItemKey, GridItem> {
  const items = ajoneuvot.flatMap(({ keikkaGroup }) => keikkaGroup);
  const own = items.filter((item) => item.ownerAsiakasId === 1 && (item.isPalkki || isReadable(item)));
  return new Map(own.map((item) => [itemKey(item), item]));
}

/** Which vehicle each driver has for the day, if not by default. */
export const dayVehiclesOf = ({ kuskit = [] }: GridDay): Map<number, number | null> =>
  new Map(
    kuskit.map(({ personId, vehicleId, isExplicitAssignment }) => [
      personId,
      isExplicitAssignment ? vehicleId : null,
    ]),
  );
