import { boardRowHeight, boardRows, vehicleRow } from './board-rows.js';
import { keikkaKuski } from '@keikka/builders';
import { at, driver, gridDay, keikka, maskedKeikka, palkki, vehicle } from '../../../test/day.builder.js';
import { placeInLanes } from '../model/lanes.js';
import { presets } from './presets.js';

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('board rows', () => {
  it('stand by sort number, without separators, when one company owns all [G-046]', () => {
    const day = gridDay([vehicle(3, [], { sortNo: 9 }), vehicle(1, [], { sortNo: 2 })]);
    expect(ids(boardRows(day, 1))).toEqual(['v1', 'v3']);
  });

  it('have a separator above each company, the own one first [G-046]', () => {
    const partner = { ownerAsiakasId: 2, asiakasNimi: 'Hämeen Betonipumput Oy', sortNo: 0 };
    const day = gridDay([vehicle(7, [], partner), vehicle(1, [keikka('7:00', '9:00', { m3: 10 })])]);
    const rows = boardRows(day, 1);
    expect(ids(rows)).toEqual(['s1', 'v1', 's2', 'v7']);
    expect(rows[0]).toMatchObject({ vehicleCount: 1, keikkaCount: 1, m3: 10 });
  });

  it.each([
    ['first day', { firstDate: '20261120' }, true],
    ['day before the first', { firstDate: '20261121' }, false],
    ['last day', { lastDate: '20261120' }, true],
    ['day after the last', { lastDate: '20261119' }, false],
  ])('show an idle vehicle by its dates: %s [G-142]', (_, dates, shown) => {
    expect(boardRows(gridDay([vehicle(1, [], dates)]), 1)).toHaveLength(shown ? 1 : 0);
  });

  it('show a vehicle that has jobs whatever its dates [G-142]', () => {
    const day = gridDay([vehicle(1, [keikka('7:00', '9:00')], { lastDate: '20261101' })]);
    expect(boardRows(day, 1)).toHaveLength(1);
  });

  it('do not draw deleted orders and bars [G-133] [G-138]', () => {
    const row = vehicleRow(
      vehicle(1, [
        keikka('7:00', '9:00', { keikkaTilaId: 10 }),
        palkki('9:00', '10:00', { grid_palkkiTypeId: 11 }),
      ]),
    );
    expect(row.bars).toEqual([]);
  });

  it.each([
    ['ends 24 hours before the day', -25, -24, true],
    ['ended a minute earlier', -25, -24 - 1 / 60, false],
    ['begins 24 hours after the day', 48, 49, true],
    ['begins a minute later', 48 + 1 / 60, 49, false],
    ['lies over all of it', -100, 100, true],
  ])('draw what is within the render distance of 24 hours: a bar that %s [G-135]', (_, from, to, drawn) => {
    const [timeStart, timeEnd] = [from, to].map((hours) =>
      new Date(Date.parse(at('0:00')) + hours * 3_600_000).toISOString(),
    );
    const day = gridDay([vehicle(1, [palkki('7:00', '8:00', { timeStart, timeEnd })])]);
    const [row] = boardRows(day, 1);
    expect(row?.kind === 'vehicle' && row.bars.length).toBe(drawn ? 1 : 0);
  });

  it('stay the same object as long as the vehicle does', () => {
    const same = vehicle(1, [keikka('7:00', '9:00')]);
    expect(vehicleRow(same)).toBe(vehicleRow(same));
    expect(vehicleRow({ ...same })).not.toBe(vehicleRow(same));
  });

  it('are made anew for another day, whose bars may be others', () => {
    const same = vehicle(1, [keikka('7:00', '9:00')]);
    const later = { startMs: Date.parse('2030-01-01T00:00:00Z'), endMs: Infinity };
    expect(vehicleRow(same).all).toHaveLength(1);
    expect(vehicleRow(same, undefined, later).all).toHaveLength(0);
  });

  it('grow a lane for each order on top of another, up to three', () => {
    const three = [1, 2, 3].map((keikkaId) => keikka('7:00', '9:00', { keikkaId }));
    expect(boardRowHeight(vehicleRow(vehicle(1, three)), presets.small)).toBe(68);
  });

  it('leave no order without a lane for remarks that began before it', () => {
    const remarks = [1, 2, 3].map((palkkiId) => palkki('7:00', '11:00', { palkkiId }));
    const row = vehicleRow(vehicle(12, [...remarks, keikka('9:00', '12:00')]));
    expect(row.bars.map(({ key, lane }) => [key, lane])).toEqual([
      ['p1', 1],
      ['p2', 2],
      ['k4711', 0],
    ]);
    expect(row.overflows.map(({ entries }) => entries.map(({ key }) => key))).toEqual([['p3']]);
  });

  it('keep all bars from morning to evening, also those that found no lane', () => {
    const four = [4, 3, 2, 1].map((keikkaId) => keikka(`${6 + keikkaId}:00`, '16:00', { keikkaId }));
    const row = vehicleRow(vehicle(1, four));
    expect(row.bars).toHaveLength(3);
    expect(row.all.map(({ key }) => key)).toEqual(['k1', 'k2', 'k3', 'k4']);
  });

  it.each([
    [
      'orders at the same time',
      [keikka('7:00', '9:00', { keikkaId: 1 }), keikka('8:59', '10:00', { keikkaId: 2 })],
      2,
    ],
    [
      'an order right after another',
      [keikka('7:00', '9:00', { keikkaId: 1 }), keikka('9:00', '10:00', { keikkaId: 2 })],
      0,
    ],
    [
      'a cancelled one',
      [keikka('7:00', '9:00', { keikkaId: 1 }), keikka('8:00', '10:00', { keikkaId: 2, keikkaTilaId: 8 })],
      0,
    ],
    ['a palkki', [keikka('7:00', '9:00', { keikkaId: 1 }), palkki('8:00', '10:00')], 0],
    [
      'an order one may not read',
      [keikka('7:00', '9:00', { keikkaId: 1 }), maskedKeikka('8:00', '10:00', { keikkaId: 2 })],
      2,
    ],
  ])('mark double bookings only: %s', (_, items, marked) => {
    const row = vehicleRow(vehicle(1, items));
    expect(row.bars.filter(({ conflict }) => conflict)).toHaveLength(marked);
    expect(row.conflict).toBe(marked > 0);
  });
});

describe('marks of rows', () => {
  const short = vehicle(1, [keikka('7:00', '9:00')], { vehiclePuomi: 32, useNoDriverBar: false });
  const [away] = [driver(7, { pois: true })];
  const driven = vehicle(2, [keikka('7:00', '9:00', { keikkaId: 2, kuskit: [keikkaKuski()] })]);
  const day = gridDay([short, driven], { kuskit: [away] });
  const marks = (today?: string) =>
    boardRows(day, 1, today).map((row) =>
      row.kind === 'vehicle' ? [row.warning, row.driverAway, row.bars.map(({ warning }) => warning)] : [],
    );

  it('name what does not fit on the row and on its bar', () => {
    expect(marks()).toEqual([
      ['Puomi', false, ['Puomi 32 m, tilattu 36 m']],
      ['', true, ['Saarinen Juha, töissä 20.11.']],
    ]);
  });

  it('are none on a past day, and stand again on the same day', () => {
    const twice = vehicle(3, [
      keikka('7:00', '9:00', { keikkaId: 1 }),
      keikka('8:00', '9:00', { keikkaId: 2 }),
    ]);
    const conflicts = (today: string) =>
      boardRows(gridDay([twice]), 1, today).map((row) => row.kind === 'vehicle' && row.conflict);
    expect(conflicts('20261120')).toEqual([true]);
    expect(conflicts('20261121')).toEqual([false]);
    expect(marks('20261121')).toEqual([
      ['', false, ['']],
      ['', false, ['']],
    ]);
    expect(conflicts('20261119')).toEqual([true]);
  });

  it('leave a row the same object that has nothing to do with a change', () => {
    const [before] = boardRows(day, 1);
    const [after, other] = boardRows({ ...day, kuskit: [] }, 1);
    expect(after).toBe(before);
    expect(other).toMatchObject({ driverAway: false });
  });
});

describe('lanes', () => {
  it('use a lane again once it is free, and gather the fourth in one heap', () => {
    const span = (startMs: number, endMs: number) => ({ startMs, endMs });
    const entries = [span(0, 10), span(1, 10), span(2, 10), span(3, 5), span(4, 9), span(10, 12)];
    const lanes = placeInLanes(entries);
    expect(lanes.placed.map(({ lane }) => lane)).toEqual([0, 1, 2, 0]);
    expect(lanes.overflows).toEqual([{ startMs: 3, endMs: 9, entries: [span(3, 5), span(4, 9)] }]);
    expect(lanes.count).toBe(3);
  });
});
