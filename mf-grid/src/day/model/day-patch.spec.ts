import { withChanges } from '../../changes/commands/day-changes.js';
import { DAY, driver, gridDay, keikka, palkki, vehicle } from '../../../test/day.builder.js';
import { markTila, patchFromLive, replayed, type BoardDay } from './day-patch.js';
import { findItem } from './grid-day.js';
import { droppedStaffing } from './staffing.js';

const order = keikka('10:00', '13:30', { vehicleId: 12 });
const day: BoardDay = gridDay([vehicle(12, [order]), vehicle(15), vehicle(18)]);
const changed = (row: typeof order | null, days = [DAY]) =>
  ({ type: 'keikkaChanged', keikkaId: 4711, days, row }) as const;

function patched(message: Parameters<typeof patchFromLive>[1], from = day): BoardDay {
  const result = patchFromLive(from, message);
  if (!result || !('day' in result)) throw new Error('not patched');
  return result.day;
}

describe('live patches', () => {
  it('move a row to its vehicle and leave the others the same objects', () => {
    const after = patched(changed({ ...order, vehicleId: 15 }));
    expect(after.ajoneuvot.map(({ keikkaGroup }) => keikkaGroup.length)).toEqual([0, 1, 0]);
    expect(after.ajoneuvot[2]).toBe(day.ajoneuvot[2]);
  });

  it('take away a row that is gone, or has left the day', () => {
    expect(findItem(patched(changed(null)), 'k4711')).toBeUndefined();
    const next = { ...keikka('31:00', '33:00'), vehicleId: 12 };
    expect(findItem(patched(changed(next)), 'k4711')).toBeUndefined();
  });

  it('do not concern another day', () => {
    expect(patchFromLive(day, changed(order, ['20261121']))).toBeNull();
    expect(patchFromLive(day, { type: 'dayStale', days: ['20261121'] })).toBeNull();
    const staffing = { type: 'staffingChanged' as const, kuskit: [], ajoneuvot: [] };
    expect(patchFromLive(day, { ...staffing, days: ['20261121'] })).toBeNull();
  });

  it.each([
    ['the server says so', { type: 'dayStale' as const, days: [DAY] }],
    ['the row is on a vehicle that is not shown', changed({ ...order, vehicleId: 99 })],
  ])('ask for the day again when %s', (_, message) => {
    expect(patchFromLive(day, message)).toEqual({ stale: true });
  });

  it('do not put an older row over a newer one', () => {
    const newer = patched(changed({ ...order, varmenne: 3, asiakasNimi: 'Uusi nimi Oy' }));
    expect(patched(changed({ ...order, varmenne: 2 }), newer)).toBe(newer);
  });

  it('keep palkki and order apart though their ids are the same', () => {
    const both = gridDay([vehicle(12, [order, palkki('15:00', '16:00', { palkkiId: 4711 })])]);
    const after = patched({ type: 'palkkiChanged', palkkiId: 4711, days: [DAY], row: null }, both);
    expect(after.ajoneuvot[0]!.keikkaGroup).toEqual([expect.objectContaining({ keikkaId: 4711 })]);
  });

  it('give a driver and a vehicle to each other, and hide what the day does not show [G-144]', () => {
    const dayDriver = { ...driver(5), isExplicitAssignment: true };
    const before = gridDay([vehicle(12, [order]), vehicle(15, [], { dayDriver })], {
      kuskit: [driver(5, { vehicleId: 15, isExplicitAssignment: true }), driver(6)],
    });
    const after = patched(
      {
        type: 'staffingChanged',
        days: [DAY],
        kuskit: [
          { personId: 5, vehicleId: 12, isExplicitAssignment: true },
          { personId: 99, vehicleId: 15, isExplicitAssignment: true },
        ],
        ajoneuvot: [
          { vehicleId: 12, dayDriver },
          { vehicleId: 15, dayDriver: null },
          { vehicleId: 99, dayDriver },
        ],
      },
      before,
    );
    expect(after).toEqual({
      ...before,
      ajoneuvot: [
        { ...before.ajoneuvot[0], dayDriver },
        { ...before.ajoneuvot[1], dayDriver: null },
      ],
      kuskit: [driver(5, { vehicleId: 12, isExplicitAssignment: true }), driver(6)],
    });
    expect(after.ajoneuvot[0]!.keikkaGroup).toBe(before.ajoneuvot[0]!.keikkaGroup);
    expect(after.kuskit?.[1]).toBe(before.kuskit?.[1]);
  });

  it('make no drivers for who may not see them [G-030]', () => {
    const kuskit = [{ personId: 5, vehicleId: 12, isExplicitAssignment: true }];
    const after = patched({ type: 'staffingChanged', days: [DAY], kuskit, ajoneuvot: [] });
    expect(after).toEqual(day);
  });

  it('show an order delivered here as 9 though it is saved as 4 [G-130]', () => {
    const delivered = markTila(day, 4711, 9);
    expect(findItem(patched(changed({ ...order, keikkaTilaId: 4 }), delivered), 'k4711')?.keikkaTilaId).toBe(
      9,
    );
    expect(findItem(patched(changed({ ...order, keikkaTilaId: 5 }), delivered), 'k4711')?.keikkaTilaId).toBe(
      5,
    );
  });

  it('show an order as 4 again once another status was chosen here, or came from a colleague', () => {
    const takenBack = markTila(markTila(day, 4711, 9), 4711, 4);
    expect(findItem(patched(changed({ ...order, keikkaTilaId: 4 }), takenBack), 'k4711')?.keikkaTilaId).toBe(
      4,
    );
    const started = patched(changed({ ...order, keikkaTilaId: 5, varmenne: 2 }), markTila(day, 4711, 9));
    const returned = patched(changed({ ...order, keikkaTilaId: 4, varmenne: 3 }), started);
    expect(findItem(returned, 'k4711')?.keikkaTilaId).toBe(4);
  });

  it('go on top of one another in their order, until one of them can not', () => {
    const to15 = changed({ ...order, vehicleId: 15, varmenne: 2 });
    const to18 = changed({ ...order, vehicleId: 18, varmenne: 3 });
    const patches = [to15, to18].map((message) => (before: BoardDay) => patchFromLive(before, message));
    expect(replayed(day, patches)).toMatchObject({
      day: { ajoneuvot: [{}, {}, { keikkaGroup: [{ varmenne: 3 }] }] },
    });
    expect(replayed(day, [...patches, () => ({ stale: true })])).toEqual({ stale: true });
  });
});

describe('own changes on top of the day', () => {
  const place = {
    vehicleId: 15,
    timeStart: order.timeStart,
    timeEnd: order.timeEnd,
  };

  it('are shown as pending and leave the cached day as it is [G-131]', () => {
    const shown = withChanges(day, [
      { kind: 'move', key: 'k4711', place },
      { kind: 'tila', keikkaId: 4711, keikkaTilaId: 5, keikkaTilaSelite: 'Toimitus meneillään' },
    ]);
    expect(findItem(shown.day, 'k4711')).toMatchObject({ vehicleId: 15, keikkaTilaId: 5 });
    expect([...shown.pending]).toEqual(['k4711']);
    expect(findItem(day, 'k4711')).toMatchObject({ vehicleId: 12, keikkaTilaId: 4 });
  });

  it('stay on top of a newer row from a colleague, and come off without trace', () => {
    const newer = patched(changed({ ...order, asiakasNimi: 'Uusi nimi Oy' }));
    expect(findItem(withChanges(newer, [{ kind: 'move', key: 'k4711', place }]).day, 'k4711')).toMatchObject({
      vehicleId: 15,
      asiakasNimi: 'Uusi nimi Oy',
    });
    expect(withChanges(newer, []).day).toBe(newer);
  });

  it('give the driver all orders of the vehicle and take him off his old one [G-144]', () => {
    const who = driver(5);
    const before = gridDay(
      [vehicle(12, [order]), vehicle(15, [], { dayDriver: { ...who, isExplicitAssignment: true } })],
      { kuskit: [{ ...who, vehicleId: 15 }] },
    );
    const dropped = droppedStaffing(before, 12, who);
    const { day: after } = withChanges(before, [{ kind: 'staffing', staffing: dropped.after }]);
    expect(findItem(after, 'k4711')?.kuskit.map(({ personId }) => personId)).toEqual([5]);
    expect(after.ajoneuvot.map(({ dayDriver }) => dayDriver?.personId)).toEqual([5, undefined]);
    expect(after.kuskit?.[0]).toMatchObject({ vehicleId: 12 });
  });
});
