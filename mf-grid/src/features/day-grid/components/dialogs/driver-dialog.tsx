import type { GridDriver } from '@keikka/contracts';
import { Button, Combobox, Field, Modal } from '@keikka/ui';
import { useState, type SyntheticEvent } from 'react';
import type { GridDay } from '../../model/grid-day.js';
import { resolveDriverDrop } from '../../model/resolve-driver-drop.js';
import { driverCell, driverName } from '../../model/row-texts.js';
import { texts } from '../../texts.js';
import { useFirstField } from '../../../../first-field/use-first-field.js';
import { vehicleOptions } from './vehicle-options.js';

export interface DriverDialogProps {
  driver: GridDriver;
  day: GridDay;
  onMove: (driver: GridDriver, vehicleId: number) => void;
  onClose: () => void;
}

const WIDTH = '420px';
const FORM_ID = 'aseta-ajoneuvolle';

/** The driver's drag without dragging. */
export function DriverDialog({ driver, day, onMove, onClose }: DriverDialogProps) {
  const [vehicleId, setVehicleId] = useState<number | null>(driver.vehicleId);
  const target = day.ajoneuvot.find((vehicle) => vehicle.vehicleId === vehicleId) ?? null;
  const result = resolveDriverDrop(day.yyyymmdd, driver, target);

  const { form, firstField } = useFirstField();

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!('move' in result)) return;
    onClose();
    onMove(driver, result.move.vehicleId);
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={texts.drivers.setVehicleTitle(driverName(driver))}
      placeKey="aseta-ajoneuvolle"
      width={WIDTH}
      initialFocus={firstField}
      footer={
        <>
          <Button onClick={onClose}>{texts.move.cancel}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} disabled={!('move' in result)}>
            {texts.drivers.setVehicleSave}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} ref={form}>
        <Field label={texts.vehicle}>
          <Combobox
            options={vehicleOptions(day, (vehicle) => driverCell(vehicle).name)}
            value={vehicleId}
            onValueChange={setVehicleId}
          />
        </Field>
      </form>
    </Modal>
  );
}
