import { daysOf, onBoardsOf, placeAfter, tilaAfterMove, timeChangeMessage } from './keikka.rules.js';

const place = { vehicleId: 1, pumppuAika: new Date('2025-11-20T08:00:00Z'), pumppuKesto: 120 };
const at = (pumppuAika: string, pumppuKesto = 120) => ({
  ...place,
  pumppuAika: new Date(pumppuAika),
  pumppuKesto,
});

describe('placeAfter', () => {
  it.each([
    ['nothing named', {}, place],
    ['a vehicle', { vehicleId: 2 }, { ...place, vehicleId: 2 }],
    ['a start', { pumppuAika: '2025-11-20T09:00:00Z' }, at('2025-11-20T09:00:00Z')],
    ['a duration', { pumppuKesto: 90 }, { ...place, pumppuKesto: 90 }],
    ['no duration (R-05)', { pumppuKesto: null }, { ...place, pumppuKesto: 0 }],
  ])('changes only what the move names: %s', (_, move, after) => {
    expect(placeAfter(place, { keikkaId: 1, ...move })).toEqual(after);
  });
});

describe('the status after a move by hand', () => {
  const now = new Date('2025-11-20T09:00:00Z');
  it.each([
    ['under way, to a minute from now', 5, '2025-11-20T09:01:00Z', 4],
    ['under way, to this instant (R-30)', 5, '2025-11-20T09:00:00Z', 5],
    ['under way, to another time that is past', 5, '2025-11-20T07:00:00Z', 5],
    ['under way, to another vehicle alone', 5, '2025-11-20T08:00:00Z', 5],
    ['ready, to the future', 4, '2025-11-21T09:00:00Z', 4],
    ['in preparation, to the future', 3, '2025-11-21T09:00:00Z', 3],
    ['delivered, to the future', 9, '2025-11-21T09:00:00Z', 9],
  ])('%s (R-34)', (_, keikkaTilaId, pumppuAika, after) => {
    expect(tilaAfterMove({ ...place, keikkaTilaId }, at(pumppuAika), now)).toBe(after);
  });

  it('is ready for an order under way that had no time and gets one to come (R-34)', () => {
    const untimed = { pumppuAika: null, keikkaTilaId: 5 };
    expect(tilaAfterMove(untimed, at('2025-11-21T09:00:00Z'), now)).toBe(4);
    expect(tilaAfterMove(untimed, untimed, now)).toBe(5);
  });
});

describe('daysOf', () => {
  it.each([
    ['within a day', at('2025-11-20T08:00:00Z'), ['20251120']],
    ['to midnight', at('2025-11-20T20:00:00Z'), ['20251120']],
    ['a minute over midnight', at('2025-11-20T20:01:00Z'), ['20251120', '20251121']],
    ['from midnight', at('2025-11-20T22:00:00Z'), ['20251121']],
    ['through the night the clocks change', at('2025-10-25T20:30:00Z', 240), ['20251025', '20251026']],
    ['without a start', { ...place, pumppuAika: null }, []],
  ])('%s [G-141]', (_, somewhere, days) => {
    expect(daysOf(somewhere)).toEqual(days);
  });
});

describe('onBoardsOf', () => {
  const one = { asiakasId: 2, plannedBy: [1], orderedBy: [11, 12], parties: [2] };
  const other = { asiakasId: 3, plannedBy: [1], orderedBy: [], parties: [13] };

  it.each([
    ['no vehicle: its own companies', [], [1, 100]],
    ['a vehicle: also its owner, planners and source customers', [one], [1, 100, 2, 11, 12]],
    [
      'two vehicles, of before and after: also whose orders they carry',
      [one, other],
      [1, 100, 2, 11, 12, 3, 13],
    ],
    ['a vehicle nobody told of yet: it may be anybody', [one, undefined], undefined],
  ])('names who may see an order with %s [O-105]', (_, vehicles, boards) => {
    expect(onBoardsOf([1, 100, 1], vehicles)).toEqual(boards);
  });
});

describe('timeChangeMessage', () => {
  it.each([
    ['another day', at('2025-11-21T06:30:00Z'), 'Päivämäärä vaihdettu: 20.11.2025 10:00 → 21.11.2025 8:30'],
    ['another start', at('2025-11-20T09:15:00Z'), 'Aloitusaika päivitetty: 10:00 → 11:15'],
    ['another end', { ...place, pumppuKesto: 150 }, 'Lopetusaika päivitetty: 12:00 → 12:30'],
  ])('tells %s', (_, after, message) => {
    expect(timeChangeMessage(place, after)).toBe(message);
  });

  it('tells the first time of an order without one', () => {
    expect(timeChangeMessage({ ...place, pumppuAika: null }, place)).toBe('Aloitusaika päivitetty');
  });
});
