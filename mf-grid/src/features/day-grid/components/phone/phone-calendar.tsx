import type { Yyyymmdd } from '@keikka/domain';
import { TopBarSlot } from '@keikka/sdk';
import { Button, CalendarDays, DatePicker } from '@keikka/ui';
import { texts } from '../../texts.js';

export interface PhoneCalendarProps {
  day: Yyyymmdd;
  today: Yyyymmdd;
  onDay: (day: Yyyymmdd) => void;
}

/** In the phone's bar: the days that are too far for the week's arrows. */
export function PhoneCalendar({ day, today, onDay }: PhoneCalendarProps) {
  return (
    <TopBarSlot>
      <DatePicker
        label={texts.day}
        value={day}
        today={today}
        onValueChange={onDay}
        trigger={
          <Button variant="ghost" square size="lg" marginInlineStart="auto" aria-label={texts.chooseDay}>
            <CalendarDays size={20} />
          </Button>
        }
      />
    </TopBarSlot>
  );
}
