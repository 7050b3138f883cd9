import { Box } from '@chakra-ui/react';
import { clockAt, helsinkiDay, instantOfClock, type Yyyymmdd } from '@keikka/domain';
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
  /** The ISO instant of the start of which this is the end. */
  after?: string;
  disabled?: boolean;
  /** Below the day and the time. */
  hint?: ReactNode;
}

/** A day in Helsinki and a time of day beside it: what is set of one leaves the other as it was. */
export function InstantField(props: InstantFieldProps) {
  const { label, dayLabel, value, disabled, hint, onValueChange } = props;
  const [today] = useState(() => helsinkiDay(Date.now()));
  const ms = Date.parse(value);
  const yyyymmdd = helsinkiDay(ms);
  const after = props.after === undefined ? undefined : Date.parse(props.after);
  const setDay = (day: Yyyymmdd): void =>
    onValueChange(instantOfClock(clockAt(ms), { was: ms, day, after }).toISOString());
  return (
    <Box display="grid" gridTemplateColumns="1fr minmax(96px, min-content)" gap="2" alignItems="start">
      <Field label={dayLabel} disabled={disabled}>
        <DatePicker
          block
          label={dayLabel}
          value={yyyymmdd}
          today={today}
          disabled={disabled}
          onValueChange={setDay}
        />
      </Field>
      <TimeField
        label={label}
        value={ms}
        day={yyyymmdd}
        after={after}
        disabled={disabled}
        onValueChange={(next) => onValueChange(new Date(next).toISOString())}
      />
      {hint && (
        <Box gridColumn="span 2" textStyle="text.label" color="fg.muted">
          {hint}
        </Box>
      )}
    </Box>
  );
}
