import { at, gridDay, keikka, maskedKeikka, palkki, vehicle } from '../../../test/day.builder.js';
import { actedOn, toggled } from './held.js';
import { boardRows } from '../rows/board-rows.js';
import { framedOrders } from './framed-orders.js';

const OWN = 1;
const order = (keikkaId: number, from: string, to: string, overrides: object = {}) =>
  keikka(from, to, { keikkaId, ...overrides });

const rows = boardRows(
  gridDay([
    vehicle(12, [order(1, '7:00', '9:00'), order(2, '10:00', '12:00')], { sortNo: 1 }),
    vehicle(
      15,
      [
        order(3, '8:00', '9:30'),
        order(4, '8:00', '9:30', { ownerAsiakasId: 2 }),
        maskedKeikka('8:00', '9:00', { keikkaId: 5 }),
        palkki('8:00', '9:00'),
      ],
      { sortNo: 2 },
    ),
    vehicle(18, [order(6, '8:00', '9:00')], { sortNo: 3 }),
  ]),
  OWN,
);

const framed = (from: [number, string], to: [number, string]) =>
  framedOrders(
    rows,
    { vehicleIds: [from[0], to[0]], ms: [Date.parse(at(from[1])), Date.parse(at(to[1]))] },
    OWN,
  );

describe('a frame on the board', () => {
  it('takes the own orders that it touches, and nothing else', () => {
    expect(framed([12, '8:30'], [15, '10:30'])).toEqual(['k1', 'k2', 'k3']);
  });

  it('is the same from any of its corners', () => {
    for (const [from, to] of [
      [
        [15, '10:30'],
        [12, '8:30'],
      ],
      [
        [15, '8:30'],
        [12, '10:30'],
      ],
    ] as const)
      expect(framed([...from], [...to])).toEqual(['k1', 'k2', 'k3']);
  });

  it('touches neither what ends where it begins nor what begins where it ends', () => {
    expect(framed([12, '9:00'], [12, '10:00'])).toEqual([]);
    expect(framed([12, '8:59'], [12, '10:01'])).toEqual(['k1', 'k2']);
  });

  it('stays on its row', () => {
    expect(framed([18, '7:00'], [18, '12:00'])).toEqual(['k6']);
  });
});

describe('orders that are chosen together', () => {
  it('come and go by the same press', () => {
    expect(toggled(['k1'], 'k2')).toEqual(['k1', 'k2']);
    expect(toggled(['k1', 'k2'], 'k1')).toEqual(['k2']);
  });

  it('are acted on through each of them, and no other', () => {
    expect(actedOn(['k1', 'k2'], 'k2')).toEqual(['k1', 'k2']);
    expect(actedOn(['k1', 'k2'], 'k3')).toEqual(['k3']);
    expect(actedOn([], 'k3')).toEqual(['k3']);
  });
});
