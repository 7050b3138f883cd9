import { Box } from '@chakra-ui/react';
import { helsinkiDay, helsinkiInstant, helsinkiWall } from '@keikka/domain';
import { useState, type ReactNode } from 'react';
import { DatePicker } from '../calendar/date-picker.js';
import { Field } from './field.js';
import { TimeField } from './time-field.js';

interface InstantFieldProps {
  /** Over the time. */
  label: string;
  dayLabel: string;
  /** An ISO instant. */
  value: string;
  onValueChange: (instant: string) => void;
  disabled?: boolean;
  /** Below the day and the time. */
  hint?: ReactNode;
}

/** A day in Helsinki and a time of day beside it: what is set of one leaves the other as it was. */
export function InstantField(props: InstantFieldProps) {
  const { label, dayLabel, value, disabled, hint, onValueChange } = props;
  const [today] = useState(() => helsinkiDay(Date.now()));
  const wall = helsinkiWall(new Date(value));
  function set(change: Partial<typeof wall>): void {
    const { yyyymmdd, minuteOfDay } = { ...wall, ...change };
    onValueChange(helsinkiInstant(yyyymmdd, minuteOfDay).toISOString());
  }
  return (
    <Box display="grid" gridTemplateColumns="1fr 96px" gap="2" alignItems="start">
      <Field label={dayLabel} disabled={disabled}>
        <DatePicker
          block
          label={dayLabel}
          value={wall.yyyymmdd}
          today={today}
          disabled={disabled}
          onValueChange={(yyyymmdd) => set({ yyyymmdd })}
        />
      </Field>
      <TimeField
        label={label}
        value={wall.minuteOfDay}
        disabled={disabled}
        onValueChange={(minuteOfDay) => set({ minuteOfDay })}
      />
      {hint && (
        <Box gridColumn="span 2" textStyle="text.label" color="fg.muted">
          {hint}
        </Box>
      )}
    </Box>
  );
}
