import { orderMessages, keikkaCalls, kuskiCalls, type GridKeikka, type KeikkaMove } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, person, startOrder, vehicle } from './order-company.js';

describe('moving an order', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [
        ...[1, 2, 3, 4, 5, 6, 8, 9, 10].map((id) => keikka(id)),
        keikka(7, {
          ownerAsiakasId: company.competitor,
          tyomaaId: company.competitor,
          vehicleId: vehicle.competitors,
        }),
      ],
    });
  });

  afterAll(() => service.stop());

  const move = (request: KeikkaMove, actor = actors.handler, idempotencyKey?: string): Promise<GridKeikka> =>
    service.ask(orderMessages.keikkaMove, request, actor, idempotencyKey);
  const traces = async (keikkaId: number) => {
    const [found] = await service.dataSource.query<
      [{ history: string[]; log: string[]; events: number; varmenne: number }]
    >(
      `select (select varmenne from keikka where keikka_id = $1) as varmenne,
        array(select field_name from change_history where entity_type = 'keikka' and entity_id = $1 order by 1) as history,
        array(select message from step_log where keikka_id = $1 order by step_log_id) as log,
        (select count(*)::int from outbox where data->>'keikkaId' = $1::text) as events`,
      [keikkaId],
    );
    return found;
  };

  it('stays where a colleague has put it since it was seen, and a retry of what is done is harmless [O-245]', async () => {
    const toP2 = { keikkaId: 8, vehicleId: vehicle.p2, originalVehicleId: vehicle.p1 };
    await move(toP2);
    expect(await move(toP2)).toMatchObject({ vehicleId: vehicle.p2, varmenne: 2 });
    await expect(move({ ...toP2, vehicleId: vehicle.retired })).rejects.toMatchObject({
      code: 'KEIKKA.MOVED',
    });
    const later = { keikkaId: 8, pumppuAika: '2025-11-20T10:00:00.000Z' };
    await expect(move({ ...later, originalPumppuAika: '2025-11-20T07:00:00.000Z' })).rejects.toMatchObject({
      code: 'KEIKKA.MOVED',
    });
    expect(await move({ ...later, originalPumppuAika: '2025-11-20T08:00:00.000Z' })).toMatchObject({
      vehicleId: vehicle.p2,
      pumppuAika: later.pumppuAika,
      varmenne: 3,
    });
  });

  it('answers a retry under the same key as the first time, wherever a colleague has put the order since', async () => {
    const blind = { keikkaId: 9, vehicleId: vehicle.p2 };
    const first = await move(blind, actors.handler, 'key-1');
    await move({ keikkaId: 9, vehicleId: vehicle.p1 }, actors.keikkaAdmin);
    expect(await move(blind, actors.handler, 'key-1')).toEqual(first);
    expect((await traces(9)).varmenne).toBe(3);
    const other = move({ ...blind, vehicleId: vehicle.p1 }, actors.handler, 'key-1');
    await expect(other).rejects.toMatchObject({ code: 'REQUEST.KEY_REUSED' });
  });

  it('changes vehicle and time in one change with history, step log and event [G-143] [O-244]', async () => {
    const row = await move({
      keikkaId: 1,
      vehicleId: vehicle.p2,
      pumppuAika: '2025-11-21T06:30:00.000Z',
      pumppuKesto: 90,
    });
    expect(row).toMatchObject({
      keikkaId: 1,
      vehicleId: vehicle.p2,
      pumppuAika: '2025-11-21T06:30:00.000Z',
      timeStart: '2025-11-21T06:30:00.000Z',
      timeEnd: '2025-11-21T08:00:00.000Z',
      pumppuKesto: 90,
      varmenne: 2,
      m3: 45.5,
    });
    expect(await traces(1)).toEqual({
      history: ['pumppuAika', 'pumppuKesto', 'vehicleId'],
      log: ['Ajoneuvo vaihdettu: P01 → P02', 'Päivämäärä vaihdettu: 20.11.2025 10:00 → 21.11.2025 8:30'],
      events: 1,
      varmenne: 2,
    });
    const events = await service.events('order.keikka.changed.v1');
    expect(events.filter((event) => event.keikkaId === 1)).toEqual([
      {
        keikkaId: 1,
        ownerAsiakasId: company.own,
        visibleTo: [company.own, company.source, company.customer],
        onBoardsOf: [company.own, company.source, company.customer],
        days: ['20251120', '20251121'],
        vehicleIds: [vehicle.p1, vehicle.p2],
        row,
      },
    ]);
  });

  it('is refused for any version but the newest, also one that is yet to come, when one is named', async () => {
    await move({ keikkaId: 6, vehicleId: vehicle.p2, varmenne: 1 });
    const late = { keikkaId: 6, vehicleId: vehicle.p1, varmenne: 1 };
    const details = { at: expect.any(String) as string };
    await expect(move(late)).rejects.toMatchObject({ code: 'CHANGE.OUTDATED', details });
    await expect(move({ ...late, varmenne: 3 })).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    expect(await move({ ...late, varmenne: 2 })).toMatchObject({ vehicleId: vehicle.p1, varmenne: 3 });
  });

  it('stands beside what a colleague changed of the order since, where the two do not meet', async () => {
    await service.ask(
      keikkaCalls.saveTila,
      { keikkaId: 6, keikkaTilaId: 4, varmenne: 3 },
      actors.keikkaAdmin,
    );
    const late = { keikkaId: 6, vehicleId: vehicle.p2, varmenne: 3 };
    expect(await move(late)).toMatchObject({ vehicleId: vehicle.p2, keikkaTilaId: 4, varmenne: 5 });
    const tila = { keikkaId: 6, keikkaTilaId: 3, varmenne: 3 };
    await expect(service.ask(keikkaCalls.saveTila, tila, actors.handler)).rejects.toMatchObject({
      code: 'CHANGE.OUTDATED',
    });
  });

  it('is refused with who and when once a colleague has deleted the order, and written nowhere', async () => {
    await service.ask(keikkaCalls.saveTila, { keikkaId: 9, keikkaTilaId: 10 }, actors.keikkaAdmin);
    const before = await traces(9);
    const removed = { code: 'KEIKKA.REMOVED', details: { at: expect.any(String) as string } };
    await expect(move({ keikkaId: 9, vehicleId: vehicle.p2 })).rejects.toMatchObject(removed);
    const drivers = { keikkaId: 9, personIds: [person.driver] };
    const restore = { vehicleId: vehicle.p1, yyyymmdd: '20251120', orders: [drivers], dayVehicles: [] };
    const restored = service.ask(kuskiCalls.restore, restore, actors.handler);
    await expect(restored).rejects.toMatchObject(removed);
    expect(await traces(9)).toEqual(before);
  });

  it('writes nothing when nothing changes [G-143]', async () => {
    const row = await move({
      keikkaId: 2,
      vehicleId: vehicle.p1,
      pumppuAika: '2025-11-20T08:00:00Z',
      pumppuKesto: 120,
    });
    expect(row.varmenne).toBe(1);
    expect(await traces(2)).toEqual({ history: [], log: [], events: 0, varmenne: 1 });
  });

  it('puts an order on a partner vehicle that its company may plan', async () => {
    expect(await move({ keikkaId: 3, vehicleId: vehicle.partners })).toMatchObject({
      vehicleId: vehicle.partners,
    });
  });

  it.each<[string, KeikkaMove, string]>([
    ['14 minutes', { keikkaId: 4, pumppuKesto: 14 }, 'KEIKKA.DURATION_TOO_SHORT'],
    ['over a week', { keikkaId: 4, pumppuKesto: 10_081 }, 'KEIKKA.DURATION_TOO_LONG'],
    ['an unknown vehicle', { keikkaId: 4, vehicleId: 999 }, 'VEHICLE.NOT_FOUND'],
    ["a competitor's vehicle", { keikkaId: 4, vehicleId: vehicle.competitors }, 'VEHICLE.NOT_FOUND'],
    ['a retired vehicle', { keikkaId: 4, vehicleId: vehicle.retired }, 'VEHICLE.NOT_IN_SERVICE'],
    [
      'a day before the vehicle',
      { keikkaId: 4, pumppuAika: '2019-12-31T08:00:00Z' },
      'VEHICLE.NOT_IN_SERVICE',
    ],
    ['an unknown order', { keikkaId: 999, vehicleId: vehicle.p2 }, 'KEIKKA.NOT_FOUND'],
    ["another company's order", { keikkaId: 7, vehicleId: vehicle.p1 }, 'KEIKKA.NO_ACCESS'],
  ])('refuses %s and leaves no trace (C-27) [O-157] [O-158] [G-145]', async (_, request, code) => {
    await expect(move(request)).rejects.toMatchObject({ code });
    expect(await traces(4)).toEqual({ history: [], log: [], events: 0, varmenne: 1 });
  });

  it.each([
    ['15 minutes', 15],
    ['a week', 10_080],
  ])('takes %s [O-157] [O-158]', async (_, pumppuKesto) => {
    expect(await move({ keikkaId: 5, pumppuKesto })).toMatchObject({ pumppuKesto });
  });

  it('makes an order under way that is put into the future ready again, with history and step log (R-34)', async () => {
    await service.dataSource.query(`update keikka set keikka_tila_id = 5 where keikka_id = 10`);
    const pumppuAika = '2098-11-20T10:00:00.000Z';
    expect(await move({ keikkaId: 10, pumppuAika })).toMatchObject({
      pumppuAika,
      keikkaTilaId: 4,
      varmenne: 2,
    });
    const { history, log } = await traces(10);
    expect(history).toEqual(['keikkaTilaId', 'pumppuAika']);
    expect(log).toEqual([
      expect.stringMatching(/^Päivämäärä vaihdettu: /),
      'Tila vaihdettu: Toimitus meneillään → Toimitusvalmis',
    ]);
  });

  it('is closed to who may not plan and to the source company [G-145] [G-203]', async () => {
    const request = { keikkaId: 4, vehicleId: vehicle.p2 };
    await expect(move(request, actors.driver)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    await expect(move(request, actors.sourceStaff)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
  });

  it('leaves a locked order to the keikka admin (C-105)', async () => {
    await service.dataSource.query(`update keikka set is_locked = true where keikka_id = 6`);
    const request = { keikkaId: 6, vehicleId: vehicle.p2 };
    await expect(move(request)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    expect(await move(request, actors.keikkaAdmin)).toMatchObject({ vehicleId: vehicle.p2 });
  });

  it('takes nothing when the event cannot be written', async () => {
    await service.dataSource.query(
      `alter table outbox add constraint no_events check (name <> 'order.keikka.changed.v1') not valid`,
    );
    await expect(move({ keikkaId: 4, vehicleId: vehicle.p2 })).rejects.toMatchObject({ code: 'INTERNAL' });
    await service.dataSource.query(`alter table outbox drop constraint no_events`);
    expect(await traces(4)).toEqual({ history: [], log: [], events: 0, varmenne: 1 });
  });

  it('keeps both of two moves that come at once', async () => {
    await Promise.all([
      move({ keikkaId: 4, vehicleId: vehicle.p2 }),
      move({ keikkaId: 4, pumppuAika: '2025-11-20T09:00:00.000Z' }),
    ]);
    expect(await move({ keikkaId: 4 })).toMatchObject({
      vehicleId: vehicle.p2,
      pumppuAika: '2025-11-20T09:00:00.000Z',
      varmenne: 3,
    });
    const [{ persons }] = await service.dataSource.query<[{ persons: number[] }]>(
      `select array_agg(distinct person_id) as persons from change_history where entity_id = 4`,
    );
    expect(persons).toEqual([person.handler]);
  });
});
