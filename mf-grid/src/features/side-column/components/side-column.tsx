import type { GridDriver } from '@keikka/contracts';
import { useCan } from '@keikka/sdk';
import { Box, Flex, IconButton, PanelRightClose, PanelRightOpen, useToastRoom } from '@keikka/ui';
import { useMemo, useRef } from 'react';
import type { ToResolve } from '../../../day/conflicts/to-resolve.js';
import { dayStatistics } from '../../../day/model/day-statistics.js';
import { driverRows } from '../../../day/model/drivers.js';
import { texts } from '../texts.js';
import { ConflictButton } from '../../../view/conflict-button.js';
import { useToastsAbove } from '../../../view/use-toasts-above.js';
import { useBoard } from '../../../view/board-context.js';
import { DriversPanel } from './drivers-panel.js';
import { FilterField } from './filter-field.js';
import { Statistics } from './statistics.js';

interface SideColumnProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSetVehicle: (driver: GridDriver) => void;
  found: ToResolve;
  onConflicts: () => void;
}

/** Beside the board: the drivers at work and the day's totals. Collapsed, it leaves a button. */
export function SideColumn({ open, onOpenChange, onSetVehicle, found, onConflicts }: SideColumnProps) {
  const { day, mayEdit } = useBoard();
  const showsDrivers = useCan('page.grid.drivers.read');
  const showsFilter = useCan('page.grid.suodata.read');
  const foot = useRef<HTMLDivElement>(null);
  const statistics = useMemo(() => dayStatistics(day), [day]);
  const drivers = useMemo(() => driverRows(day), [day]);
  useToastsAbove(foot, open);
  if (!open) {
    return (
      <Flex
        direction="column"
        width="9"
        align="center"
        pt="1.5"
        flexShrink="0"
        bg="bg.surface"
        borderStartWidth="1px"
        borderColor="border"
      >
        <IconButton
          label={texts.side.show}
          size="sm"
          tooltipPlacement="left"
          onClick={() => onOpenChange(true)}
        >
          <PanelRightOpen />
        </IconButton>
        <ConflictButton folded found={found} onOpen={onConflicts} />
      </Flex>
    );
  }
  return (
    <Flex
      as="aside"
      aria-label={texts.side.label}
      direction="column"
      width="sideColumn"
      flexShrink="0"
      minH="0"
      bg="bg.surface"
      borderStartWidth="1px"
      borderColor="border"
      position="relative"
      zIndex="sideColumn"
    >
      <IconButton
        label={texts.side.hide}
        size="sm"
        tooltipPlacement="left"
        position="absolute"
        top="1"
        insetEnd="1"
        zIndex="1"
        onClick={() => onOpenChange(false)}
      >
        <PanelRightClose />
      </IconButton>
      {showsFilter && <FilterField />}
      {showsDrivers ? (
        <DriversPanel rows={drivers} mayEdit={mayEdit} onSetVehicle={onSetVehicle} />
      ) : (
        <Flex flex="1" />
      )}
      <ToastGap />
      <div ref={foot}>
        <ConflictButton found={found} onOpen={onConflicts} />
        <Statistics statistics={statistics} />
      </div>
    </Flex>
  );
}

/** The area of the toasts. The list ends above them instead of continuing below. */
function ToastGap() {
  return <Box flexShrink="0" style={{ height: useToastRoom().height }} />;
}
