import type { GridVehicle, palkkiFields } from '@keikka/contracts';
import { helsinkiDay } from '@keikka/domain';
import { useOwnAsiakasId, useSession } from '@keikka/sdk';
import { RecordField, VehicleField, type RecordEditing } from '@keikka/sdk/record';
import { Box, Field, Input } from '@keikka/ui';
import { useWatch } from '@keikka/sdk/record';
import { minutesOf } from '../../../day/model/grid-day.js';
import { usePalkkiTypes } from '../api/palkki-types.js';
import { offeredTypes, type PalkkiForm } from '../model/palkki-form.js';
import { texts } from '../texts.js';

interface PalkkiFieldsProps {
  editing: RecordEditing<typeof palkkiFields>;
  /** The present vehicle, which may stay whoever owns it. */
  vehicle?: GridVehicle;
  disabled: boolean;
}

export function PalkkiFields({ editing, vehicle, disabled }: PalkkiFieldsProps) {
  const form = useWatch({ control: editing.form.control }) as PalkkiForm;
  const field = { of: editing, disabled };
  return (
    <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
      <RecordField {...field} name="grid_palkkiTypeId" {...useTypeOptions(form.grid_palkkiTypeId)} />
      <VehicleField
        {...field}
        name="vehicleId"
        yyyymmdd={helsinkiDay(Date.parse(form.timeStart))}
        current={vehicle}
      />
      <RecordField {...field} name="timeStart" />
      <RecordField {...field} name="timeEnd" />
      <Field label={texts.duration} unit={texts.minutes} readOnly>
        <Input value={minutesOf(form)} readOnly tabIndex={-1} />
      </Field>
      <Box gridColumn={{ md: 'span 2' }}>
        <RecordField {...field} name="keikkaComment" rows={4} hint={texts.commentHint} />
      </Box>
    </Box>
  );
}

/** The types that the person may choose, and why there are none. */
function useTypeOptions(current: number) {
  const { roles } = useSession();
  const { data = [], isError } = usePalkkiTypes(useOwnAsiakasId());
  const mayInvoice = roles.asiakasAdmin || roles.laskuAdmin;
  const options = offeredTypes(data, { mayInvoice, current }).map((type) => ({
    value: type.grid_palkkiTypeId,
    label: type.grid_palkkiTypeDescription || type.grid_palkkiType,
  }));
  return { options, problem: isError ? texts.typesFailed : undefined };
}
