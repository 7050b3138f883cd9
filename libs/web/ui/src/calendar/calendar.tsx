import { Box, Flex, chakra } from '@chakra-ui/react';
import { longDate, weekText, type Yyyymmdd } from '@keikka/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../actions/icon-button.js';
import { texts } from '../texts.js';
import { addMonths, dayForKey, isSameMonth, monthWeeks } from './month-days.js';

export interface CalendarProps {
  value: Yyyymmdd | null;
  onValueChange: (day: Yyyymmdd) => void;
  today: Yyyymmdd;
  /** Days with a red dot, e.g. public holidays, with their names. */
  marked?: ReadonlyMap<Yyyymmdd, string>;
  min?: Yyyymmdd;
  max?: Yyyymmdd;
}

/** A month of days, Monday first, with week numbers; arrows, Home, End and Page keys move, Enter chooses. */
export function Calendar(props: CalendarProps) {
  const { value, onValueChange, today, marked, min = '00000000', max = '99999999' } = props;
  const [cursor, setCursor] = useState(value ?? today);
  const focusCursor = useRef(false);
  const cell = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (focusCursor.current) cell.current?.focus();
    focusCursor.current = false;
  }, [cursor]);

  function onKeyDown(event: KeyboardEvent): void {
    const next = dayForKey(event.key, event.shiftKey, cursor);
    if (!next) return;
    event.preventDefault();
    focusCursor.current = true;
    setCursor(next);
  }

  return (
    <Box width="max-content" minW="264px">
      <MonthHeader cursor={cursor} onMove={(months) => setCursor(addMonths(cursor, months))} />
      <chakra.table
        role="grid"
        aria-label={monthName(cursor)}
        width="full"
        onKeyDown={onKeyDown}
        textStyle="text.table"
      >
        <WeekdayHeader />
        <tbody>
          {monthWeeks(cursor).map(({ week, days }) => (
            <tr key={days[0]}>
              <WeekNumber week={week} monday={days[0] ?? cursor} />
              {days.map((day) => (
                <Box as="td" key={day} textAlign="center" p="0" aria-selected={day === value}>
                  <DayButton
                    ref={day === cursor ? cell : undefined}
                    type="button"
                    tabIndex={day === cursor ? 0 : -1}
                    aria-label={[longDate(day), marked?.get(day)].filter(Boolean).join(', ')}
                    aria-current={day === today ? 'date' : undefined}
                    aria-pressed={day === value}
                    data-outside={!isSameMonth(day, cursor) || undefined}
                    data-marked={marked?.has(day) || undefined}
                    disabled={day < min || day > max}
                    onClick={() => onValueChange(day)}
                  >
                    {Number(day.slice(6))}
                  </DayButton>
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

function monthName(day: Yyyymmdd): string {
  const [, name = '', year = ''] = /\. (\S+?)kuuta (\d+)/.exec(longDate(day)) ?? [];
  return `${name}kuu ${year}`;
}

function MonthHeader({ cursor, onMove }: { cursor: Yyyymmdd; onMove: (months: number) => void }) {
  return (
    <Flex align="center" mb="1">
      <IconButton label={texts.calendar.previousMonth} size="sm" onClick={() => onMove(-1)}>
        <ChevronLeft />
      </IconButton>
      <Box flex="1" textAlign="center" textStyle="text.table" fontWeight="semibold" aria-live="polite">
        {monthName(cursor)}
      </Box>
      <IconButton label={texts.calendar.nextMonth} size="sm" onClick={() => onMove(1)}>
        <ChevronRight />
      </IconButton>
    </Flex>
  );
}

function WeekdayHeader() {
  return (
    <thead>
      <Box as="tr" color="fg.subtle" textStyle="text.small">
        <th scope="col" abbr={texts.calendar.week}>
          {texts.calendar.weekShort}
        </th>
        {texts.calendar.weekdays.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </Box>
    </thead>
  );
}

function WeekNumber({ week, monday }: { week: number; monday: Yyyymmdd }) {
  return (
    <Box
      as="th"
      aria-label={weekText(monday)}
      color="fg.subtle"
      textStyle="text.small"
      fontWeight="normal"
      borderEndWidth="1px"
    >
      {week}
    </Box>
  );
}

const DayButton = chakra('button', {
  base: {
    position: 'relative',
    width: '8',
    height: '8',
    borderRadius: 'control',
    cursor: 'pointer',
    // Finger-sized, if seven days, the week number and the margins fit on a small phone.
    '@media (pointer: coarse)': { width: 'min({sizes.10}, calc((100dvw - 72px) / 7))', height: '10' },
    _hover: { bg: 'bg.subtle' },
    _disabled: { opacity: 0.4, cursor: 'not-allowed' },
    '&[data-outside]': { color: 'fg.subtle' },
    '&[aria-current=date]': {
      fontWeight: 'semibold',
      color: 'brand.fg',
      boxShadow: 'inset 0 0 0 1px {colors.brand.fg}',
    },
    '&[aria-pressed=true]': { bg: 'brand.solid', color: 'brand.contrast', fontWeight: 'semibold' },
    '&[data-marked]::after': {
      content: '""',
      position: 'absolute',
      bottom: '3px',
      left: 'calc(50% - 2px)',
      boxSize: '1',
      borderRadius: 'full',
      bg: 'status.error.border',
    },
  },
});
