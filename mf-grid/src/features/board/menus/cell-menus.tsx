import { listedName, shortDay, type Yyyymmdd } from '@keikka/domain';
import type { DayVehicle, GridDriver } from '@keikka/contracts';
import { ContextMenu, Truck, UserX, type MenuEntry } from '@keikka/ui';
import { useState } from 'react';
import { driverChoices, type DriverChoice } from './driver-choices.js';
import { drivenKeikat } from '../../../day/model/row-texts.js';
import { driverTexts } from '../../../day/driver-texts.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { useDriverRemoval } from '../../../changes/use-driver-removal.js';
import { texts } from '../texts.js';
import { usePreset } from '../../../bar/use-preset.js';
import { useCellEvents, type CellAt } from './use-cell-events.js';
import { useBoard } from '../../../view/board-context.js';
import { useDriverMenuRight } from '../../../view/use-driver-menu-right.js';

interface CellMenusProps {
  onVehicle: (vehicle: DayVehicle) => void;
  onDriver: (driver: GridDriver, vehicleId: number) => void;
}

/**
 * The menus of the vehicle and driver cells. The vehicle's is for any admin (G-210), which is everybody who may see the
 * grid (C-74, C-75); the driver's for planners of the vehicle. They are keyed by the day, so that none stays open over
 * another day.
 */
export function CellMenus({ onVehicle, onDriver }: CellMenusProps) {
  const { root, day } = useBoard();
  const [at, setAt] = useState<CellAt | null>(null);
  const mayChooseDriver = useDriverMenuRight();
  const { stacked = false } = usePreset();
  const removalOf = useDriverRemoval(day);
  const vehicleOf = ({ vehicleId }: CellAt): DayVehicle | undefined =>
    day.ajoneuvot.find((vehicle) => vehicle.vehicleId === vehicleId);
  useCellEvents(root, (opened) => {
    const vehicle = vehicleOf(opened);
    if (!vehicle) return;
    if (opened.kind === 'vehicle' || mayChooseDriver(vehicle)) setAt(opened);
    else if (stacked) setAt({ ...opened, kind: 'vehicle' });
  });
  const vehicle = at && vehicleOf(at);
  if (!vehicle) return null;
  // Two cells in one row's height are one target for a finger.
  const both = stacked && mayChooseDriver(vehicle);
  const entries = [
    ...(both || at.kind === 'vehicle' ? vehicleEntries(vehicle, () => onVehicle(vehicle)) : []),
    ...(both || at.kind === 'driver'
      ? [
          ...driverEntries(vehicle, day.yyyymmdd, driverChoices(day, vehicle), (driver) =>
            onDriver(driver, vehicle.vehicleId),
          ),
          ...removalEntries(removalOf(vehicle)),
        ]
      : []),
  ];
  return (
    <ContextMenu
      point={at.point}
      onClose={() => setAt(null)}
      label={texts.cells[at.kind](vehicle.vehicleNo)}
      entries={entries}
    />
  );
}

function vehicleEntries({ vehicleNo, vehicleRegNo }: DayVehicle, onSelect: () => void): MenuEntry[] {
  return [
    { id: 'heading', heading: [vehicleNo, vehicleRegNo].filter(Boolean).join(' · ') },
    { id: 'info', label: texts.cells.vehicleInfo, icon: Truck, onSelect },
  ];
}

/** Last of the menu, while there is a driver to take off. */
const removalEntries = (onSelect: (() => void) | undefined): MenuEntry[] =>
  onSelect
    ? [{ id: 'removal', label: dayTexts.noDriver, detail: driverTexts.markedMissing, icon: UserX, onSelect }]
    : [];

function driverEntries(
  vehicle: DayVehicle,
  yyyymmdd: Yyyymmdd,
  choices: readonly DriverChoice[],
  onDriver: (driver: GridDriver) => void,
): MenuEntry[] {
  const count = drivenKeikat(vehicle).length;
  if (choices.length === 0) return [{ id: 'none', heading: texts.cells.noDrivers }];
  return [
    { id: 'heading', heading: driverTexts.choice(vehicle.vehicleNo, shortDay(yyyymmdd), count) },
    ...choices.map(({ driver, current, possible, detail }) => ({
      id: `${driver.personId}`,
      label: listedName(driver),
      detail: current ? undefined : detail,
      checked: current,
      disabled: !possible && !current,
      onSelect: () => possible && onDriver(driver),
    })),
  ];
}
