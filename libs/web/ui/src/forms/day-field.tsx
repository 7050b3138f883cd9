import { Flex } from '@chakra-ui/react';
import { helsinkiDay, type Yyyymmdd } from '@keikka/domain';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button.js';
import { DatePicker } from '../calendar/date-picker.js';
import { texts } from '../texts.js';

interface DayFieldProps {
  label: string;
  value: Yyyymmdd | null;
  /** null only where the day may be left out. */
  onValueChange: (day: Yyyymmdd | null) => void;
  /** The day may be left out. */
  clearable: boolean;
  disabled?: boolean;
}

/** A day without a time of day. */
export function DayField({ label, value, clearable, disabled, onValueChange }: DayFieldProps) {
  const [today] = useState(() => helsinkiDay(Date.now()));
  return (
    <Flex gap="1">
      <DatePicker
        block
        label={label}
        value={value}
        today={today}
        disabled={disabled}
        onValueChange={onValueChange}
      />
      {clearable && value !== null && !disabled && (
        <IconButton label={texts.calendar.clear(label)} onClick={() => onValueChange(null)}>
          <X />
        </IconButton>
      )}
    </Flex>
  );
}
