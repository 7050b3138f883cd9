import type { DayVehicle, GridItem, GridKeikka, MaskedKeikka } from '@keikka/contracts';
import { isDelivered, takesVehicle } from '@keikka/domain';
import { instantOf, isReadable } from './grid-day.js';

/**
 * Only work to be done collides. A palkki beside an order is a remark or a warning, a cancelled or deleted order is no
 * work, a delivered one is past change, an unsaved copy does not exist yet, and an item that ends when it begins takes
 * no time. Driving times from the factory do not count: they are the concrete truck's and not the pump's, and on a full
 * day they overlap on purpose. The vehicle's own way to its next site is warned of, where there is too little time.
 */
export const isWork = (item: GridItem): item is GridKeikka | MaskedKeikka =>
  item.isKeikka && !item.isTemp && takesVehicle(item) && !isDelivered(item.keikkaTilaId) && lasts(item);

const lasts = ({ timeStart, timeEnd }: GridItem): boolean => instantOf(timeStart) < instantOf(timeEnd);

/** Work that nobody drives, on a vehicle that needs a driver (C-79). */
export const lacksDriver = (
  item: GridItem,
  { useNoDriverBar }: Pick<DayVehicle, 'useNoDriverBar'>,
): item is GridKeikka =>
  useNoDriverBar !== false && isReadable(item) && item.kuskit.length === 0 && isWork(item);

export const driverless = (vehicle: DayVehicle): GridKeikka[] =>
  vehicle.keikkaGroup.filter((item): item is GridKeikka => lacksDriver(item, vehicle));
