import type { Yyyymmdd } from '@keikka/domain';
import { TopBarSlot, useCan } from '@keikka/sdk';
import { Button, CalendarDays, DatePicker, Flex, Search } from '@keikka/ui';
import { useRef } from 'react';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';
import { PhoneSearch } from './phone-search.js';
import { usePhoneSearch } from './use-phone-search.js';
import { WeekStrip } from '../../../view/week-strip.js';

interface PhoneTopProps {
  day: Yyyymmdd;
  today: Yyyymmdd;
  onDay: (day: Yyyymmdd) => void;
}

const iconButton = { variant: 'ghost', square: true, size: 'lg' } as const;

/** Above the phone's list: the search and the day. Days beyond the week's arrows are reached from the bar. */
export function PhoneTop({ day, today, onDay }: PhoneTopProps) {
  const maySearch = useCan('page.grid.suodata.read');
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = usePhoneSearch(maySearch, { opener, field });
  return (
    <>
      <TopBarSlot>
        <Flex marginInlineStart="auto">
          {maySearch && (
            <Button
              {...iconButton}
              ref={opener}
              aria-label={dayTexts.filter.label}
              aria-expanded={search.isOpen}
              onClick={search.isOpen ? search.close : search.open}
            >
              <Search size={20} />
            </Button>
          )}
          <DatePicker
            label={dayTexts.day}
            value={day}
            today={today}
            onValueChange={onDay}
            trigger={
              <Button {...iconButton} aria-label={texts.chooseDay}>
                <CalendarDays size={20} />
              </Button>
            }
          />
        </Flex>
      </TopBarSlot>
      <Flex borderBottomWidth="1px" py="1" bg="bg.surface" justify="center">
        <WeekStrip step="week" day={day} today={today} onDay={onDay} />
      </Flex>
      {search.isOpen && <PhoneSearch search={search} field={field} />}
    </>
  );
}
