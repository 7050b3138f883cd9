import { clockRange } from '@keikka/domain';
import { at, DAY as day, vehicle } from '../../../test/day.builder.js';
import { drawnSpan, orderPlace, pressedSlot, slotTimes, takesNew } from './slot.js';
import { FINE_STEP_MS } from './resolve-drop.js';

const ms = (clock: string): number => Date.parse(at(clock));
const text = ({ startMs, endMs }: { startMs: number; endMs: number }): string => clockRange(startMs, endMs);

describe('a free place on the board', () => {
  it.each([
    ['9:15', '9:15–10:15'],
    ['9:29', '9:15–10:15'],
    ['9:30', '9:30–10:30'],
    ['23:50', '23:45–0:45'],
  ])('pressed at %s is %s', (clock, span) => {
    expect(text(pressedSlot(day, 12, ms(clock)).span)).toBe(span);
  });

  it.each([
    ['9:20', '11:40', '9:15–11:45'],
    ['11:40', '9:20', '9:15–11:45'],
    ['9:15', '9:15', '9:15–9:30'],
    ['9:15', '9:16', '9:15–9:30'],
    ['9:15', '9:31', '9:15–9:45'],
  ])('drawn from %s to %s is %s', (from, to, span) => {
    expect(text(drawnSpan(day, ms(from), ms(to)))).toBe(span);
  });

  it('is drawn in steps of five minutes when asked', () => {
    expect(text(drawnSpan(day, ms('9:21'), ms('9:37'), FINE_STEP_MS))).toBe('9:20–9:40');
  });

  it('stays within the day, also on one of 25 hours', () => {
    const [startMs, endMs] = [Date.parse('2026-10-24T21:00:00Z'), Date.parse('2026-10-25T22:00:00Z')];
    expect(drawnSpan('20261025', startMs - 1, endMs + 1)).toEqual({ startMs, endMs });
    expect(drawnSpan('20261025', endMs + 1, endMs + 2)).toEqual({ startMs: endMs - 900_000, endMs });
  });

  it('says its start alone, and gives an order no end, until its length is drawn', () => {
    const pressed = pressedSlot(day, 12, ms('9:20'));
    const drawn = { ...pressed, drawn: true };
    expect([pressed, drawn].map(slotTimes)).toEqual(['9:15', '9:15–10:15']);
    expect(orderPlace(pressed)).toEqual({ vehicleId: 12, startMs: ms('9:15'), endMs: null });
    expect(orderPlace(drawn)).toEqual({ vehicleId: 12, startMs: ms('9:15'), endMs: ms('10:15') });
  });

  it('is only on a vehicle that can be planned and is in service', () => {
    expect(takesNew(vehicle(12), day)).toBe(true);
    expect(takesNew(vehicle(12, [], { plannable: false }), day)).toBe(false);
    expect(takesNew(vehicle(12, [], { lastDate: '20261119' }), day)).toBe(false);
  });
});
