import type { Vehicle } from '@keikka/contracts';
import type { Fields } from '@keikka/contracts/fields';
import type { Yyyymmdd } from '@keikka/domain';
import { useWatch } from 'react-hook-form';
import { controlOf } from './control-of.js';
import { RecordField, type RecordFieldProps } from './record-field.js';
import { texts } from './texts.js';
import { useThings } from '../things/use-things.js';
import { texts as thingTexts } from '../things/texts.js';
import { vehicleOptions, type VehicleState } from './vehicle-options.js';

interface VehicleFieldProps<F extends Fields> extends Pick<
  RecordFieldProps<F>,
  'of' | 'name' | 'disabled' | 'hint'
> {
  /** The day it is chosen for. */
  yyyymmdd: Yyyymmdd;
  /** The vehicle that the record stands on already: it may stay there, whosever it is. */
  current?: Vehicle | null;
  /** Whether each is free, which the list says and has first. */
  stateOf?: (vehicleId: number) => VehicleState;
}

/**
 * The vehicle of a record, of those that the company may plan on the day. They are read for themselves: the day on the
 * board knows only those of its own day.
 */
export function VehicleField<F extends Fields>({
  yyyymmdd,
  current,
  stateOf,
  ...field
}: VehicleFieldProps<F>) {
  const { data: vehicles = [], isError, isSuccess } = useThings('vehicle');
  const chosenId = useWatch({ control: controlOf(field.of), name: field.name }) as number | null;
  return (
    <RecordField
      {...field}
      searchable
      options={vehicleOptions(vehicles, { yyyymmdd, current, stateOf, chosenId })}
      problem={
        isError
          ? thingTexts.vehiclesFailed
          : isSuccess && vehicles.length === 0
            ? texts.noVehicles
            : undefined
      }
    />
  );
}
