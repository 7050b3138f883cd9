import type { GridPalkki } from '@keikka/contracts';
import { addDays, type Yyyymmdd } from '@keikka/domain';
import { Button, Flex, Plus, RetryBanner, useMediaQuery, VisuallyHidden } from '@keikka/ui';
import { useEffect, useMemo } from 'react';
import { usePendingChanges } from '../api/day-change.js';
import { useGridDay } from '../api/grid-day.js';
import { useLiveDays } from '../api/live-day.js';
import { withChanges } from '../model/day-changes.js';
import type { DayVehicle } from '../model/grid-day.js';
import { texts } from '../texts.js';
import { BarIcons } from './bar/bar-icons.js';
import { DayView } from './day-view.js';
import { LostDay } from './lost-day.js';
import { LoadFailed, LoadingBoard } from './states.js';
import { PhoneBar } from './phone/phone-bar.js';
import { PhoneTop } from './phone/phone-top.js';
import { PaperDay } from './print/paper-day.js';
import { DayControls } from './top-bar/day-controls.js';
import { useChosenDay, useDayKeys } from './use-chosen-day.js';
import { useDayChanging } from './use-day-changing.js';
import { useDaySwipe } from './use-day-swipe.js';
import { useMayMakePalkki } from './use-may-make-palkki.js';
import { useSideColumn } from './use-side-column.js';
import { useUndoKeys } from './use-undo-keys.js';
import { useTimeFaults } from './use-time-faults.js';

/** What the palkki editor is opened with; without a palkki it makes a new one. */
export interface PalkkiRequest {
  palkki: GridPalkki | null;
  yyyymmdd: Yyyymmdd;
  vehicles: readonly DayVehicle[];
  /** Where a new one begins; absent, it has no vehicle and the usual times. */
  place?: PalkkiPlace;
}

export interface PalkkiPlace {
  vehicleId: number;
  startMs: number;
}

export interface DayGridProps {
  onPalkki: (request: PalkkiRequest) => void;
  /** Asks for all that is known of a vehicle. */
  onVehicle: (vehicle: DayVehicle) => void;
}

const PHONE = '(max-width: 767px)';

/** The chosen day from its answer to its drawing; own unsaved changes lie on top of what the server knows. */
export function DayGrid({ onPalkki, onVehicle }: DayGridProps) {
  const chosen = useChosenDay();
  const { day: yyyymmdd } = chosen;
  const { day, error, isFetching, isLost, refetch } = useGridDay(yyyymmdd);
  const changing = useDayChanging(yyyymmdd);
  const changes = usePendingChanges(yyyymmdd);
  const shown = useMemo(() => day && withChanges(day, changes), [day, changes]);
  const mayMakePalkki = useMayMakePalkki(shown?.day);
  const [sideOpen, setSideOpen] = useSideColumn();
  const [phone = false] = useMediaQuery([PHONE]);
  const reload = (): void => void refetch();
  useLiveDays();
  useDayKeys(chosen);
  useUndoKeys(yyyymmdd, chosen.choose);
  const swipe = useDaySwipe(chosen);
  useTimeFaults(day);
  useEffect(() => {
    document.title = texts.documentTitle(yyyymmdd);
  }, [yyyymmdd]);
  const openPalkki = (palkki: GridPalkki | null, place?: PalkkiPlace): void =>
    onPalkki({ palkki, yyyymmdd, vehicles: shown?.day.ajoneuvot ?? [], place });
  const newPalkki = mayMakePalkki && (
    <Button
      {...(phone && { size: 'lg', flex: 1, variant: 'primary' })}
      disabled={!shown}
      onClick={() => openPalkki(null)}
    >
      <Plus /> {texts.newPalkki}
    </Button>
  );
  return (
    <>
      <BarIcons />
      <Flex
        direction="column"
        height="full"
        minH="0"
        aria-busy={changing || undefined}
        _print={{ display: 'none' }}
        {...swipe}
      >
        <VisuallyHidden as="h1">{texts.documentTitle(yyyymmdd)}</VisuallyHidden>
        {phone ? (
          <PhoneTop day={yyyymmdd} today={chosen.today} onDay={chosen.choose} />
        ) : (
          <DayControls day={yyyymmdd} today={chosen.today} onDay={chosen.choose}>
            {newPalkki}
          </DayControls>
        )}
        {/* What is shown may be old: said as long as it is so (G-017). */}
        {day && error && (
          <RetryBanner retryLabel={texts.reload} retrying={isFetching} onRetry={reload}>
            {texts.shownFromMemory}
          </RetryBanner>
        )}
        {shown ? (
          <DayView
            {...shown}
            refreshing={isFetching}
            onRefresh={reload}
            onPalkki={openPalkki}
            onVehicle={onVehicle}
            onNextDay={() => chosen.choose(addDays(yyyymmdd, 1))}
            phone={phone}
            sideOpen={sideOpen}
            onSideOpenChange={setSideOpen}
          />
        ) : error ? (
          <LoadFailed error={error} busy={isFetching} onReload={reload} />
        ) : isLost ? (
          <LostDay>
            <LoadingBoard sideOpen={sideOpen} />
          </LostDay>
        ) : (
          <LoadingBoard sideOpen={sideOpen} />
        )}
        {phone && (
          <PhoneBar day={yyyymmdd} today={chosen.today} onDay={chosen.choose} vehicles={shown?.day.ajoneuvot}>
            {newPalkki}
          </PhoneBar>
        )}
      </Flex>
      {shown && <PaperDay day={shown.day} />}
    </>
  );
}
