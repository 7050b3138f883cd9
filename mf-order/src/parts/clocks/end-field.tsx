import {
  pumpEnd,
  pumpEndDays,
  pumppuKestoFault,
  readsEnd,
  readsEndAfterDays,
  withEndAfterDays,
  type PumpTime,
} from '@keikka/domain';
import { Box, Button, Flex, Tooltip, usePhone } from '@keikka/ui';
import { TimeField } from '@keikka/ui/forms';
import { useRef, useState, type FocusEvent } from 'react';
import { besideClock, besideLabelled, clockPlace } from './clock-row.js';
import { texts } from './texts.js';

interface EndFieldProps {
  time: PumpTime;
  /** Its label is above it on every screen, and not on a phone alone. */
  labelled?: boolean;
  disabled?: boolean;
  onChange: (end: Date) => void;
}

/**
 * The end of a time, with the day that it is on. Pressing +1 makes the clock that is typed next one of the next day, so
 * that 22–23 becomes 22–2 in one change. On a later day the button brings the end back by a day, and another takes
 * it on by one as long as the time may last so long.
 */
export function EndField({ time, labelled = false, disabled, onChange }: EndFieldProps) {
  const [isNextDay, setNextDay] = useState(false);
  const phone = usePhone();
  const group = useRef<HTMLDivElement>(null);
  const days = pumpEndDays(time);
  const dayOn = withEndAfterDays(time, days + 1);
  const { day, after } = isNextDay ? readsEndAfterDays(time, 1) : readsEnd(time);

  function set(end: Date): void {
    setNextDay(false);
    onChange(end);
  }
  function pressDay(): void {
    if (days > 0) {
      set(pumpEnd(withEndAfterDays(time, days - 1)));
    } else {
      setNextDay(!isNextDay);
      group.current?.querySelector('input')?.focus();
    }
  }
  function leave({ relatedTarget }: FocusEvent): void {
    if (!group.current?.contains(relatedTarget)) setNextDay(false);
  }
  return (
    // On a phone the row around places what is in it.
    <Flex ref={group} onBlur={leave} gap="1" display={{ base: 'contents', md: 'flex' }}>
      <Box css={clockPlace}>
        <TimeField
          label={texts.end}
          labelHidden={!phone && !labelled}
          disabled={disabled}
          value={pumpEnd(time).getTime()}
          day={day}
          after={after?.getTime()}
          onValueChange={(ms) => set(new Date(ms))}
        />
      </Box>
      <Tooltip content={texts.endsAfter(days > 0 ? days - 1 : 1)}>
        <Button
          variant={days > 0 || isNextDay ? 'secondary' : 'ghost'}
          px="1.5"
          css={labelled ? besideLabelled : besideClock}
          disabled={disabled}
          aria-label={texts.laterName(Math.max(days, 1))}
          aria-pressed={days > 0 || isNextDay}
          // The typed clock is read once its day is known, and not because the field is left for the button.
          onMouseDown={(event) => event.preventDefault()}
          onClick={pressDay}
        >
          {texts.later(Math.max(days, 1))}
        </Button>
      </Tooltip>
      {days > 0 && !pumppuKestoFault(dayOn.minutes) && (
        <Tooltip content={texts.endsAfter(days + 1)}>
          <Button
            variant="ghost"
            px="1.5"
            css={labelled ? besideLabelled : besideClock}
            disabled={disabled}
            aria-label={texts.laterName(days + 1)}
            onClick={() => set(pumpEnd(dayOn))}
          >
            {texts.later(days + 1)}
          </Button>
        </Tooltip>
      )}
    </Flex>
  );
}
