import type { GridDay, GridPalkkiType, GridVehicle, palkkiFields } from '@keikka/contracts';
import { clockOf, helsinkiDay, takesVehicle, type Yyyymmdd } from '@keikka/domain';
import { useSession } from '@keikka/sdk';
import { RecordField, useThings, useWatch, VehicleField, type RecordEditing } from '@keikka/sdk/record';
import { Box, Button, Field, Flex, Input } from '@keikka/ui';
import { useQuery } from '@tanstack/react-query';
import { useDayQuery } from '../../../day/cache/day-query.js';
import { minutesOf } from '../../../day/model/grid-day.js';
import { useReadGuests } from '../api/list-nakyvyys.js';
import { offeredTypes, type Ends, type PalkkiForm } from '../model/palkki-form.js';
import { texts } from '../texts.js';
import { PalkkiPreview } from './palkki-preview.js';
import { PalkkiRow } from './palkki-row.js';
import { UnderWarning } from './under-warning.js';
import type { useMovedEnd } from './use-moved-end.js';

interface PalkkiFieldsProps {
  editing: RecordEditing<typeof palkkiFields>;
  /** 0 of a new one. */
  palkkiId: number;
  /** The day that it is opened on. */
  yyyymmdd: Yyyymmdd;
  /** The present vehicle, which may stay whoever owns it. */
  vehicle?: GridVehicle;
  movedEnd: ReturnType<typeof useMovedEnd>;
  disabled: boolean;
}

export function PalkkiFields({
  editing,
  palkkiId,
  yyyymmdd,
  vehicle,
  movedEnd,
  disabled,
}: PalkkiFieldsProps) {
  const form = useWatch({ control: editing.form.control }) as PalkkiForm;
  const field = { of: editing, disabled };
  const { day, type, takes } = useDayUnder(form);
  // A palkki that a colleague has removed is saved as a new one, which no company sees.
  const guests = useReadGuests(editing.gone ? 0 : palkkiId, yyyymmdd);
  const row = day?.ajoneuvot.find(({ vehicleId }) => vehicleId === form.vehicleId);
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
      <RecordField
        {...field}
        name="timeEnd"
        after={form.timeStart}
        hint={movedEnd.moved && <EndMoved end={form.timeEnd} onUndo={() => restoreEnds(editing, movedEnd)} />}
      />
      <Field label={texts.duration} unit={texts.minutes} readOnly>
        <Input value={minutesOf(form)} readOnly tabIndex={-1} />
      </Field>
      <Box gridColumn={{ md: 'span 2' }}>
        <RecordField {...field} name="keikkaComment" rows={4} hint={texts.commentHint} />
        {!row && <PalkkiPreview typeId={form.grid_palkkiTypeId} comment={form.keikkaComment} />}
      </Box>
      <Box gridColumn={{ md: 'span 2' }} minW="0" _empty={{ display: 'none' }}>
        {takes && day && (
          <UnderWarning
            day={day}
            form={form}
            disabled={disabled}
            onTimes={(ends) => setEnds(editing, ends)}
          />
        )}
        {day && row && (
          <PalkkiRow day={day} vehicle={row} form={form} palkkiId={palkkiId} type={type} guests={guests} />
        )}
      </Box>
    </Box>
  );
}

/**
 * The day that the palkki begins on. It is read only for a type that keeps the vehicle from driving; for another one it is
 * there if the board has it.
 */
function useDayUnder({ grid_palkkiTypeId: id, timeStart }: PalkkiForm): {
  day: GridDay | null | undefined;
  type: GridPalkkiType | undefined;
  takes: boolean;
} {
  const { data: types = [] } = useThings('palkkiType');
  const type = types.find(({ grid_palkkiTypeId }) => grid_palkkiTypeId === id);
  const takes = type !== undefined && takesVehicle({ isPalkki: true, ...type });
  const dayQuery = useDayQuery();
  const { data: day } = useQuery({ ...dayQuery(helsinkiDay(Date.parse(timeStart))), enabled: takes });
  return { day, type, takes };
}

function setEnds({ form }: PalkkiFieldsProps['editing'], { timeStart, timeEnd }: Ends): void {
  form.setValue('timeStart', timeStart, { shouldDirty: true });
  form.setValue('timeEnd', timeEnd, { shouldDirty: true });
}

function restoreEnds(
  editing: PalkkiFieldsProps['editing'],
  { moved, forget }: PalkkiFieldsProps['movedEnd'],
): void {
  if (!moved) return;
  setEnds(editing, moved);
  forget();
}

function EndMoved({ end, onUndo }: { end: string; onUndo: () => void }) {
  return (
    <Flex role="status" gap="2" align="center">
      {texts.endMoved(clockOf(Date.parse(end)))}
      <Button size="sm" onClick={onUndo}>
        {texts.restoreEnd}
      </Button>
    </Flex>
  );
}

/** The types that the person may choose, and why there are none. */
function useTypeOptions(current: number) {
  const { roles } = useSession();
  const { data = [], isError } = useThings('palkkiType');
  const mayInvoice = roles.asiakasAdmin || roles.laskuAdmin;
  const options = offeredTypes(data, { mayInvoice, current }).map((type) => ({
    value: type.grid_palkkiTypeId,
    label: type.grid_palkkiTypeDescription || type.grid_palkkiType,
  }));
  return { options, problem: isError ? texts.typesFailed : undefined };
}
