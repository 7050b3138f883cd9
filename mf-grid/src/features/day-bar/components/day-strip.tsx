import { addDays, dayMonth, longDate, m3Text, weekText, type Yyyymmdd } from '@keikka/domain';
import { Box, type SystemStyleObject } from '@keikka/ui';
import { memo, useMemo, type CSSProperties } from 'react';
import { useDayLoads } from '../../../day/api/day-loads.js';
import { STRIP_DAYS, stripDays, stripStart, type StripDay } from '../model/day-strip.js';
import { texts } from '../texts.js';

interface DayStripProps {
  day: Yyyymmdd;
  today: Yyyymmdd;
  onDay: (day: Yyyymmdd) => void;
}

/** Sixty days as a chart of their work; a press goes to the day (G-034). */
export function DayStrip({ day, today, onDay }: DayStripProps) {
  const start = stripStart(today, day);
  const loads = useDayLoads(start, addDays(start, STRIP_DAYS - 1));
  const days = useMemo(() => stripDays(start, loads), [start, loads]);
  return (
    <Box css={styles}>
      <div role="group" className="days" aria-label={texts.label}>
        {days.map((each) => (
          <Cell
            key={each.yyyymmdd}
            day={each}
            chosen={each.yyyymmdd === day}
            today={each.yyyymmdd === today}
            onDay={onDay}
          />
        ))}
      </div>
    </Box>
  );
}

interface CellProps {
  day: StripDay;
  chosen: boolean;
  today: boolean;
  onDay: (day: Yyyymmdd) => void;
}

const MOST_PX = 18;
const LEAST_PX = 2;

const Cell = memo(function Cell({ day, chosen, today, onDay }: CellProps) {
  const { yyyymmdd, keikkaCount, m3, share, weekend, startsWeek } = day;
  const work = keikkaCount > 0 ? texts.work(keikkaCount, m3Text(m3)) : texts.none;
  const label = `${longDate(yyyymmdd)}: ${work}`;
  return (
    <button
      type="button"
      className="day"
      data-day={yyyymmdd}
      data-week={startsWeek ? weekText(yyyymmdd) : undefined}
      data-monday={startsWeek ? dayMonth(yyyymmdd) : undefined}
      data-weekend={weekend || undefined}
      data-today={today || undefined}
      aria-current={chosen ? 'date' : undefined}
      aria-label={label}
      title={label}
      // The arrow keys change the day anywhere on the page, so the strip is a single tab stop.
      tabIndex={chosen ? 0 : -1}
      style={{ '--load': `${Math.max(LEAST_PX, Math.round(share * MOST_PX))}px` } as CSSProperties}
      onClick={() => onDay(yyyymmdd)}
    />
  );
});

const styles: SystemStyleObject = {
  flex: '1 1 0',
  minW: 0,
  maxW: '660px',
  marginInlineStart: '2',
  containerType: 'inline-size',
  '& .days': {
    display: 'flex',
    height: '10',
    // Four pixels per day are the least that can be hit. On a narrower strip there are the arrows and the
    // calendar.
    '@container (max-width: 239px)': { display: 'none' },
  },
  '& .day': {
    position: 'relative',
    flex: '1 1 0',
    borderRadius: '2px',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
  },
  // The area of a day below the line of the weeks, with its load at the bottom.
  '& .day::after': {
    content: '""',
    position: 'absolute',
    inset: '14px 1px 2px',
    borderRadius: '1px',
    background: 'linear-gradient(var(--tone), var(--tone)) bottom / 100% var(--load) no-repeat',
    '--tone': '{colors.border.strong}',
  },
  '& .day[data-weekend]::after': { '--tone': '{colors.border}' },
  '& .day[data-today]::after': { '--tone': '{colors.clock.line}' },
  '& .day[aria-current]::after': {
    '--tone': '{colors.brand.solid}',
    outline: '2px solid {colors.brand.solid}',
  },
  // A bar is held over it.
  '& .day[data-drop]': { bg: 'brand.subtle', outline: '2px solid {colors.brand.solid}', zIndex: 1 },
  '& .day[data-week]': { borderStartWidth: '1px', borderColor: 'border', borderRadius: 0 },
  // The last week has too few days for more than its number.
  '& .day[data-week]:nth-last-of-type(-n + 4)::before': { content: 'attr(data-week) !important' },
  '& .day[data-week]::before': {
    content: 'attr(data-week)',
    // The label of Monday, where it does not run into the next week.
    '@container (min-width: 600px)': { content: 'attr(data-week) " " attr(data-monday)' },
    position: 'absolute',
    top: 0,
    insetStart: '3px',
    textStyle: 'text.small',
    fontSize: '10px',
    lineHeight: '12px',
    color: 'fg.subtle',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
};
