import type { GridDriver } from '@keikka/contracts';
import { useCan, useShortcuts } from '@keikka/sdk';
import { Box, Flex, IconButton, PanelRightClose, useToastRoom } from '@keikka/ui';
import { memo, useImperativeHandle, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ToResolve } from '../../../day/conflicts/to-resolve.js';
import { dayStatistics } from '../../../day/model/day-statistics.js';
import { driverRows } from '../../../day/model/drivers.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';
import { ConflictButton } from '../../../view/conflict-button.js';
import { useToastsAbove } from '../../../view/use-toasts-above.js';
import { useBoard, type BoardView } from '../../../view/board-context.js';
import { DriversPanel } from './drivers-panel.js';
import { FilterField } from './filter-field.js';
import { SideHandle } from './side-handle.js';
import { Statistics } from './statistics.js';
import { useLiesOverBoard } from './use-side-column.js';

interface SideColumnProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSetVehicle: (driver: GridDriver) => void;
  found: ToResolve;
  onConflicts: () => void;
}

/**
 * Beside the board, on a narrow screen over it: the drivers at work and the day's totals. Folded, it leaves a handle.
 */
export function SideColumn({ open, onOpenChange, onSetVehicle, found, onConflicts }: SideColumnProps) {
  const { day, mayEdit, board, search } = useBoard();
  const showsDrivers = useCan('page.grid.drivers.read');
  const showsFilter = useCan('page.grid.suodata.read');
  const liesOver = useLiesOverBoard();
  const foot = useRef<HTMLDivElement>(null);
  const statistics = useMemo(() => dayStatistics(day), [day]);
  const drivers = useMemo(() => driverRows(day), [day]);
  useToastsAbove(foot, open);
  const field = useRef<HTMLInputElement>(null);
  function focusSearch(): void {
    if (!open) flushSync(() => onOpenChange(true));
    field.current?.focus();
    field.current?.select();
  }
  const folding = { board, onOpenChange };
  useImperativeHandle(search, () => ({ focus: focusSearch }));
  useShortcuts(
    dayTexts.keys.page,
    showsFilter ? [{ keys: ['/'], label: dayTexts.filter.label, act: focusSearch }] : [],
  );
  const handle = (
    <SideHandle
      showsFilter={showsFilter}
      driverCount={showsDrivers ? drivers.length : null}
      found={found}
      onOpen={() => onOpenChange(true)}
      onConflicts={onConflicts}
    />
  );
  if (!open) return handle;
  const column = (
    <Flex
      as="aside"
      aria-label={texts.side.label}
      direction="column"
      flexShrink="0"
      minH="0"
      bg="bg.surface"
      borderStartWidth="1px"
      borderColor="border"
      zIndex="sideColumn"
      {...(liesOver ? over : beside)}
      onKeyDown={({ key, defaultPrevented }) => {
        if (liesOver && key === 'Escape' && !defaultPrevented) fold(folding);
      }}
    >
      <FoldButton {...folding} />
      {showsFilter && <FilterField field={field} onHit={() => liesOver && onOpenChange(false)} />}
      {showsDrivers ? (
        <DriversPanel rows={drivers} mayEdit={mayEdit} belowField={showsFilter} onSetVehicle={onSetVehicle} />
      ) : (
        <Flex flex="1" />
      )}
      <ToastGap />
      <div ref={foot} className="of-day">
        <ConflictButton found={found} onOpen={onConflicts} />
        <Statistics statistics={statistics} />
      </div>
    </Flex>
  );
  // The handle keeps its place below the column, so that the board keeps its width.
  return liesOver ? (
    <>
      {handle}
      {column}
    </>
  ) : (
    column
  );
}

type Folding = Pick<BoardView, 'board'> & Pick<SideColumnProps, 'onOpenChange'>;

/** The focus goes to the board, because what had it is gone. */
function fold({ board, onOpenChange }: Folding): void {
  onOpenChange(false);
  board.current?.focus();
}

/** It is the same on every day. */
const FoldButton = memo(function FoldButton(folding: Folding) {
  return (
    <IconButton
      label={texts.side.hide}
      size="sm"
      tooltipPlacement="left"
      position="absolute"
      insetEnd="1.5"
      zIndex="1"
      css={besideField}
      onClick={() => fold(folding)}
    >
      <PanelRightClose />
    </IconButton>
  );
});

const beside = { width: 'sideColumn', position: 'relative' } as const;
const over = {
  width: 'sideColumnOver',
  position: 'absolute',
  insetBlock: '0',
  insetEnd: '0',
  boxShadow: 'overlay',
} as const;

/** In the middle of the search field's height. */
const besideField = { top: '10px', '@media (pointer: coarse)': { top: '2' } } as const;

/** The area of the toasts. The list ends above them instead of continuing below. */
function ToastGap() {
  return <Box flexShrink="0" style={{ height: useToastRoom().height }} />;
}
