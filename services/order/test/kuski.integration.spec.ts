import { keikkaKuski } from '@keikka/builders';
import { orderMessages, staffMessages, kuskiCalls, type KuskiRestore } from '@keikka/contracts';
import { encodeReply, VehicleProjectionRow } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, day, keikka, person, startOrder, vehicle } from './order-company.js';

const DAY_AFTER = '20251121';

describe('drivers of a day', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [
        keikka(1, { kuskit: [person.driver, person.keikkaAdmin] }),
        // From the evening before into the day.
        keikka(2, { pumppuAika: '2025-11-19T21:00:00.000Z', pumppuKesto: 120, kuskit: [] }),
        keikka(3, { pumppuAika: '2025-11-20T12:00:00.000Z', kuskit: [person.driver2] }),
        keikka(4, { keikkaTilaId: 8, kuskit: [person.driver] }),
        keikka(5, { keikkaTilaId: 10, kuskit: [person.driver] }),
        // The day before, to midnight.
        keikka(6, { pumppuAika: '2025-11-19T20:00:00.000Z', pumppuKesto: 120 }),
        keikka(7, { vehicleId: vehicle.p2 }),
        keikka(8, {
          ownerAsiakasId: company.competitor,
          tyomaaId: company.competitor,
          pumppuAsiakasId: company.competitor,
        }),
      ],
    });
    // Staff knows who is a driver, everybody here except the planner, and that one of them is sick the day after.
    service.nats.subscribe(staffMessages.kuskiDrives.subject, {
      callback: (_, asked) => {
        const { personId, yyyymmdd } = asked.json<{ personId: number; yyyymmdd: string }>();
        const pois = personId === person.driver2 && yyyymmdd === DAY_AFTER;
        asked.respond(encodeReply({ drives: personId !== person.handler, pois }));
      },
    });
  });

  afterAll(() => service.stop());

  const drop = (personId: number, vehicleId: number = vehicle.p1, actor = actors.handler, key?: string) => {
    const request = { vehicleId, personId, yyyymmdd: day.yyyymmdd };
    return service.ask(kuskiCalls.setForVehicle, request, actor, key);
  };

  it('are refused for one who is away that day, and nothing is changed [G-293]', async () => {
    const request = { vehicleId: vehicle.p1, personId: person.driver2, yyyymmdd: DAY_AFTER };
    const known = await service.events('order.day-vehicles.set.v1');
    await expect(service.ask(kuskiCalls.setForVehicle, request, actors.handler)).rejects.toMatchObject({
      code: 'PERSON.AWAY',
    });
    expect(await service.events('order.day-vehicles.set.v1')).toEqual(known);
  });

  it('are summed over the orders of the day [G-292]', async () => {
    const sums = await service.ask(orderMessages.kuskiDaySums, { yyyymmdd: day.yyyymmdd }, actors.handler);
    expect(sums).toEqual([
      { personId: person.keikkaAdmin, m3: 45.5, keikkaCount: 1, keikkaMinutes: 120 },
      { personId: person.driver, m3: 91, keikkaCount: 2, keikkaMinutes: 240 },
      { personId: person.driver2, m3: 45.5, keikkaCount: 1, keikkaMinutes: 120 },
    ]);
  });

  it('are replaced on all of the vehicle’s own orders by the one who is dropped [G-144] [G-293]', async () => {
    const { changed } = await drop(person.driver2);
    expect(changed.map(({ keikkaId }) => keikkaId)).toEqual([1, 2, 4]);
    for (const row of changed) {
      expect(row.varmenne).toBe(2);
      expect(row.kuskit).toEqual([keikkaKuski({ personId: person.driver2 })]);
    }
    const events = await service.events('order.keikka.changed.v1');
    expect(events.map(({ keikkaId, row }) => [keikkaId, row?.kuskit.length])).toEqual([
      [1, 1],
      [2, 1],
      [4, 1],
    ]);
    expect(await service.events('order.day-vehicles.set.v1')).toEqual([
      {
        asiakasId: company.own,
        vehicleId: vehicle.p1,
        yyyymmdd: day.yyyymmdd,
        dayVehicles: [{ personId: person.driver2, vehicleId: vehicle.p1 }],
      },
    ]);
    const history = await service.dataSource.query(
      `select entity_id, field_name, old_value, new_value from change_history order by entity_id`,
    );
    expect(history).toEqual([
      {
        entity_id: 1,
        field_name: 'kuskit',
        old_value: [person.driver, person.keikkaAdmin],
        new_value: [person.driver2],
      },
      { entity_id: 2, field_name: 'kuskit', old_value: [], new_value: [person.driver2] },
      { entity_id: 4, field_name: 'kuskit', old_value: [person.driver], new_value: [person.driver2] },
    ]);
  });

  it('come back to what they were before a drop, and go again, but not over a later change', async () => {
    const orders = [
      { keikkaId: 1, personIds: [person.driver, person.keikkaAdmin], varmenne: 2 },
      { keikkaId: 2, personIds: [], varmenne: 2 },
    ];
    const dayVehicles = [
      { personId: person.driver2, vehicleId: null },
      { personId: person.driver, vehicleId: vehicle.p1 },
    ];
    const request: KuskiRestore = { vehicleId: vehicle.p1, yyyymmdd: day.yyyymmdd, orders, dayVehicles };
    const restore = (actor = actors.handler) => service.ask(kuskiCalls.restore, request, actor);
    await expect(restore(actors.driver)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    const { changed } = await restore();
    expect(
      changed.map(({ keikkaId, varmenne, kuskit }) => [keikkaId, varmenne, kuskit.map((k) => k.personId)]),
    ).toEqual([
      [1, 3, [person.driver, person.keikkaAdmin]],
      [2, 3, []],
    ]);
    expect((await service.events('order.day-vehicles.set.v1')).at(-1)).toEqual({
      asiakasId: company.own,
      vehicleId: vehicle.p1,
      yyyymmdd: day.yyyymmdd,
      dayVehicles,
    });
    await expect(restore()).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    request.orders = [{ keikkaId: 1, personIds: [person.driver], varmenne: 4 }];
    await expect(restore()).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    request.orders = [{ keikkaId: 1, personIds: [person.competitor], varmenne: 3 }];
    await expect(restore()).rejects.toMatchObject({ code: 'PERSON.NOT_FOUND' });
    const foreign = { personId: person.driver, vehicleId: vehicle.competitors };
    Object.assign(request, { orders: [], dayVehicles: [foreign] });
    await expect(restore()).rejects.toMatchObject({ code: 'VEHICLE.NOT_FOUND' });
    Object.assign(request, { vehicleId: vehicle.competitors, dayVehicles: [] });
    await expect(restore()).rejects.toMatchObject({ code: 'VEHICLE.NOT_FOUND' });
  });

  it('stay as a colleague has set them since, when a drop or its return is sent again under its key', async () => {
    const orders = [{ keikkaId: 7, personIds: [person.driver2] }];
    const back = { vehicleId: vehicle.p2, yyyymmdd: day.yyyymmdd, orders, dayVehicles: [] };
    for (const send of [
      () => drop(person.driver2, vehicle.p2, actors.handler, 'drop'),
      () => service.ask(kuskiCalls.restore, back, actors.handler, 'return'),
    ]) {
      const first = await send();
      expect(first.changed).toHaveLength(1);
      await drop(person.driver, vehicle.p2, actors.keikkaAdmin);
      expect(await send()).toEqual(first);
      expect(await drop(person.driver, vehicle.p2, actors.keikkaAdmin)).toEqual({ changed: [] });
    }
  });

  it('may be dropped on a vehicle without orders, also a partner’s [G-144]', async () => {
    expect(await drop(person.partnerDriver, vehicle.partners)).toEqual({ changed: [] });
    expect((await service.events('order.day-vehicles.set.v1')).at(-1)).toMatchObject({
      dayVehicles: [{ personId: person.partnerDriver, vehicleId: vehicle.partners }],
    });
  });

  it.each([
    ['an unknown person', 999, vehicle.p1, 'PERSON.NOT_FOUND'],
    ['a competitor’s person', person.competitor, vehicle.p1, 'PERSON.NOT_FOUND'],
    ['a person of the company who is no driver', person.handler, vehicle.p1, 'PERSON.NOT_DRIVER'],
    ['an unknown vehicle', person.driver, 999, 'VEHICLE.NOT_FOUND'],
    ['a competitor’s vehicle', person.driver, vehicle.competitors, 'VEHICLE.NOT_FOUND'],
  ])('are refused for %s', async (_, personId, vehicleId, code) => {
    await expect(drop(personId, vehicleId)).rejects.toMatchObject({ code });
  });

  it('are of the planner’s company or the vehicle’s, never of another that plans the same vehicle [G-144]', async () => {
    await service.dataSource.manager.update(
      VehicleProjectionRow,
      { vehicleId: vehicle.partners },
      { plannedBy: [company.own, company.competitor] },
    );
    await expect(drop(person.competitor, vehicle.partners)).rejects.toMatchObject({
      code: 'PERSON.NOT_FOUND',
    });
    await expect(drop(person.driver, vehicle.partners)).resolves.toEqual({ changed: [] });
    await expect(drop(person.partnerDriver, vehicle.partners)).resolves.toEqual({ changed: [] });
  });

  it('are set by planners only [G-203]', async () => {
    await expect(drop(person.driver, vehicle.p1, actors.driver)).rejects.toMatchObject({
      code: 'AUTH.FORBIDDEN',
    });
  });
});
