import { addDays, longDate, shortDay, weekday, weekText, type Yyyymmdd } from '@keikka/domain';
import { Box, ChevronLeft, ChevronRight, Flex, IconButton, type SystemStyleObject } from '@keikka/ui';
import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import { useDayLoads } from '../../../../day/api/day-loads.js';
import { texts as dayTexts } from '../../../../day/texts.js';
import { dialogTexts } from '../texts.js';

interface WeekLoadsProps {
  /** The day that the orders leave, and the one they go to. */
  from: Yyyymmdd;
  to: Yyyymmdd;
  /** How many orders go. */
  count: number;
  onDay: (day: Yyyymmdd) => void;
}

const MOST_PX = 44;
const LEAST_PX = 2;
const daysOfWeek = [0, 1, 2, 3, 4, 5, 6] as const;
const steps: Readonly<Partial<Record<string, number>>> = { ArrowLeft: -1, ArrowRight: 1 };

const mondayOf = (day: Yyyymmdd): Yyyymmdd => addDays(day, 1 - weekday(day));

/** The orders of each day of a week, with what the move takes from one and brings to the other. A press chooses a day. */
export function WeekLoads({ from, to, count, onDay }: WeekLoadsProps) {
  const [chosen, setChosen] = useState(to);
  const [monday, setMonday] = useState(mondayOf(to));
  if (chosen !== to) {
    setChosen(to);
    setMonday(mondayOf(to));
  }
  const days = daysOfWeek.map((offset) => addDays(monday, offset));
  const loads = useDayLoads(monday, addDays(monday, 6));
  const countOf = (day: Yyyymmdd): number => loads.find(({ yyyymmdd }) => yyyymmdd === day)?.keikkaCount ?? 0;
  const most = Math.max(1, ...days.map((day) => countOf(day) + (day === to && to !== from ? count : 0)));
  const title = dialogTexts.move.week(weekText(monday));
  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // The arrows of the page go to another day of the board.
    event.stopPropagation();
    onDay(addDays(to, step));
  }
  return (
    <Box minW="0" css={styles}>
      <Flex align="center" justify="space-between">
        <Box textStyle="text.label">{title}</Box>
        <Flex>
          <IconButton size="sm" label={dayTexts.previousWeek} onClick={() => setMonday(addDays(monday, -7))}>
            <ChevronLeft />
          </IconButton>
          <IconButton size="sm" label={dayTexts.nextWeek} onClick={() => setMonday(addDays(monday, 7))}>
            <ChevronRight />
          </IconButton>
        </Flex>
      </Flex>
      <div role="group" aria-label={title} className="days" onKeyDown={onKeyDown}>
        {days.map((day, index) => {
          const now = countOf(day);
          const change = to === from ? 0 : day === to ? count : day === from ? -count : 0;
          const loadText = dialogTexts.move.load(now, change);
          const bar = {
            '--load': px(Math.min(now, now + change), most),
            '--change': px(Math.abs(change), most),
          };
          return (
            <button
              key={day}
              type="button"
              className="day"
              aria-pressed={day === to}
              aria-label={`${longDate(day)}: ${loadText}`}
              data-from={day === from || undefined}
              data-comes={change > 0 || undefined}
              // One tab stop; the arrows go on from it.
              tabIndex={day === to || (index === 0 && !days.includes(to)) ? 0 : -1}
              onClick={() => onDay(day)}
            >
              <span>{shortDay(day)}</span>
              <b>{loadText}</b>
              <i style={bar as CSSProperties} />
            </button>
          );
        })}
      </div>
    </Box>
  );
}

const px = (count: number, most: number): string =>
  count === 0 ? '0px' : `${Math.max(LEAST_PX, Math.round((count / most) * MOST_PX))}px`;

const styles: SystemStyleObject = {
  '& .days': { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '1' },
  '& .day': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
    paddingBlock: '1',
    textStyle: 'text.small',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '1px' },
  },
  '& .day[data-from]': { borderStyle: 'dashed', borderColor: 'fg.muted' },
  '& .day[aria-pressed=true]': { borderColor: 'brand.solid', borderStyle: 'solid', bg: 'brand.subtle' },
  // On a phone the date stands under its weekday.
  '& .day span': { whiteSpace: 'normal', textAlign: 'center' },
  '& .day b': { fontWeight: 'semibold', flex: 1 },
  // What is there, and above it, paler, what goes or comes.
  '& .day i': {
    width: '16px',
    height: `${MOST_PX + 2}px`,
    background:
      'linear-gradient({colors.border.strong} 0 0) bottom / 100% var(--load) no-repeat, linear-gradient({colors.border} 0 0) bottom var(--load) center / 100% var(--change) no-repeat',
  },
  '& .day[data-comes] i': {
    background:
      'linear-gradient({colors.brand.solid} 0 0) bottom / 100% var(--load) no-repeat, linear-gradient({colors.brand.fg} 0 0) bottom var(--load) center / 100% var(--change) no-repeat',
  },
};
