import { Box, CalendarX2, chakra, CircleCheck, GripVertical, Phone, Span } from '@keikka/ui';
import { m3Text, phoneHref } from '@keikka/domain';
import type { MouseEvent } from 'react';
import type { DriverRow as Row } from '../../model/drivers.js';
import type { Point } from '../../model/held.js';
import { driverName } from '../../model/row-texts.js';
import { texts } from '../../texts.js';

export interface DriverRowProps {
  row: Row;
  mayEdit: boolean;
  /** A finger reaches for the phone, a mouse does not. */
  callable: boolean;
  onMenu: (point: Point) => void;
}

export function DriverRow({ row, mayEdit, callable, onMenu }: DriverRowProps) {
  const { driver, state, vehicleNo } = row;
  const name = driverName(driver);
  const call = phoneHref(driver.personPhone);
  function open(event: MouseEvent<HTMLElement>): void {
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    const byKey = event.detail === 0 && event.type === 'click';
    onMenu(byKey ? { x: box.left + 16, y: box.bottom } : { x: event.clientX, y: event.clientY });
  }
  return (
    <Box display="flex" height="full" alignItems="stretch">
      <RowButton
        type="button"
        data-person={mayEdit && state !== 'away' ? driver.personId : undefined}
        data-state={state}
        aria-haspopup="menu"
        onClick={open}
        onContextMenu={open}
      >
        <GripVertical size={14} aria-hidden visibility={mayEdit && state !== 'away' ? 'visible' : 'hidden'} />
        <Span flex="1" textAlign="start" truncate>
          {name}
        </Span>
        {vehicleNo && (
          <Span width="44px" flexShrink="0" textAlign="start" fontWeight="semibold">
            {vehicleNo}
          </Span>
        )}
        <DriverState row={row} />
      </RowButton>
      {callable && call && (
        <CallLink href={call} aria-label={texts.drivers.call(name)}>
          <Phone size={20} />
        </CallLink>
      )}
    </Box>
  );
}

function DriverState({ row: { driver, state, keikkaCount, m3 } }: { row: Row }) {
  if (state === 'away') {
    return (
      <Span display="inline-flex" gap="1" alignItems="center">
        <CalendarX2 size={14} aria-hidden />
        {driver.statusName || texts.drivers.away}
      </Span>
    );
  }
  if (state === 'free') {
    return (
      <Span display="inline-flex" gap="1" alignItems="center" color="status.success.fg" fontWeight="semibold">
        <CircleCheck size={14} aria-hidden />
        {texts.drivers.free}
      </Span>
    );
  }
  return (
    <Span width="84px" flexShrink="0" textAlign="end" color="fg.muted">
      {keikkaCount} · {m3Text(m3)}
    </Span>
  );
}

const RowButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: 1,
    minW: 0,
    ps: '2',
    pe: '3',
    textStyle: 'text.label',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'pan-y',
    '& svg': { flexShrink: 0, color: 'border.strong' },
    '&[data-state=free] svg': { color: 'inherit' },
    '&[data-state=away]': { color: 'fg.subtle' },
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const CallLink = chakra('a', {
  base: { display: 'grid', placeItems: 'center', width: '11', flexShrink: 0, color: 'brand.fg' },
});
