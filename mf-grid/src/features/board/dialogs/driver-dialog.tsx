import { listedName } from '@keikka/domain';
import type { GridDay, GridDriver } from '@keikka/contracts';
import { Field } from '@keikka/ui';
import { Combobox, SmallDialog } from '@keikka/ui/forms';
import { useState } from 'react';
import { resolveDriverDrop } from '../../../day/drops/resolve-driver-drop.js';
import { driverCell } from '../../../day/model/row-texts.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { dialogTexts } from './texts.js';
import { vehicleOptions } from './vehicle-options.js';

interface DriverDialogProps {
  driver: GridDriver;
  day: GridDay;
  onMove: (driver: GridDriver, vehicleId: number) => void;
  onClose: () => void;
}

/** The alternative to dragging a driver. */
export function DriverDialog({ driver, day, onMove, onClose }: DriverDialogProps) {
  const [vehicleId, setVehicleId] = useState<number | null>(driver.vehicleId);
  const target = day.ajoneuvot.find((vehicle) => vehicle.vehicleId === vehicleId) ?? null;
  const result = resolveDriverDrop(day.yyyymmdd, driver, target);
  return (
    <SmallDialog
      name="aseta-ajoneuvolle"
      title={dialogTexts.setVehicle.title(listedName(driver))}
      saveLabel={dialogTexts.setVehicle.save}
      saveDisabled={!('move' in result)}
      onSave={() => 'move' in result && onMove(driver, result.move.vehicleId)}
      onClose={onClose}
    >
      <Field label={dayTexts.vehicle}>
        <Combobox
          options={vehicleOptions(day, driver.vehicleId, (vehicle) => driverCell(vehicle).name)}
          value={vehicleId}
          onValueChange={setVehicleId}
        />
      </Field>
    </SmallDialog>
  );
}
