import { kuskiCalls, type GridDriver } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import type { VersionsByKey } from '@keikka/sdk';
import { keikkaKey } from '../../day/model/grid-day.js';
import type { Staffing } from '../../day/model/staffing.js';
import type { DayCommand } from './day-command.js';
import type { StepOf } from './step-change.js';
import { texts } from './texts.js';

/** Sets the driver of all orders of a vehicle that day. */
export function setDriverCommand(
  yyyymmdd: Yyyymmdd,
  vehicleId: number,
  { personId }: GridDriver,
  staffing: Staffing,
): DayCommand {
  const body = { vehicleId, personId, yyyymmdd };
  return {
    yyyymmdd,
    change: { kind: 'staffing', staffing },
    send: async (api) => (await api.ask(kuskiCalls.setForVehicle, body)).changed,
    failed: texts.driver,
  };
}

/** Restores the earlier drivers of each order; `seenOf` tells the versions seen, of those that the viewer's own changes made. */
export function restoreDriversCommand(
  yyyymmdd: Yyyymmdd,
  { vehicleId, after }: StepOf<'kuski'>,
  seenOf: (own: VersionsByKey) => VersionsByKey,
): DayCommand {
  const ordersOf = (seen: VersionsByKey) =>
    after.orders.map(({ keikkaId, kuskit }) => ({
      keikkaId,
      personIds: kuskit.map(({ personId }) => personId),
      varmenne: seen[keikkaKey(keikkaId)],
    }));
  const body = { vehicleId, yyyymmdd, dayVehicles: [...after.dayVehicles] };
  return {
    yyyymmdd,
    change: { kind: 'staffing', staffing: after },
    send: async (api, own) =>
      (await api.ask(kuskiCalls.restore, { ...body, orders: ordersOf(seenOf(own)) })).changed,
    failed: texts.driver,
  };
}
