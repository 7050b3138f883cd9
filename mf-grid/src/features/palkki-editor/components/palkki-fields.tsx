import type { GridVehicle } from '@keikka/contracts';
import { helsinkiDay, helsinkiWall } from '@keikka/domain';
import { useOwnAsiakasId, useSession } from '@keikka/sdk';
import { Box, Combobox, DatePicker, Field, Input, Select, Textarea, TimeField } from '@keikka/ui';
import { useState, type Ref } from 'react';
import { usePalkkiTypes } from '../api/palkki-types.js';
import {
  changedEdge,
  draftMinutes,
  offeredTypes,
  withEdge,
  type Edge,
  type PalkkiDraft,
} from '../model/palkki-draft.js';
import { texts } from '../texts.js';

export interface PalkkiFieldsProps {
  ref: Ref<HTMLDivElement>;
  draft: PalkkiDraft;
  onChange: (draft: PalkkiDraft) => void;
  vehicles: readonly GridVehicle[];
  /** Where it stands already, and may stay whosever the vehicle is. */
  currentVehicleId: number | null;
  disabled: boolean;
  vehicleMissing: boolean;
}

export function PalkkiFields({
  ref,
  draft,
  onChange,
  vehicles,
  currentVehicleId,
  disabled,
  vehicleMissing,
}: PalkkiFieldsProps) {
  const change = (part: Partial<PalkkiDraft>): void => onChange({ ...draft, ...part });
  const offered = vehicles.filter((vehicle) => vehicle.plannable || vehicle.vehicleId === currentVehicleId);
  const ends = { draft, onChange, disabled };
  return (
    <Box ref={ref} display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
      <TypeField
        value={draft.grid_palkkiTypeId}
        disabled={disabled}
        onValueChange={(grid_palkkiTypeId) => change({ grid_palkkiTypeId })}
      />
      <Field
        label={texts.vehicle}
        required
        disabled={disabled}
        error={vehicleMissing ? texts.vehicleMissing : null}
      >
        <Combobox
          options={offered.map((vehicle) => ({
            value: vehicle.vehicleId,
            label: vehicle.vehicleNo,
            detail: vehicle.vehicleRegNo,
          }))}
          value={draft.vehicleId}
          onValueChange={(vehicleId) => change({ vehicleId })}
          disabled={disabled}
        />
      </Field>
      <EdgeFields edge="start" {...ends} />
      <EdgeFields edge="end" {...ends} />
      <Field label={texts.duration} unit={texts.minutes} readOnly>
        <Input value={draftMinutes(draft)} readOnly tabIndex={-1} />
      </Field>
      <Box gridColumn={{ md: 'span 2' }}>
        <Field label={texts.comment} hint={texts.commentHint} disabled={disabled}>
          <Textarea
            rows={4}
            maxLength={2000}
            value={draft.keikkaComment}
            onChange={(event) => change({ keikkaComment: event.target.value })}
          />
        </Field>
      </Box>
    </Box>
  );
}

interface TypeFieldProps {
  value: number;
  disabled: boolean;
  onValueChange: (palkkiTypeId: number) => void;
}

function TypeField({ value, disabled, onValueChange }: TypeFieldProps) {
  const { roles } = useSession();
  const { data = [], isError } = usePalkkiTypes(useOwnAsiakasId());
  const mayInvoice = roles.asiakasAdmin || roles.laskuAdmin;
  const options = offeredTypes(data, { mayInvoice, current: value }).map((type) => ({
    value: type.grid_palkkiTypeId,
    label: type.grid_palkkiTypeDescription || type.grid_palkkiType,
  }));
  return (
    <Field label={texts.type} disabled={disabled} error={isError ? texts.typesFailed : null}>
      <Select options={options} value={value} onValueChange={onValueChange} disabled={disabled} />
    </Field>
  );
}

interface EdgeFieldsProps {
  edge: Edge;
  draft: PalkkiDraft;
  onChange: (draft: PalkkiDraft) => void;
  disabled: boolean;
}

const EDGE_TEXTS = {
  start: { day: texts.startDay, time: texts.starts },
  end: { day: texts.endDay, time: texts.ends },
} as const;

/** Day and time of one end; what is set keeps its place and the other end gives way, but a typed end never comes before the start (G-174). */
function EdgeFields({ edge, draft, onChange, disabled }: EdgeFieldsProps) {
  const at = draft[edge];
  const [today] = useState(() => helsinkiDay(Date.now()));
  const { yyyymmdd, minuteOfDay } = helsinkiWall(at);
  const set = (change: Parameters<typeof changedEdge>[1]): void =>
    onChange(withEdge(draft, edge, changedEdge(at, change)));
  const label = EDGE_TEXTS[edge];
  return (
    <Box display="grid" gridTemplateColumns="1fr 96px" gap="2" alignItems="start">
      <Field label={label.day} disabled={disabled}>
        <DatePicker
          block
          label={label.day}
          value={yyyymmdd}
          today={today}
          disabled={disabled}
          onValueChange={(day) => set({ yyyymmdd: day })}
        />
      </Field>
      <TimeField
        label={label.time}
        value={minuteOfDay}
        disabled={disabled}
        onValueChange={(minutes) => set({ minuteOfDay: minutes })}
      />
    </Box>
  );
}
