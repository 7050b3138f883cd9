import { helsinkiDay, shortDate } from '@keikka/domain';
import { DatePicker, Span } from '@keikka/ui';
import { useState } from 'react';
import type { Aika } from '../api/use-aika.js';
import { texts } from '../texts.js';

/** The day of an order: a button that opens the calendar for who may move the order [O-010]. */
export function AikaDay({ aika: { time, mayChange, setDay } }: { aika: Aika }) {
  const [today] = useState(() => helsinkiDay(Date.now()));
  const day = time && helsinkiDay(time.start);
  if (!mayChange) return <Span textStyle="text.table">{day ? shortDate(day) : texts.noTime}</Span>;
  return <DatePicker label={texts.day} value={day} today={today} onValueChange={setDay} />;
}
