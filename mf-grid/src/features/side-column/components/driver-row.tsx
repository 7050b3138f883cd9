import { CalendarX2, CircleCheck, Phone } from '@keikka/ui';
import { numberText, phoneHref, listedName } from '@keikka/domain';
import { memo, type MouseEvent } from 'react';
import type { GridDriver } from '@keikka/contracts';
import type { DriverRow as Row } from '../../../day/model/drivers.js';
import type { Point } from '../../../day/drops/held.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';

export interface DriverMenu {
  driver: GridDriver;
  point: Point;
}

interface DriverRowProps {
  row: Row;
  mayEdit: boolean;
  /** Shown on touch screens, where a tap can call. */
  callable: boolean;
  onMenu: (menu: DriverMenu) => void;
}

/** Plain elements styled by the panel's style sheet, because a screen holds forty of them. */
export const DriverRow = memo(function DriverRow({ row, mayEdit, callable, onMenu }: DriverRowProps) {
  const { driver, state, vehicleNo } = row;
  const name = listedName(driver);
  const call = phoneHref(driver.personPhone);
  function open(event: MouseEvent<HTMLElement>): void {
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    const byKey = event.detail === 0 && event.type === 'click';
    const point = byKey ? { x: box.left + 16, y: box.bottom } : { x: event.clientX, y: event.clientY };
    onMenu({ driver, point });
  }
  return (
    <>
      <button
        type="button"
        className="driver-row"
        data-person={mayEdit ? driver.personId : undefined}
        data-state={state}
        aria-haspopup="menu"
        onClick={open}
        onContextMenu={open}
      >
        <span className="name" title={name}>
          {name}
        </span>
        {vehicleNo && <b>{vehicleNo}</b>}
        <DriverState row={row} />
      </button>
      {callable && call && (
        <a className="call" href={call} aria-label={dayTexts.drivers.call(name)}>
          <Phone size={20} />
        </a>
      )}
    </>
  );
});

function DriverState({ row: { driver, state, keikkaCount, m3 } }: { row: Row }) {
  if (state === 'away') {
    return (
      <span className="state">
        <CalendarX2 size={14} aria-hidden />
        {driver.statusName || dayTexts.drivers.away}
      </span>
    );
  }
  if (state === 'free') {
    return (
      <span className="state">
        <CircleCheck size={14} aria-hidden />
        {texts.drivers.free}
      </span>
    );
  }
  return (
    <span className="sum">
      {keikkaCount} · {numberText(m3)}
    </span>
  );
}
