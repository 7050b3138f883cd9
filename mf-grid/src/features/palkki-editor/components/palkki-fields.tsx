import { palkkiFields, type GridVehicle } from '@keikka/contracts';
import { helsinkiDay, helsinkiWall } from '@keikka/domain';
import { RecordField, useOwnAsiakasId, useSession, type RecordEditing } from '@keikka/sdk';
import { Box, Combobox, DatePicker, Field, Input, Select, TimeField } from '@keikka/ui';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { usePalkkiTypes } from '../api/palkki-types.js';
import { minutesOf, offeredTypes, withEdge, type Edge, type Ends } from '../model/palkki-form.js';
import { texts } from '../texts.js';

interface PartProps {
  editing: RecordEditing<typeof palkkiFields>;
  disabled: boolean;
}

export interface PalkkiFieldsProps extends PartProps {
  vehicles: readonly GridVehicle[];
  /** Where it stands already, and may stay whosever the vehicle is. */
  currentVehicleId: number | null;
}

export function PalkkiFields({ vehicles, currentVehicleId, ...part }: PalkkiFieldsProps) {
  const offered = vehicles.filter((vehicle) => vehicle.plannable || vehicle.vehicleId === currentVehicleId);
  return (
    <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
      <TypeField {...part} />
      <VehicleField {...part} vehicles={offered} />
      <EdgeFields {...part} edge="timeStart" dayLabel={texts.startDay} />
      <EdgeFields {...part} edge="timeEnd" dayLabel={texts.endDay} />
      <Field label={texts.duration} unit={texts.minutes} readOnly>
        <Input value={minutesOf(useEnds(part))} readOnly tabIndex={-1} />
      </Field>
      <Box gridColumn={{ md: 'span 2' }}>
        <RecordField
          of={part.editing}
          name="keikkaComment"
          rows={4}
          hint={texts.commentHint}
          disabled={part.disabled}
        />
      </Box>
    </Box>
  );
}

function TypeField({ editing, disabled }: PartProps) {
  const { roles } = useSession();
  const { data = [], isError } = usePalkkiTypes(useOwnAsiakasId());
  const { field } = useController({ control: editing.form.control, name: 'grid_palkkiTypeId' });
  const current = field.value as number;
  const mayInvoice = roles.asiakasAdmin || roles.laskuAdmin;
  const options = offeredTypes(data, { mayInvoice, current }).map((type) => ({
    value: type.grid_palkkiTypeId,
    label: type.grid_palkkiTypeDescription || type.grid_palkkiType,
  }));
  return (
    <Field
      label={palkkiFields.grid_palkkiTypeId.label}
      disabled={disabled}
      error={isError ? texts.typesFailed : null}
    >
      <Select options={options} value={current} onValueChange={field.onChange} disabled={disabled} />
    </Field>
  );
}

function VehicleField({ editing, disabled, vehicles }: PartProps & { vehicles: readonly GridVehicle[] }) {
  const { field, fieldState } = useController({
    control: editing.form.control,
    name: 'vehicleId',
    rules: { validate: (vehicleId: number | null) => vehicleId !== null || texts.vehicleMissing },
  });
  return (
    <Field
      label={palkkiFields.vehicleId.label}
      required
      disabled={disabled}
      error={fieldState.error?.message}
    >
      <Combobox
        options={vehicles.map(({ vehicleId, vehicleNo, vehicleRegNo }) => ({
          value: vehicleId,
          label: vehicleNo,
          detail: vehicleRegNo,
        }))}
        value={field.value as number | null}
        onValueChange={field.onChange}
        disabled={disabled}
      />
    </Field>
  );
}

function useEnds({ editing }: Pick<PartProps, 'editing'>): Ends {
  const [timeStart, timeEnd] = useWatch({
    control: editing.form.control,
    name: ['timeStart', 'timeEnd'],
  }) as [string, string];
  return { timeStart, timeEnd };
}

/** Day and time of one end; what is set keeps its place and the other end gives way, but a typed end never comes before the start (G-174). */
function EdgeFields({ editing, disabled, edge, dayLabel }: PartProps & { edge: Edge; dayLabel: string }) {
  const ends = useEnds({ editing });
  const [today] = useState(() => helsinkiDay(Date.now()));
  const { yyyymmdd, minuteOfDay } = helsinkiWall(new Date(ends[edge]));
  function set(change: Parameters<typeof withEdge>[2]): void {
    for (const [name, at] of Object.entries(withEdge(ends, edge, change)))
      editing.form.setValue(name, at, { shouldDirty: true });
  }
  return (
    <Box display="grid" gridTemplateColumns="1fr 96px" gap="2" alignItems="start">
      <Field label={dayLabel} disabled={disabled}>
        <DatePicker
          block
          label={dayLabel}
          value={yyyymmdd}
          today={today}
          disabled={disabled}
          onValueChange={(day) => set({ yyyymmdd: day })}
        />
      </Field>
      <TimeField
        label={palkkiFields[edge].label}
        value={minuteOfDay}
        disabled={disabled}
        onValueChange={(minutes) => set({ minuteOfDay: minutes })}
      />
    </Box>
  );
}
