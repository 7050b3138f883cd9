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
import { memo, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
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
  const shown = useRef(day);
  useLayoutEffect(() => {
    shown.current = day;
  }, [day]);
  const onStep = useCallback((days: 1 | -1) => onDay(addDays(shown.current, days)), [onDay]);
  return (
    <>
      <StepButton days={-1} onStep={onStep} />
      <DatePicker label={dayTexts.day} value={day} onValueChange={onDay} today={today} />
      <StepButton days={1} onStep={onStep} />
      <Button onClick={() => onDay(today)} disabled={day === today}>
        {dayTexts.today}
      </Button>
      <DayStrip day={day} today={today} onDay={onDay} />
    </>
  );
}

interface StepButtonProps {
  days: 1 | -1;
  onStep: (days: 1 | -1) => void;
}

/** To the day before or after. A tooltip has a dozen components, which another day does not draw again. */
const StepButton = memo(function StepButton({ days, onStep }: StepButtonProps) {
  const [label, shortcut, Icon] =
    days < 0 ? [dayTexts.previousDay, '←', ChevronLeft] : [dayTexts.nextDay, '→', ChevronRight];
  return (
    <IconButton variant="secondary" label={label} shortcut={shortcut} onClick={() => onStep(days)}>
      <Icon />
    </IconButton>
  );
});
