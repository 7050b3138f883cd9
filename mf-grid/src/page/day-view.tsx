import type { GridPalkki } from '@keikka/contracts';
import { useCan, useOwnAsiakasId } from '@keikka/sdk';
import { Box, Flex, VisuallyHidden } from '@keikka/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useKeikkaTilat } from '../day/api/keikka-tilat.js';
import { boardRows } from '../day/rows/board-rows.js';
import type { ShownDay } from '../changes/commands/day-changes.js';
import type { DayVehicle, GridDay } from '../day/model/grid-day.js';
import { idle } from '../day/drops/held.js';
import { valueStore } from '../view/value-store.js';
import { BarTooltip } from '../bar/bar-tooltip.js';
import type { BoardHandle } from '../view/board-handle.js';
import { Board, type BoardProps } from '../features/board/sheet/board.js';
import { Corner } from '../features/board/sheet/corner.js';
import { ConflictButton } from '../view/conflict-button.js';
import { DayConflicts } from '../features/conflicts/components/day-conflicts.js';
import type { PalkkiPlace } from '../day/palkki-place.js';
import { BoardWindows } from '../features/board/dialogs/board-windows.js';
import { DragLabel } from '../features/board/drag/drag-layer.js';
import { useTravellingBars } from '../features/board/drag/use-travelling-bars.js';
import { CellMenus } from '../features/board/menus/cell-menus.js';
import { PhoneDay } from '../features/phone-day/components/phone-day.js';
import { useOwnJobs } from '../features/phone-day/components/use-own-jobs.js';
import { FilterField } from '../features/side-column/components/filter-field.js';
import { SideColumn } from '../features/side-column/components/side-column.js';
import { EmptyBoard, EmptyDay } from './states/empty-day.js';
import { useBoardInput } from '../features/board/input/use-board-input.js';
import { useDayActions } from '../changes/use-day-actions.js';
import { useDayConflicts } from '../features/conflicts/components/use-day-conflicts.js';
import { useDaySearch } from '../view/use-day-search.js';
import { useFilterHits } from '../features/side-column/components/use-filter-hits.js';
import { useItemCommands } from '../features/board/input/use-item-commands.js';
import { useMayMakePalkki } from '../view/use-may-make-palkki.js';
import { useOpenWindow } from '../features/board/dialogs/use-open-window.js';
import { usePreset } from '../bar/use-preset.js';
import { usePalkkiKey } from '../features/board/input/use-palkki-key.js';

export interface DayViewProps extends ShownDay<GridDay> {
  refreshing: boolean;
  onRefresh: () => void;
  /** Opens a palkki; null makes a new one. */
  onPalkki: (palkki: GridPalkki | null, place?: PalkkiPlace) => void;
  onNextDay: () => void;
  onVehicle: (vehicle: DayVehicle) => void;
  /** A narrow screen gets the day as a list. */
  phone: boolean;
  sideOpen: boolean;
  onSideOpenChange: (open: boolean) => void;
}

/** The board with its side column, and everything one can do on it. */
export function DayView(props: DayViewProps) {
  const { day, onPalkki, onVehicle, phone, sideOpen, onSideOpenChange } = props;
  const { yyyymmdd } = day;
  const root = useRef<HTMLDivElement>(null);
  const board = useRef<BoardHandle>(null);
  const [interaction] = useState(() => valueStore(idle));
  const ownAsiakasId = useOwnAsiakasId();
  const mayEdit = useCan('page.grid.edit');
  const showsDrivers = useCan('page.grid.drivers.read');
  const showsFilter = useCan('page.grid.suodata.read');
  const rows = useMemo(() => boardRows(day, ownAsiakasId), [day, ownAsiakasId]);
  const conflicts = useDayConflicts(day);
  const actions = useDayActions(day);
  // Before a menu asks for them: otherwise it would grow under the pointer.
  useKeikkaTilat(ownAsiakasId, mayEdit);
  const { window, open, close } = useOpenWindow();
  useTravellingBars(board, day);
  useEffect(() => interaction.set(idle), [interaction, yyyymmdd]);
  const places = { root, rows, board, interaction };
  const may = { ownAsiakasId, mayEdit };
  const commands = useItemCommands({ day, ...may, actions, onPalkki, open });
  const input = useBoardInput({ ...places, day, ...may, phone, actions, commands, open });
  usePalkkiKey({ day, rows, interaction, onNewPalkki: (place) => onPalkki(null, place) });
  const { words } = useDaySearch();
  const hits = useFilterHits({ ...places, words });
  // The list of conflicts leads to jobs, which a filtered list may not have.
  const listsAll = useOwnJobs().personId === null && words.length === 0;
  return (
    <Flex ref={root} flex="1" minH="0">
      <VisuallyHidden role="status">{input.spoken}</VisuallyHidden>
      <Box
        position="relative"
        display="flex"
        flexDirection={phone ? 'column' : 'row'}
        flex="1"
        minW="0"
        {...input.clicks}
      >
        {phone && listsAll && conflicts.bookings.length > 0 && (
          <ConflictButton count={conflicts.bookings.length} onOpen={conflicts.open} />
        )}
        <DaySheet
          {...props}
          rows={rows}
          filter={words}
          interaction={interaction}
          handle={board}
          onKeyDown={input.onKeyDown}
        />
      </Box>
      {!phone && (
        <SideColumn
          day={day}
          open={sideOpen}
          onOpenChange={onSideOpenChange}
          showsDrivers={showsDrivers}
          mayEdit={mayEdit}
          onSetVehicle={(driver) => open({ kind: 'driver', driver })}
          conflictCount={conflicts.bookings.length}
          onConflicts={conflicts.open}
          filter={showsFilter && <FilterField hits={hits.count} onNextHit={hits.goToNext} />}
        />
      )}
      <BarTooltip root={root} rows={rows} />
      <DragLabel rows={rows} yyyymmdd={yyyymmdd} interaction={interaction} />
      <CellMenus key={yyyymmdd} root={root} day={day} onVehicle={onVehicle} onDriver={actions.setDriver} />
      <DayConflicts
        open={conflicts.isOpen}
        onClose={conflicts.close}
        day={day}
        bookings={conflicts.bookings}
        places={places}
        phone={phone}
        {...may}
        onOpenItem={commands.openItem}
        onMove={commands.openMove}
      />
      <BoardWindows
        window={window}
        day={day}
        ownAsiakasId={ownAsiakasId}
        actions={actions}
        open={open}
        close={close}
        onOpenItem={commands.openItem}
      />
    </Flex>
  );
}

type DaySheetProps = DayViewProps &
  Pick<BoardProps, 'rows' | 'filter' | 'interaction' | 'handle' | 'onKeyDown'>;

/** The day itself: the board, or on a narrow screen the list. */
function DaySheet(props: DaySheetProps) {
  const { day, pending, refreshing, onRefresh, onPalkki, onNextDay, phone } = props;
  const { rows, filter, interaction, handle, onKeyDown } = props;
  const { yyyymmdd } = day;
  const mayMakePalkki = useMayMakePalkki(day);
  const preset = usePreset();
  const isEmpty = !rows.some((row) => row.kind === 'vehicle' && row.all.some(({ item }) => item.isKeikka));
  const empty = {
    yyyymmdd,
    onNewPalkki: mayMakePalkki ? () => onPalkki(null) : null,
    onNextDay,
  };
  if (phone) return <PhoneDay day={day} rows={rows} empty={isEmpty && <EmptyDay {...empty} />} />;
  return (
    <>
      <Board
        day={day}
        rows={rows}
        pending={pending}
        filter={filter}
        preset={preset}
        interaction={interaction}
        handle={handle}
        corner={<Corner yyyymmdd={yyyymmdd} refreshing={refreshing} onRefresh={onRefresh} />}
        onKeyDown={onKeyDown}
      />
      {isEmpty && <EmptyBoard {...empty} />}
    </>
  );
}
