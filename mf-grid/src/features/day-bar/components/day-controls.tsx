import { addDays, type Yyyymmdd } from '@keikka/domain';
import { Button, ChevronLeft, ChevronRight, DatePicker, IconButton } from '@keikka/ui';
import { TopBarSlot } from '@keikka/sdk';
import type { ReactNode } from 'react';
import { texts as dayTexts } from '../../../day/texts.js';
import { DayStrip } from './day-strip.js';

interface DayControlsProps {
  day: Yyyymmdd;
  today: Yyyymmdd;
  onDay: (day: Yyyymmdd) => void;
  /** Buttons that create items, before the day. */
  children: ReactNode;
}

/** The grid's controls in the top bar: creating items and choosing the day (G-033). */
export function DayControls({ day, today, onDay, children }: DayControlsProps) {
  return (
    <TopBarSlot>
      {children}
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
    </TopBarSlot>
  );
}
