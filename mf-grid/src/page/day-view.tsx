import type { DayVehicle, GridDay, GridPalkki } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { Suspense, useCallback, type ReactNode } from 'react';
import { Box, Flex, Text, VisuallyHidden } from '@keikka/ui';
import { usePreset } from '../bar/use-preset.js';
import type { ShownDay } from '../changes/commands/day-changes.js';
import { useKeikkaTilat } from '../day/api/keikka-tilat.js';
import type { Slot } from '../day/drops/slot.js';
import { useBoardCommands, type BoardCommands } from '../features/board/dialogs/use-board-commands.js';
import { SlotStatus } from '../features/board/drag/slot-status.js';
import { useBoardGestures } from '../features/board/drag/use-board-gestures.js';
import { useTravellingBars } from '../features/board/drag/use-travelling-bars.js';
import { useBarClicks } from '../features/board/input/use-bar-clicks.js';
import { useBarKeys } from '../features/board/input/use-bar-keys.js';
import { useCarry } from '../features/board/input/use-carry.js';
import { useMakeKeys } from '../features/board/input/use-make-keys.js';
import { useCellEvents } from '../features/board/input/use-cell-events.js';
import { Board, type BoardProps } from '../features/board/sheet/board.js';
import { Corner } from '../features/board/sheet/corner.js';
import { DayConflicts } from '../features/conflicts/components/day-conflicts.js';
import {
  useDayConflicts,
  type DayConflictsState,
} from '../features/conflicts/components/use-day-conflicts.js';
import { PhoneDay } from '../features/phone-day/lazy-parts.js';
import { useOwnJobs } from '../features/phone-day/components/use-own-jobs.js';
import { SideColumn } from '../features/side-column/components/side-column.js';
import { BoardContext, useBoard, useBoardView } from '../view/board-context.js';
import { ConflictButton } from '../view/conflict-button.js';
import { useDaySearch } from '../view/use-day-search.js';
import { useDaysAhead } from '../day/cache/use-days-ahead.js';
import type { LaterParts } from './later/use-later-parts.js';
import { EmptyBoard, EmptyDay } from './states/empty-day.js';
import { frameStyles } from './states/frame.styles.js';
import { texts } from './states/texts.js';
import type { FrameState } from './use-day-frame.js';

interface DayViewProps extends ShownDay<GridDay> {
  /** The chosen day; `day` is another one until it is there. */
  chosen: Yyyymmdd;
  state: FrameState;
  /** Over the day: why the chosen one is not there. */
  message: ReactNode;
  refreshing: boolean;
  onRefresh: () => void;
  /** Opens a palkki; null makes a new one. */
  onPalkki: (palkki: GridPalkki | null, slot?: Slot) => void;
  onNewOrder: (place?: Slot) => void;
  onNextDay: () => void;
  onVehicle: (vehicle: DayVehicle) => void;
  /** A narrow screen gets the day as a list. */
  phone: boolean;
  today: Yyyymmdd;
  later: LaterParts | undefined;
  sideOpen: boolean;
  onSideOpenChange: (open: boolean) => void;
}

/** The board with its side column, and every action on it. */
export function DayView(props: DayViewProps) {
  const { day, phone, today, state } = props;
  const view = useBoardView(day, { phone, today, frozen: state !== 'here' });
  return (
    <BoardContext value={view}>
      <DayOnScreen {...props} />
    </BoardContext>
  );
}

function DayOnScreen(props: DayViewProps) {
  const { day, pending, state, message, refreshing, onPalkki, onNewOrder, onVehicle, phone, later } = props;
  const { root, rows, ownAsiakasId, mayEdit, interaction, frozen } = useBoard();
  const conflicts = useDayConflicts();
  const commands = useBoardCommands({ onPalkki, onNewOrder, onVehicle });
  // Loaded before a menu needs them, because the menu would otherwise grow under the pointer.
  useKeikkaTilat(ownAsiakasId, mayEdit);
  useTravellingBars();
  useBoardGestures(commands);
  useCellEvents(root, { onOpen: commands.openCell, onRemoval: commands.removeDriver });
  const carry = useCarry(commands);
  const clicks = useBarClicks(commands);
  const onKeyDown = useBarKeys(commands, carry);
  useMakeKeys(commands);
  const isDragging = useCallback(() => interaction.get().held !== null, [interaction]);
  useDaysAhead(day.yyyymmdd, { resting: !frozen && !refreshing && pending.size === 0, isDragging });
  return (
    <Flex ref={root} position="relative" flex="1" minH="0" css={frameStyles} data-state={state}>
      <VisuallyHidden role="status">{carry.spoken}</VisuallyHidden>
      <SlotStatus commands={commands} />
      <Box
        position="relative"
        display="flex"
        flexDirection={phone ? 'column' : 'row'}
        flex="1"
        minW="0"
        {...(!frozen && clicks)}
      >
        {message}
        {state === 'loading' && <Loading />}
        {phone && <PhoneConflicts conflicts={conflicts} />}
        <DaySheet {...props} commands={commands} onKeyDown={frozen ? ignoreKeys : onKeyDown} />
      </Box>
      {!phone && (
        <SideColumn
          open={props.sideOpen}
          onOpenChange={props.onSideOpenChange}
          onSetVehicle={(driver) => commands.open({ kind: 'driver', driver })}
          found={conflicts.found}
          onConflicts={conflicts.open}
        />
      )}
      {later && (
        <>
          <later.BarTooltip root={root} rows={rows} warnings={conflicts.found.warnings} />
          <later.DragLabel />
          <later.ChoiceFrame />
          <later.BoardWindows commands={commands} />
        </>
      )}
      <DayConflicts
        conflicts={conflicts}
        onOpenItem={commands.openItem}
        onMove={commands.openMove}
        onDriver={commands.openCell}
      />
    </Flex>
  );
}

/** The keys of the page (another day, the search) go on while the board takes none. */
const ignoreKeys = (): void => undefined;

/** Says that the chosen day loads, where its rows will be. */
function Loading() {
  return (
    <Text className="loading" role="status" textStyle="text.table" color="fg.muted">
      {texts.loading}
    </Text>
  );
}

/** The list of conflicts leads to jobs that a filtered list may not contain. */
function PhoneConflicts({ conflicts }: { conflicts: DayConflictsState }) {
  const { words } = useDaySearch();
  const listsAll = useOwnJobs().personId === null && words.length === 0;
  const { found, open } = conflicts;
  const isNone = found.bookings.length + found.warnings.length === 0;
  return listsAll && !isNone && <ConflictButton found={found} onOpen={open} />;
}

interface DaySheetProps extends DayViewProps, Pick<BoardProps, 'onKeyDown'> {
  commands: BoardCommands;
}

/** The day itself: the board, or on a narrow screen the list. */
function DaySheet(props: DaySheetProps) {
  const { chosen, pending, refreshing, onRefresh, commands, onNextDay, phone, onKeyDown } = props;
  const { rows, frozen } = useBoard();
  const { words } = useDaySearch();
  const preset = usePreset();
  const isEmpty =
    !frozen && !rows.some((row) => row.kind === 'vehicle' && row.all.some(({ item }) => item.isKeikka));
  const empty = {
    yyyymmdd: chosen,
    onNewOrder: commands.makeOrder,
    onNewPalkki: commands.makePalkki,
    onNextDay,
  };
  if (phone) {
    return (
      <Suspense fallback={<Loading />}>
        <PhoneDay yyyymmdd={chosen} empty={isEmpty && <EmptyDay {...empty} />} />
      </Suspense>
    );
  }
  return (
    <>
      <Board
        dragLayer={props.later?.dragLayer}
        pending={pending}
        filter={words}
        preset={preset}
        corner={<Corner yyyymmdd={chosen} refreshing={refreshing} onRefresh={onRefresh} />}
        onKeyDown={onKeyDown}
      />
      {isEmpty && <EmptyBoard {...empty} />}
    </>
  );
}
