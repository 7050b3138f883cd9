import { helsinkiDay, shortDate } from '@keikka/domain';
import { DatePicker, Span, usePhone } from '@keikka/ui';
import { useState } from 'react';
import { BarPlace } from '../../../parts/bar-place.js';
import type { Aika } from '../api/use-aika.js';
import { texts } from '../texts.js';

/** The day of an order: a button that opens the calendar for who may move the order [O-010]. */
export function AikaDay({ aika: { time, mayChange, setDay } }: { aika: Aika }) {
  const [today] = useState(() => helsinkiDay(Date.now()));
  const day = time && helsinkiDay(time.start);
  const phone = usePhone();
  return (
    <BarPlace label={texts.day}>
      {mayChange ? (
        <DatePicker block={phone} label={texts.day} value={day} today={today} onValueChange={setDay} />
      ) : (
        <Span textStyle="text.table">{day ? shortDate(day) : texts.noTime}</Span>
      )}
    </BarPlace>
  );
}
