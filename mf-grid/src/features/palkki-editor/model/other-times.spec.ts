import { clockRange } from '@keikka/domain';
import { at } from '../../../../test/day.builder.js';
import type { Span } from '../../../day/model/grid-day.js';
import { otherTimes } from './other-times.js';

const span = (start: string, end: string): Span => ({
  startMs: Date.parse(at(start)),
  endMs: Date.parse(at(end)),
});
const told = (found: Span | null): string | null => found && clockRange(found.startMs, found.endMs);
const dayEndMs = Date.parse(at('23:00')) + 3_600_000;

describe('where a palkki could stand beside the orders under it', () => {
  it.each<[string, Span, Span[], string | null, string | null]>([
    ['its end is free', span('12:00', '14:00'), [span('10:00', '13:30')], '13:30–15:30', '13:30–14:00'],
    ['its start is free', span('12:00', '14:00'), [span('13:00', '16:00')], '16:00–18:00', '12:00–13:00'],
    [
      'the next gap is too short',
      span('12:00', '14:00'),
      [span('14:30', '16:30'), span('10:00', '13:30')],
      '16:30–18:30',
      '13:30–14:00',
    ],
    [
      'a gap is as long as it is',
      span('12:00', '13:00'),
      [span('10:00', '13:30'), span('14:30', '16:30')],
      '13:30–14:30',
      null,
    ],
    [
      'its middle is the longest free part',
      span('8:00', '16:00'),
      [span('7:00', '9:00'), span('12:00', '15:00')],
      '15:00–23:00',
      '9:00–12:00',
    ],
    [
      'a quarter of an hour is left',
      span('12:00', '14:00'),
      [span('12:15', '15:00')],
      '15:00–17:00',
      '12:00–12:15',
    ],
    ['less than that is left', span('12:00', '14:00'), [span('12:14', '15:00')], '15:00–17:00', null],
    ['the day has no room after it', span('12:00', '14:00'), [span('11:00', '22:30')], null, null],
    [
      'orders overlap',
      span('9:00', '13:00'),
      [span('9:00', '12:00'), span('10:00', '11:00')],
      '12:00–16:00',
      '12:00–13:00',
    ],
  ])('when %s', (_, palkki, orders, moved, shortened) => {
    const found = otherTimes(palkki, orders, dayEndMs);
    expect([told(found.moved), told(found.shortened)]).toEqual([moved, shortened]);
  });
});
