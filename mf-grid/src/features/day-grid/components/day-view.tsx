import type { GridPalkki } from '@keikka/contracts';
import { useCan, useNavigation, useNotify, useSession } from '@keikka/sdk';
import { Box, Flex, VisuallyHidden } from '@keikka/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { findBar } from '../model/bar-navigation.js';
import { useKeikkaTilat } from '../api/keikka-tilat.js';
import { boardRows } from '../model/board-rows.js';
import { filterHits } from '../model/day-filter.js';
import { bookingsToMend } from '../model/conflicts.js';
import type { ShownDay } from '../model/day-changes.js';
import {
  findItem,
  isMasked,
  type DayVehicle,
  type GridDay,
  type GridItem,
  type ItemKey,
} from '../model/grid-day.js';
import { idle, type Point } from '../model/held.js';
import { presets } from '../model/presets.js';
import { dragRefusal } from '../model/resolve-drop.js';
import { valueStore } from '../model/value-store.js';
import { texts } from '../texts.js';
import { BarTooltip } from './bar/bar-tooltip.js';
import type { BoardHandle } from './board/board-handle.js';
import { Board } from './board/board.js';
import { Corner } from './board/corner.js';
import { ConflictButton } from './conflicts/conflict-button.js';
import { DayConflicts } from './conflicts/day-conflicts.js';
import { BoardWindows } from './dialogs/board-windows.js';
import { DragLabel } from './drag/drag-layer.js';
import { useBoardGestures, type BoardGestures } from './drag/use-board-gestures.js';
import { useTravellingBars } from './drag/use-travelling-bars.js';
import { CellMenus } from './menus/cell-menus.js';
import { PhoneDay } from './phone/phone-day.js';
import { FilterField } from './side/filter-field.js';
import { SideColumn } from './side/side-column.js';
import { EmptyBoard, EmptyDay } from './states.js';
import { useBarClicks } from './use-bar-clicks.js';
import { useBarKeys } from './use-bar-keys.js';
import { useCarry } from './use-carry.js';
import type { PalkkiPlace } from './day-grid.js';
import { useDayActions } from './use-day-actions.js';
import { useDayFilter } from './use-day-filter.js';
import { useOpenWindow } from './use-open-window.js';
import { usePalkkiKey } from './use-palkki-key.js';

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
  const { day, pending, refreshing, onRefresh, onPalkki, onNextDay, onVehicle } = props;
  const { phone, sideOpen, onSideOpenChange } = props;
  const { yyyymmdd } = day;
  const root = useRef<HTMLDivElement>(null);
  const board = useRef<BoardHandle>(null);
  const [interaction] = useState(() => valueStore(idle));
  const ownAsiakasId = useSession().userAsiakas?.asiakasId ?? 0;
  const mayEdit = useCan('page.grid.edit');
  const mayCreatePalkki = useCan('action.palkki.create');
  const showsDrivers = useCan('page.grid.drivers.read');
  const showsFilter = useCan('page.grid.suodata.read');
  const rows = useMemo(() => boardRows(day, ownAsiakasId), [day, ownAsiakasId]);
  const bookings = useMemo(() => bookingsToMend(day), [day]);
  const [conflictsOpen, setConflictsOpen] = useState(false);
  const actions = useDayActions(day);
  // Before a menu asks for them: otherwise it would grow under the pointer.
  useKeikkaTilat(ownAsiakasId, mayEdit);
  const { window, open, close } = useOpenWindow();
  const { openOrder } = useNavigation();
  const notify = useNotify();

  useTravellingBars(board, day);
  useEffect(() => interaction.set(idle), [interaction, yyyymmdd]);

  const openItem = (item: GridItem): void => {
    if (item.isTemp || isMasked(item)) return;
    if (item.isPalkki) onPalkki(item);
    else openOrder(item.keikkaId);
  };
  /** Menu, move and removal are for whoever may edit, and for the own company's items (G-203). */
  const withEditable = (key: ItemKey, act: (item: GridItem) => void): void => {
    const item = mayEdit ? findItem(day, key) : undefined;
    if (!item) return;
    const refusal = dragRefusal(item, ownAsiakasId);
    if (refusal) notify.info(texts.drag.rejected[refusal]);
    else act(item);
  };
  const openMenu = (key: ItemKey, point: Point): void =>
    withEditable(key, () => open({ kind: 'menu', key, point }));

  const gestures: BoardGestures = {
    day,
    ownAsiakasId,
    // In a list there is nowhere to drag to; the menu moves.
    mayEdit: mayEdit && !phone,
    interaction,
    board,
    onMoveItem: actions.moveItem,
    onMoveDriver: actions.setDriver,
    onRefused: (reason) => notify.info(texts.drag.rejected[reason]),
    onMenu: openMenu,
  };
  useBoardGestures(root, gestures);
  const carry = useCarry(rows, gestures);
  const clicks = useBarClicks({
    day,
    interaction,
    onOpenItem: openItem,
    onMenu: openMenu,
    onMore: (keys, point) => open({ kind: 'more', keys, point }),
  });
  const openMove = (key: ItemKey): void => withEditable(key, () => open({ kind: 'move', key }));
  const onKeyDown = useBarKeys({
    rows,
    board,
    interaction,
    carry,
    mayEdit,
    onOpen: (key) => {
      const item = findItem(day, key);
      if (item) openItem(item);
    },
    onMenu: openMenu,
    onMove: openMove,
    onRemove: (key) => withEditable(key, (item) => !isMasked(item) && void actions.removeItem(item)),
  });
  usePalkkiKey({ yyyymmdd, rows, interaction, onNewPalkki: (place) => onPalkki(null, place) });
  const filter = useDayFilter();
  const hits = useMemo(() => filterHits(rows, filter.words), [rows, filter.words]);
  const goToNextHit = (): void => {
    const { active } = interaction.get();
    const next = hits[(active ? hits.indexOf(active) + 1 : 0) % hits.length];
    const at = next && findBar(rows, next);
    if (!at) return;
    interaction.update({ active: next });
    board.current?.reveal(at.rowIndex);
  };
  const isEmpty = !rows.some((row) => row.kind === 'vehicle' && row.all.some(({ item }) => item.isKeikka));
  const empty = {
    yyyymmdd,
    onNewPalkki: mayCreatePalkki ? () => onPalkki(null) : null,
    onNextDay,
  };
  return (
    <Flex ref={root} flex="1" minH="0">
      <VisuallyHidden role="status">{carry.spoken}</VisuallyHidden>
      <Box
        position="relative"
        display="flex"
        flexDirection={phone ? 'column' : 'row'}
        flex="1"
        minW="0"
        {...clicks}
      >
        {phone && bookings.length > 0 && (
          <ConflictButton count={bookings.length} onOpen={() => setConflictsOpen(true)} />
        )}
        {phone ? (
          <PhoneDay day={day} rows={rows} empty={isEmpty && <EmptyDay {...empty} />} />
        ) : (
          <Board
            day={day}
            rows={rows}
            pending={pending}
            filter={filter.words}
            preset={presets.small}
            interaction={interaction}
            handle={board}
            corner={<Corner yyyymmdd={yyyymmdd} refreshing={refreshing} onRefresh={onRefresh} />}
            onKeyDown={onKeyDown}
          />
        )}
        {isEmpty && !phone && <EmptyBoard {...empty} />}
      </Box>
      {!phone && (
        <SideColumn
          day={day}
          open={sideOpen}
          onOpenChange={onSideOpenChange}
          showsDrivers={showsDrivers}
          mayEdit={mayEdit}
          onSetVehicle={(driver) => open({ kind: 'driver', driver })}
          conflictCount={bookings.length}
          onConflicts={() => setConflictsOpen(true)}
          filter={
            showsFilter && (
              <FilterField
                text={filter.text}
                onTextChange={filter.setText}
                hits={filter.words.length > 0 ? hits.length : null}
                onNextHit={goToNextHit}
              />
            )
          }
        />
      )}
      <BarTooltip root={root} rows={rows} />
      <DragLabel rows={rows} yyyymmdd={yyyymmdd} interaction={interaction} />
      <CellMenus key={yyyymmdd} root={root} day={day} onVehicle={onVehicle} onDriver={actions.setDriver} />
      <DayConflicts
        open={conflictsOpen}
        onClose={() => setConflictsOpen(false)}
        day={day}
        bookings={bookings}
        places={{ root, rows, board, interaction }}
        phone={phone}
        mayEdit={mayEdit}
        ownAsiakasId={ownAsiakasId}
        onOpenItem={openItem}
        onMove={openMove}
      />
      <BoardWindows
        window={window}
        day={day}
        ownAsiakasId={ownAsiakasId}
        actions={actions}
        open={open}
        close={close}
        onOpenItem={openItem}
      />
    </Flex>
  );
}
