import type { DayVehicle } from '@keikka/contracts';
import { vehicleName } from '@keikka/domain';
import type { ValueStore } from '@keikka/sdk';
import { CircleAlert, TriangleAlert, UserX, type LucideIcon } from '@keikka/ui';
import { memo, useMemo } from 'react';
import { vehicleIdUnder, type Held, type Interaction } from '../../../day/drops/held.js';
import { answerTo, hasSameAnswer, type RowAnswer } from '../../../day/drops/row-answer.js';
import { driverCell } from '../../../day/model/row-texts.js';
import { driverless } from '../../../day/model/work.js';
import { useBoard } from '../../../view/board-context.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';
import { useDriverMenuRight } from '../../../view/use-driver-menu-right.js';
import { answerIcon, BarIcon } from '../../../bar/bar-icons.js';
import { useStoreValue } from '../../../view/use-store-value.js';

interface VehicleCellProps {
  name: string;
  regNo: string;
  hasBoom: boolean;
  /** All that is known of it. */
  tip: string;
  /** A mark takes the place of the unit of the boom, and the registration number stays in the tooltip (G-101). */
  narrow: boolean;
  conflict: boolean;
  /** What does not fit its orders; empty when all does. */
  warning: string;
  lines: 1 | 2;
}

/** When a focused cell's row leaves the page, the focus goes to the board, so that keys keep working. */
const leaveFocusToBoard = (cell: HTMLElement | null) => () => {
  if (cell && cell === document.activeElement)
    cell.closest<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });
};

/** What a vehicle's cell shows of it: words, which are the same on another day. */
export function vehicleWords(
  vehicle: DayVehicle,
): Pick<VehicleCellProps, 'name' | 'regNo' | 'hasBoom' | 'tip'> {
  const { vehicleNo, vehiclePuomi, vehicleRegNo, vehicleTypeName, vehicleNimi } = vehicle;
  return {
    name: vehicleName(vehicle),
    regNo: vehicleRegNo,
    hasBoom: Boolean(vehiclePuomi),
    tip: [vehicleNo, vehicleRegNo, vehicleTypeName, vehicleNimi].filter(Boolean).join(' · '),
  };
}

const withoutUnit = (name: string): string => name.replace(/\sm$/, '');

/** Number and boom, and the registration number where it fits; the tooltip always has it. */
export const VehicleCell = memo(function VehicleCell(props: VehicleCellProps) {
  const { name, regNo, hasBoom, tip, narrow, conflict, warning, lines } = props;
  const hasRoom = lines === 2 || !(hasBoom || narrow);
  const isMarked = conflict || warning !== '';
  return (
    <div
      ref={leaveFocusToBoard}
      role="rowheader"
      className="vehicle"
      data-cell="vehicle"
      data-lines={lines}
      data-conflict={conflict || undefined}
      data-warning={warning !== '' || undefined}
      title={tip}
      tabIndex={-1}
      aria-haspopup="menu"
    >
      <b>{narrow && isMarked ? withoutUnit(name) : name}</b>
      {conflict && lines === 2 ? (
        <small data-error>{dayTexts.conflict}</small>
      ) : (
        hasRoom && !conflict && <small>{regNo}</small>
      )}
      <CellMark
        conflict={conflict && dayTexts.conflict}
        warning={warning && `${dayTexts.warning}: ${warning}`}
        icon={TriangleAlert}
        size={narrow ? 12 : 14}
      />
    </div>
  );
});

interface CellMarkProps {
  /** In words; empty or false when there is none. */
  conflict: string | false;
  warning: string | false;
  /** That of the warning. */
  icon: LucideIcon;
  size: number;
}

/** One mark at the end of a cell: red wins over amber, and the words tell of both. */
function CellMark({ conflict, warning, icon, size }: CellMarkProps) {
  const words = [conflict, warning].filter(Boolean).join('. ');
  const Icon = conflict ? CircleAlert : icon;
  return (
    words && <Icon className={conflict ? 'conflict-icon' : 'warning-icon'} size={size} aria-label={words} />
  );
}

interface DriverCellProps {
  vehicle: DayVehicle;
  /** One of the drivers is double-booked. */
  conflict: boolean;
  /** One of the drivers is away. */
  away: boolean;
  yyyymmdd: string;
  lines: 1 | 2;
  /** Under the vehicle, where it has room for whole names and answers. */
  stacked: boolean;
  interaction: ValueStore<Interaction>;
}

/** The day's driver, or the row's answer while something is dragged over the board. */
export const DriverCell = memo(function DriverCell(props: DriverCellProps) {
  const { vehicle, conflict, away, yyyymmdd, lines, stacked, interaction } = props;
  const opensMenu = useDriverMenuRight()(vehicle);
  const answerOf = useMemo(() => answerReader(vehicle, yyyymmdd), [vehicle, yyyymmdd]);
  const answer = useStoreValue(interaction, answerOf);
  const chosen = useStoreValue(interaction, (state) => vehicleIdUnder(state.held) === vehicle.vehicleId);
  const { today } = useBoard();
  const without = yyyymmdd < today ? 0 : driverless(vehicle).length;
  const { name, wholeName, more, whole, missing, gap, personId } = driverCell(vehicle, without, opensMenu);
  const shown = stacked ? wholeName : name;
  const named = more > 0 ? `${shown} +${more}` : shown;
  const tip = [
    without > 0 && whole === name ? `${name} · ${gap}` : whole,
    conflict && texts.driverConflict,
    away && texts.driverAway,
  ]
    .filter(Boolean)
    .join('. ');
  return (
    <div
      ref={leaveFocusToBoard}
      role="gridcell"
      className="driver"
      data-cell="driver"
      // Dragged from here, the driver goes to another vehicle, or off this one.
      data-person={opensMenu ? personId : undefined}
      tabIndex={-1}
      aria-haspopup={opensMenu ? 'menu' : undefined}
      title={answer ? undefined : tip}
      data-chosen={chosen || undefined}
      data-missing={(missing && !answer) || undefined}
      data-nobody={(personId === undefined && !answer) || undefined}
      data-conflict={(conflict && !answer) || undefined}
      data-warning={(away && !answer) || undefined}
    >
      {(lines === 2 || !answer) && (gap ? <Gap name={named} gap={gap} missing={missing} /> : named)}
      {answer && <Answer answer={answer} whole={lines === 2 || stacked} />}
      {!answer && (
        <CellMark
          conflict={conflict && texts.driverConflict}
          warning={away && texts.driverAway}
          icon={UserX}
          size={14}
        />
      )}
    </div>
  );
});

/** The name gives way to the number of orders without a driver, which the tooltip has whole. */
function Gap({ name, gap, missing }: { name: string; gap: string; missing: boolean }) {
  return (
    <span className="gap">
      {missing && <UserX size={14} aria-hidden />}
      <span>{name}</span>
      <b>&nbsp;· {gap}</b>
    </span>
  );
}

/** The row's answer to the dragged item; the same object while it is unchanged, because most steps change few rows. */
function answerReader(vehicle: DayVehicle, yyyymmdd: string): (state: Interaction) => RowAnswer | null {
  let last: { held: Held; answer: RowAnswer } | null = null;
  return ({ held }) => {
    if (!held) return null;
    if (last && hasSameAnswer(last.held, held)) return last.answer;
    const next = answerTo(vehicle, yyyymmdd, held);
    const isUnchanged = last?.answer.kind === next.kind && last.answer.text === next.text;
    last = { held, answer: last && isUnchanged ? last.answer : next };
    return last.answer;
  };
}

function Answer({ answer: { kind, text, short }, whole }: { answer: RowAnswer; whole: boolean }) {
  return (
    <small className="answer" data-kind={kind} title={text}>
      <BarIcon icon={answerIcon(kind)} />
      {whole ? text : short}
    </small>
  );
}
