import { daysBetween, type Yyyymmdd } from '@keikka/domain';
import { Box, DatePicker, Field } from '@keikka/ui';
import { dialogTexts } from '../texts.js';
import { WeekLoads } from './week-loads.js';

interface DayChoiceProps {
  from: Yyyymmdd;
  to: Yyyymmdd;
  today: Yyyymmdd;
  /** How many orders go. */
  count: number;
  onDay: (day: Yyyymmdd) => void;
}

/** The day that something is to go to: by its date, or by a week with its work. */
export function DayChoice({ from, to, today, count, onDay }: DayChoiceProps) {
  const days = daysBetween(from, to);
  return (
    <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '200px 1fr' }} gap="4" mb="4">
      <Field label={dialogTexts.move.day} labelEnd={days !== 0 && dialogTexts.move.days(days)}>
        <DatePicker block label={dialogTexts.move.day} value={to} today={today} onValueChange={onDay} />
      </Field>
      <WeekLoads from={from} to={to} count={count} onDay={onDay} />
    </Box>
  );
}
