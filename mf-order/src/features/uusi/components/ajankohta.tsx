import {
  helsinkiDay,
  hoursText,
  pumpTimeOnDay,
  readsStart,
  withEnd,
  withStart,
  type PumpTime,
} from '@keikka/domain';
import { Box, DatePicker, Field, Flex, Span } from '@keikka/ui';
import { TimeField } from '@keikka/ui/forms';
import { useState } from 'react';
import { besideLabelled, clockPlace } from '../../../parts/clocks/clock-row.js';
import { EndField } from '../../../parts/clocks/end-field.js';
import { texts as clockTexts } from '../../../parts/clocks/texts.js';
import { texts } from '../texts.js';

interface AjankohtaProps {
  time: PumpTime;
  disabled: boolean;
  onChange: (time: PumpTime) => void;
}

/** When what is made begins and ends, by the rules of the order's own bar. */
export function Ajankohta({ time, disabled, onChange }: AjankohtaProps) {
  const [today] = useState(() => helsinkiDay(Date.now()));
  const { start, minutes } = time;
  return (
    <>
      <Box w={{ base: 'full', md: 'auto' }}>
        <Field label={texts.day} disabled={disabled}>
          <DatePicker
            block
            label={texts.day}
            value={helsinkiDay(start)}
            today={today}
            disabled={disabled}
            onValueChange={(day) => onChange(pumpTimeOnDay(time, day))}
          />
        </Field>
      </Box>
      <Flex align="flex-start" gap="2" w={{ base: 'full', md: 'auto' }} fontVariantNumeric="tabular-nums">
        <Box css={clockPlace}>
          <TimeField
            label={clockTexts.start}
            value={start.getTime()}
            day={readsStart(time).day}
            disabled={disabled}
            onValueChange={(ms) => onChange(withStart(time, new Date(ms)))}
          />
        </Box>
        <Span css={besideLabelled} aria-hidden>
          –
        </Span>
        <EndField labelled time={time} disabled={disabled} onChange={(end) => onChange(withEnd(time, end))} />
        <Span css={besideLabelled} color="fg.muted" textStyle="text.table" whiteSpace="nowrap">
          {hoursText(minutes)}
        </Span>
      </Flex>
    </>
  );
}
