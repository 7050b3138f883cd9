import { Ban, Check, CircleAlert, TriangleAlert } from '@keikka/ui';
import { memo } from 'react';
import type { DayVehicle } from '../../model/grid-day.js';
import { heldOver, type Interaction } from '../../model/held.js';
import { rowAnswer, type RowAnswer } from '../../model/row-answer.js';
import { driverCell } from '../../model/row-texts.js';
import type { ValueStore } from '../../model/value-store.js';
import { texts } from '../../texts.js';
import { useStoreValue } from './use-store-value.js';

export interface VehicleCellProps {
  vehicle: DayVehicle;
  conflict: boolean;
  lines: 1 | 2;
}

export const VehicleCell = memo(function VehicleCell({ vehicle, conflict, lines }: VehicleCellProps) {
  const { vehicleNo, vehiclePuomi, vehicleRegNo, vehicleTypeName, vehicleNimi } = vehicle;
  const tip = [vehicleNo, vehicleRegNo, vehicleTypeName, vehicleNimi].filter(Boolean).join(' · ');
  const below = conflict ? texts.conflict : vehicleRegNo;
  return (
    <div role="rowheader" className="vehicle" title={tip}>
      <span className="cell-text" data-lines={lines}>
        <b>{vehiclePuomi ? `${vehicleNo} · ${vehiclePuomi} m` : vehicleNo}</b>
        {lines === 1 && !vehiclePuomi && <small> {vehicleRegNo}</small>}
        {lines === 2 && <small data-error={conflict || undefined}>{below}</small>}
      </span>
      {conflict && <CircleAlert className="conflict-icon" size={14} aria-label={texts.conflict} />}
    </div>
  );
});

export interface DriverCellProps {
  vehicle: DayVehicle;
  yyyymmdd: string;
  lines: 1 | 2;
  interaction: ValueStore<Interaction>;
}

/** The day's driver; while an order is held over the board, the row's answer instead. */
export const DriverCell = memo(function DriverCell({
  vehicle,
  yyyymmdd,
  lines,
  interaction,
}: DriverCellProps) {
  const held = useStoreValue(interaction, ({ held }) => (held?.kind === 'item' ? held.item : null));
  const span = useStoreValue(interaction, ({ held }) => (held?.kind === 'item' ? held.place.span : null));
  const chosen = useStoreValue(interaction, (state) => heldOver(state) === vehicle.vehicleId);
  const answer = held && span ? rowAnswer(vehicle, yyyymmdd, held, span) : null;
  const { name, more, missing } = driverCell(vehicle);
  const showsName = lines === 2 || !answer;
  return (
    <div role="gridcell" className="driver" data-chosen={chosen || undefined}>
      <span className="cell-text" data-lines={lines}>
        {showsName && (
          <span data-missing={missing || undefined}>
            {name}
            {more > 0 && ` +${more}`}
          </span>
        )}
        {answer && <Answer answer={answer} />}
      </span>
    </div>
  );
});

const ANSWER_ICONS = { free: Check, tight: TriangleAlert, ban: Ban } as const;

function Answer({ answer }: { answer: RowAnswer }) {
  const Icon = ANSWER_ICONS[answer.kind];
  return (
    <small className="answer" data-kind={answer.kind} title={answer.text}>
      <Icon size={12} aria-hidden />
      {answer.text}
    </small>
  );
}
