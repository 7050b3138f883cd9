import { addDays, helsinkiDay, isDay, type Yyyymmdd } from '@keikka/domain';
import {
  useAddressParam,
  useDateBroadcast,
  useIsHistoryStep,
  useLive,
  useLookAt,
  useShortcuts,
} from '@keikka/sdk';
import { useCallback, useEffect, useRef } from 'react';
import { texts as dayTexts } from '../day/texts.js';
import { useMinute } from '../bar/time/clock.js';

const PARAM = 'pvm';
const STORAGE_KEY = 'keikka.pvm';

/** A day of this century; the day call accepts no other. */
const known = (text: string | null): Yyyymmdd | null =>
  text !== null && text.startsWith('20') && isDay(text) ? text : null;

export interface ChosenDay {
  day: Yyyymmdd;
  today: Yyyymmdd;
  /** The same function on every day, so that another day does not draw every control of a day again. */
  choose: (day: Yyyymmdd) => void;
  /** Counts from the day that is already chosen, even if it is not drawn yet. */
  goBy: (days: number) => void;
}

/**
 * The shown day: the one in the address, or without any the session's last one, or else today (G-037); an address of no
 * day shows today. A choice is sent to the same person's other tabs, which follow (G-167).
 */
export function useChosenDay(): ChosenDay {
  const [inAddress, write, presentInAddress] = useAddressParam(PARAM);
  const isHistoryStep = useIsHistoryStep();
  const broadcast = useDateBroadcast();
  const today = helsinkiDay(useMinute());
  const ofSession = inAddress === null ? known(sessionStorage.getItem(STORAGE_KEY)) : null;
  const day = known(inAddress) ?? ofSession ?? today;

  useEffect(() => {
    sessionStorage.setItem(STORAGE_KEY, day);
    // Unless another day has been chosen since this one was drawn.
    if (inAddress !== day && inAddress === presentInAddress()) write(day, { replace: true });
  }, [day, inAddress, write, presentInAddress]);
  // The day of the other tabs, as far as this one knows.
  const broadcastDay = useRef(day);
  const broadcastChoice = useCallback(
    (next: Yyyymmdd) => {
      broadcastDay.current = next;
      broadcast(next, 'grid');
    },
    [broadcast],
  );
  useEffect(() => {
    // The browser's Back and Forward change the day too, without calling `choose`.
    if (isHistoryStep() && broadcastDay.current !== day) broadcastChoice(day);
  }, [isHistoryStep, day, broadcastChoice]);
  useLookAt(day);
  useLive('dateChange', ({ date }) => {
    if (known(date) === null) return;
    broadcastDay.current = date;
    write(date, { replace: true });
  });
  const choose = useCallback(
    (next: Yyyymmdd) => {
      // Before the day is drawn, because the other tabs are told which day was looked at until now.
      broadcastChoice(next);
      write(next);
    },
    [write, broadcastChoice],
  );
  const goBy = (days: number): void => choose(addDays(known(presentInAddress()) ?? day, days));
  return { day, today, choose, goBy };
}

/**
 * Arrows and Page keys go to the next day, with Shift to the next week, and T to today, unless the focused element uses
 * them.
 */
export function useDayKeys({ today, choose, goBy }: ChosenDay): void {
  useShortcuts(dayTexts.keys.page, [
    { keys: ['arrowleft', 'pageup'], label: dayTexts.previousDay, act: () => goBy(-1) },
    { keys: ['arrowright', 'pagedown'], label: dayTexts.nextDay, act: () => goBy(1) },
    { keys: ['shift+pageup'], label: dayTexts.previousWeek, act: () => goBy(-7) },
    { keys: ['shift+pagedown'], label: dayTexts.nextWeek, act: () => goBy(7) },
    { keys: ['t'], label: dayTexts.today, act: () => choose(today) },
  ]);
}
