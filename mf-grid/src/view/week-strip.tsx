import { addDays, longDate, weekday, weekdayName, type Yyyymmdd } from '@keikka/domain';
import { chakra, ChevronLeft, ChevronRight, Flex, IconButton } from '@keikka/ui';
import { texts as dayTexts } from '../day/texts.js';

interface WeekStripProps {
  /** How far the arrows go. */
  step: 'day' | 'week';
  day: Yyyymmdd;
  today: Yyyymmdd;
  onDay: (day: Yyyymmdd) => void;
}

const arrows = {
  day: { days: 1, back: dayTexts.previousDay, on: dayTexts.nextDay },
  week: { days: 7, back: dayTexts.previousWeek, on: dayTexts.nextWeek },
} as const;

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6] as const;

/** The week of the day for fingers, Monday first, between two arrows. */
export function WeekStrip({ step, day, today, onDay }: WeekStripProps) {
  const { days, back, on } = arrows[step];
  const monday = addDays(day, 1 - weekday(day));
  return (
    <Flex as="nav" aria-label={dayTexts.week} align="stretch" bg="bg.surface" flex="1" minW="0" maxW="420px">
      <IconButton label={back} onClick={() => onDay(addDays(day, -days))}>
        <ChevronLeft size={20} />
      </IconButton>
      {daysOfWeek.map((offset) => {
        const date = addDays(monday, offset);
        return (
          <DayButton
            key={date}
            type="button"
            data-day={date}
            aria-label={shortName(date)}
            aria-pressed={date === day}
            aria-current={date === today ? 'date' : undefined}
            onClick={() => onDay(date)}
          >
            <small>{weekdayName(date).slice(0, 2)}</small> <b>{Number(date.slice(6))}</b>
          </DayButton>
        );
      })}
      <IconButton label={on} onClick={() => onDay(addDays(day, days))}>
        <ChevronRight size={20} />
      </IconButton>
    </Flex>
  );
}

/** 'ma 7. joulukuuta 2026': begins with the printed text (WCAG 2.5.3). */
const shortName = (date: Yyyymmdd): string =>
  longDate(date).replace(weekdayName(date), weekdayName(date).slice(0, 2));

const DayButton = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 1,
    minW: 0,
    minH: '11',
    borderRadius: 'control',
    color: 'fg.muted',
    cursor: 'pointer',
    '& small': { textStyle: 'text.small' },
    '& b': { textStyle: 'text.base', fontWeight: 'semibold', color: 'fg' },
    '&[aria-current=date] b': { color: 'brand.fg' },
    '&[aria-pressed=true]': { bg: 'brand.solid', color: 'brand.contrast' },
    '&[aria-pressed=true] b': { color: 'brand.contrast' },
    '&[data-drop]': { outline: '2px solid {colors.brand.solid}', bg: 'brand.subtle' },
  },
});
