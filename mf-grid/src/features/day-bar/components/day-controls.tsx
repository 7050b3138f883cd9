import { addDays, type Yyyymmdd } from '@keikka/domain';
import {
  Button,
  CalendarDays,
  ChevronLeft,
  ChevronRight,
  DatePicker,
  IconButton,
  useMediaQuery,
} from '@keikka/ui';
import { TopBarSlot } from '@keikka/sdk';
import type { ReactNode } from 'react';
import { texts as dayTexts } from '../../../day/texts.js';
import { WeekStrip } from '../../../view/week-strip.js';
import { texts } from '../texts.js';
import { DayStrip } from './day-strip.js';

interface DayChoiceProps {
  day: Yyyymmdd;
  today: Yyyymmdd;
  onDay: (day: Yyyymmdd) => void;
}

interface DayControlsProps extends DayChoiceProps {
  /** Buttons that create items, before the day. */
  children: ReactNode;
}

/** The grid's controls in the top bar: creating items and choosing the day (G-033). */
export function DayControls({ children, ...choice }: DayControlsProps) {
  const [touch = false] = useMediaQuery(['(pointer: coarse)']);
  return (
    <TopBarSlot>
      {children}
      {touch ? <DayByTouch {...choice} /> : <DayByMouse {...choice} />}
    </TopBarSlot>
  );
}

/** The days of a week are large enough for a finger; those beyond it are in the calendar. */
function DayByTouch({ day, today, onDay }: DayChoiceProps) {
  return (
    <>
      <WeekStrip step="day" day={day} today={today} onDay={onDay} />
      <DatePicker
        label={dayTexts.day}
        value={day}
        today={today}
        onValueChange={onDay}
        trigger={
          <Button variant="ghost" square aria-label={texts.chooseDay}>
            <CalendarDays size={20} />
          </Button>
        }
      />
      <Button onClick={() => onDay(today)} disabled={day === today}>
        {dayTexts.today}
      </Button>
    </>
  );
}

function DayByMouse({ day, today, onDay }: DayChoiceProps) {
  return (
    <>
      <IconButton
        variant="secondary"
        label={dayTexts.previousDay}
        shortcut="←"
        onClick={() => onDay(addDays(day, -1))}
      >
        <ChevronLeft />
      </IconButton>
      <DatePicker label={dayTexts.day} value={day} onValueChange={onDay} today={today} />
      <IconButton
        variant="secondary"
        label={dayTexts.nextDay}
        shortcut="→"
        onClick={() => onDay(addDays(day, 1))}
      >
        <ChevronRight />
      </IconButton>
      <Button onClick={() => onDay(today)} disabled={day === today}>
        {dayTexts.today}
      </Button>
      <DayStrip day={day} today={today} onDay={onDay} />
    </>
  );
}
