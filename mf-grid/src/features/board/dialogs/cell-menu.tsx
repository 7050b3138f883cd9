import { listedName, shortDay, type Yyyymmdd } from '@keikka/domain';
import type { DayVehicle, GridDriver } from '@keikka/contracts';
import { ContextMenu, Truck, UserX, type MenuEntry } from '@keikka/ui';
import { driverChoices, type DriverChoice } from './driver-choices.js';
import { ordersToDrive } from '../../../day/model/staffing.js';
import { driverTexts } from '../../../day/driver-texts.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { useDriverRemoval } from '../../../changes/use-driver-removal.js';
import { dialogTexts } from './texts.js';
import { usePreset } from '../../../bar/use-preset.js';
import type { BoardCommands } from './use-board-commands.js';
import type { CellAt } from './use-open-window.js';
import { useBoard } from '../../../view/board-context.js';
import { useDriverMenuRight } from '../../../view/use-driver-menu-right.js';

interface CellMenuProps {
  at: CellAt;
  commands: Pick<BoardCommands, 'openVehicle' | 'setDriver'>;
  onClose: () => void;
}

/** The menu of a vehicle's cell or of its driver's. */
export function CellMenu({ at, commands, onClose }: CellMenuProps) {
  const { day, ownAsiakasId } = useBoard();
  const mayChooseDriver = useDriverMenuRight();
  const { stacked = false } = usePreset();
  const removalOf = useDriverRemoval(day);
  const vehicle = day.ajoneuvot.find(({ vehicleId }) => vehicleId === at.vehicleId);
  if (!vehicle) return null;
  // Two cells in one row's height are one target for a finger.
  const both = stacked && mayChooseDriver(vehicle);
  const entries = [
    ...(both || at.kind === 'vehicle' ? vehicleEntries(vehicle, () => commands.openVehicle(vehicle)) : []),
    ...(both || at.kind === 'driver'
      ? driverEntries({
          vehicle,
          yyyymmdd: day.yyyymmdd,
          orderCount: ordersToDrive(vehicle, ownAsiakasId).length,
          choices: driverChoices(day, vehicle),
          onDriver: (driver) => commands.setDriver(driver, vehicle.vehicleId),
          onRemoval: removalOf(vehicle),
        })
      : []),
  ];
  return (
    <ContextMenu
      point={at.point}
      onClose={onClose}
      label={dialogTexts.cells[at.kind](vehicle.vehicleNo)}
      entries={entries}
    />
  );
}

function vehicleEntries({ vehicleNo, vehicleRegNo }: DayVehicle, onSelect: () => void): MenuEntry[] {
  return [
    { id: 'heading', heading: [vehicleNo, vehicleRegNo].filter(Boolean).join(' · ') },
    { id: 'info', label: dialogTexts.cells.vehicleInfo, icon: Truck, onSelect },
  ];
}

/** Last of the menu: nobody, who is ticked when nobody drives. */
const removalEntry = (onSelect: (() => void) | undefined): MenuEntry => ({
  id: 'removal',
  label: dayTexts.noDriver,
  detail: onSelect && driverTexts.markedMissing,
  checked: !onSelect,
  icon: UserX,
  onSelect: () => onSelect?.(),
});

interface DriverEntries {
  vehicle: DayVehicle;
  yyyymmdd: Yyyymmdd;
  /** How many orders the choice is about. */
  orderCount: number;
  choices: readonly DriverChoice[];
  onDriver: (driver: GridDriver) => void;
  /** Absent when nobody is there to take off. */
  onRemoval: (() => void) | undefined;
}

function driverEntries({ vehicle, yyyymmdd, orderCount, choices, ...on }: DriverEntries): MenuEntry[] {
  if (choices.length === 0) return [{ id: 'none', heading: dialogTexts.cells.noDrivers }];
  const entryOf = ({ driver, current, possible, detail }: DriverChoice): MenuEntry => ({
    id: `${driver.personId}`,
    label: listedName(driver),
    detail: current ? undefined : detail,
    checked: current,
    disabled: !possible && !current,
    onSelect: () => possible && on.onDriver(driver),
  });
  const own = choices.filter(({ part }) => part === 'own');
  const groups = (['free', 'busy', 'away'] as const).flatMap((part): MenuEntry[] => {
    const found = choices.filter((choice) => choice.part === part);
    const heading = dialogTexts.cells.parts[part](found.length);
    return found.length > 0 ? [{ id: part, heading }, ...found.map(entryOf)] : [];
  });
  return [
    { id: 'heading', heading: driverTexts.choice(vehicle.vehicleNo, shortDay(yyyymmdd), orderCount) },
    ...own.map(entryOf),
    ...groups,
    { id: 'nobody', separator: true },
    removalEntry(on.onRemoval),
  ];
}
