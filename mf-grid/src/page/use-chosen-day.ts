import { addDays, helsinkiDay, isDay, type Yyyymmdd } from '@keikka/domain';
import {
  NavigationType,
  useDateBroadcast,
  useLive,
  useLookAt,
  useNavigate,
  useNavigationType,
  useSearchParams,
  useShortcuts,
  useStillHere,
} from '@keikka/sdk';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
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
}

/**
 * The shown day: the one in the address, or without any the session's last one, or else today (G-037); an address of no
 * day shows today. A choice is sent to the same person's other tabs, which follow (G-167).
 */
export function useChosenDay(): ChosenDay {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const isHistoryStep = useNavigationType() === NavigationType.Pop;
  const broadcast = useDateBroadcast();
  const today = helsinkiDay(useMinute());
  const inAddress = known(params.get(PARAM));
  const ofSession = params.has(PARAM) ? null : known(sessionStorage.getItem(STORAGE_KEY));
  const day = inAddress ?? ofSession ?? today;

  const before = useRef(params);
  useLayoutEffect(() => {
    before.current = params;
  }, [params]);
  const show = useCallback(
    (next: Yyyymmdd, replace: boolean) => {
      const others = [...before.current].filter(([name]) => name !== PARAM);
      const address = `?${new URLSearchParams([...others, [PARAM, next]])}`;
      // A chosen day is drawn synchronously; in slices between frames of the old day it takes several times
      // as long.
      void navigate(address, { replace, flushSync: !replace });
    },
    [navigate],
  );
  useEffect(() => {
    sessionStorage.setItem(STORAGE_KEY, day);
    if (inAddress !== day && isStillHere()) show(day, true);
  }, [day, inAddress, isStillHere, show]);
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
    if (isHistoryStep && broadcastDay.current !== day) broadcastChoice(day);
  }, [isHistoryStep, day, broadcastChoice]);
  useLookAt(day);
  useLive('dateChange', ({ date }) => {
    if (known(date) === null) return;
    broadcastDay.current = date;
    show(date, true);
  });
  const choose = useCallback(
    (next: Yyyymmdd) => {
      show(next, false);
      broadcastChoice(next);
    },
    [show, broadcastChoice],
  );
  return { day, today, choose };
}

/**
 * Arrows and Page keys go to the next day, with Shift to the next week, and T to today, unless the focused element uses
 * them.
 */
export function useDayKeys({ day, today, choose }: ChosenDay): void {
  // The day that the keys have reached, because a quick second press comes before the first is drawn.
  const reached = useRef(day);
  useEffect(() => {
    reached.current = day;
  }, [day]);
  const go = (to: Yyyymmdd): void => {
    reached.current = to;
    choose(to);
  };
  const goBy = (days: number): void => go(addDays(reached.current, days));
  useShortcuts(dayTexts.keys.page, [
    { keys: ['arrowleft', 'pageup'], label: dayTexts.previousDay, act: () => goBy(-1) },
    { keys: ['arrowright', 'pagedown'], label: dayTexts.nextDay, act: () => goBy(1) },
    { keys: ['shift+pageup'], label: dayTexts.previousWeek, act: () => goBy(-7) },
    { keys: ['shift+pagedown'], label: dayTexts.nextWeek, act: () => goBy(7) },
    { keys: ['t'], label: dayTexts.today, act: () => go(today) },
  ]);
}
