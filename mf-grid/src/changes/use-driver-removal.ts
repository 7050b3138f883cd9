import type { DayVehicle, GridDay } from '@keikka/contracts';
import { useOwnAsiakasId } from '@keikka/sdk';
import { driverTexts } from '../day/driver-texts.js';
import { isReadable } from '../day/model/grid-day.js';
import { removedStaffing } from '../day/model/staffing.js';
import { useChangeDay } from './commands/day-command.js';
import { restoreDriversCommand } from './commands/driver-commands.js';
import { useGridUndo } from './undo/use-grid-undo.js';
import { versionsOf, withOwn } from './commands/versions-of.js';

/** Takes the driver off a vehicle for the day; undefined when nobody is there to take off. */
export function useDriverRemoval(day: GridDay): (vehicle: DayVehicle) => (() => void) | undefined {
  const change = useChangeDay();
  const undo = useGridUndo();
  const ownAsiakasId = useOwnAsiakasId();
  const { yyyymmdd } = day;
  return ({ vehicleId, vehicleNo, keikkaGroup }) => {
    const { before, after } = removedStaffing(day, vehicleId, ownAsiakasId);
    if (before.orders.length + before.dayVehicles.length === 0) return undefined;
    const step = { kind: 'kuski', vehicleId, before, after } as const;
    const drawn = versionsOf(keikkaGroup.filter(isReadable));
    return () =>
      undo.track(
        change(restoreDriversCommand(yyyymmdd, step, (own) => withOwn(drawn, own))).then((rows) => ({
          yyyymmdd,
          text: driverTexts.removed(vehicleNo),
          undone: driverTexts.back(vehicleNo),
          change: step,
          versions: versionsOf(rows),
        })),
      );
  };
}
