import type { DayVehicle, GridPalkki } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useUndoKeys } from '@keikka/sdk';
import { Flex, usePhone, VisuallyHidden } from '@keikka/ui';
import { Suspense, useCallback, useEffect, useMemo } from 'react';
import { usePendingChanges } from '../changes/commands/day-command.js';
import { useGridDay } from '../day/cache/use-grid-day.js';
import { useLiveDays } from '../day/cache/live-day.js';
import { texts as dayTexts } from '../day/texts.js';
import { withChanges } from '../changes/commands/day-changes.js';
import { texts } from './texts.js';
import { BarIcons } from '../bar/bar-icons.js';
import { DayView } from './day-view.js';
import type { Slot } from '../day/drops/slot.js';
import type { PalkkiPlace } from '../features/palkki-editor/model/palkki-form.js';
import { NewButtons, useNewItems } from './new-items.js';
import { LostDay } from './states/lost-day.js';
import { LoadFailed, ShownFromMemory } from './states/load-failed.js';
import { LoadingBoard } from './states/loading-board.js';
import { PhoneBar, PhoneTop } from '../features/phone-day/lazy-parts.js';
import { DayControls } from '../features/day-bar/components/day-controls.js';
import { useLaterParts } from './later/use-later-parts.js';
import { useChosenDay, useDayKeys } from './use-chosen-day.js';
import { useDayChanging } from './use-day-changing.js';
import { useDayFrame } from './use-day-frame.js';
import { useDaySwipe } from './use-day-swipe.js';
import { useSideColumn } from '../features/side-column/components/use-side-column.js';
import { useTimeFaults } from './use-time-faults.js';

/** The palkki to edit; without one the editor makes a new palkki. */
export interface PalkkiRequest {
  palkki: GridPalkki | null;
  yyyymmdd: Yyyymmdd;
  /** The vehicle of the palkki, or of its place. */
  vehicle?: DayVehicle;
  /** The place of a new palkki. Without it the palkki has no vehicle and the default times. */
  place?: PalkkiPlace;
}

export interface DayGridProps {
  onPalkki: (request: PalkkiRequest) => void;
  /** Asks for a new order of the shown day, in a place of the board or in none. */
  onNewOrder: (yyyymmdd: Yyyymmdd, place: Slot | null) => void;
  /** Opens the information about a vehicle. */
  onVehicle: (vehicle: DayVehicle) => void;
}

/** The chosen day, from the answer to its drawing. One's own unsaved changes are applied on top. */
export function DayGrid({ onPalkki, onNewOrder, onVehicle }: DayGridProps) {
  const chosen = useChosenDay();
  const { day: yyyymmdd } = chosen;
  const { day, error, isFetching, isLost, refetch } = useGridDay(yyyymmdd);
  const changing = useDayChanging(yyyymmdd);
  const changes = usePendingChanges(yyyymmdd);
  const shown = useMemo(() => day && withChanges(day, changes), [day, changes]);
  const { frame, state } = useDayFrame(yyyymmdd, shown, error !== null);
  const [sideOpen, setSideOpen] = useSideColumn();
  const phone = usePhone();
  const later = useLaterParts();
  const reload = useCallback((): void => void refetch(), [refetch]);
  useLiveDays();
  useDayKeys(chosen);
  useUndoKeys(dayTexts.keys.page, { yyyymmdd, goTo: chosen.choose });
  const swipe = useDaySwipe(chosen);
  useTimeFaults(day);
  useEffect(() => {
    document.title = texts.documentTitle(yyyymmdd);
  }, [yyyymmdd]);
  function openPalkki(palkki: GridPalkki | null, place?: Slot): void {
    const { vehicleId } = palkki ?? place ?? {};
    const vehicle = shown?.day.ajoneuvot.find((row) => row.vehicleId === vehicleId);
    onPalkki({ palkki, yyyymmdd, vehicle, place });
  }
  const newItems = useNewItems({
    onOrder: () => onNewOrder(yyyymmdd, null),
    onPalkki: () => openPalkki(null),
  });
  return (
    <>
      <BarIcons />
      <Flex
        direction="column"
        height="full"
        minH="0"
        aria-busy={changing || state === 'leaving' || state === 'loading' || undefined}
        _print={{ display: 'none' }}
        {...swipe}
      >
        <VisuallyHidden as="h1">{texts.documentTitle(yyyymmdd)}</VisuallyHidden>
        {phone ? (
          <Suspense>
            <PhoneTop day={yyyymmdd} today={chosen.today} onDay={chosen.choose} />
          </Suspense>
        ) : (
          <DayControls day={yyyymmdd} today={chosen.today} onDay={chosen.choose}>
            <NewButtons items={newItems} disabled={!frame} />
          </DayControls>
        )}
        {isLost && <LostDay />}
        {frame ? (
          <DayView
            {...frame}
            state={state}
            chosen={yyyymmdd}
            message={
              error &&
              (shown ? (
                <ShownFromMemory busy={isFetching} onReload={reload} />
              ) : (
                <LoadFailed error={error} busy={isFetching} onReload={reload} />
              ))
            }
            refreshing={isFetching}
            onRefresh={reload}
            onPalkki={openPalkki}
            onNewOrder={(place) => onNewOrder(yyyymmdd, place ?? null)}
            onVehicle={onVehicle}
            onNextDay={() => chosen.goBy(1)}
            phone={phone}
            today={chosen.today}
            later={later}
            sideOpen={sideOpen}
            onSideOpenChange={setSideOpen}
          />
        ) : (
          <LoadingBoard sideOpen={sideOpen} />
        )}
        {phone && (
          <Suspense>
            <PhoneBar
              day={yyyymmdd}
              today={chosen.today}
              onDay={chosen.choose}
              vehicles={shown?.day.ajoneuvot}
              newItems={newItems}
              disabled={!frame}
            />
          </Suspense>
        )}
      </Flex>
      {shown && later && <later.PaperDay day={shown.day} today={chosen.today} />}
    </>
  );
}
