import { orderMessages, staffMessages, type GridKeikka, type KeikkaMove } from '@keikka/contracts';
import { encodeReply } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { actors, keikka, person, startOrder, vehicle } from './order-company.js';

describe('drivers of a moved order', () => {
  let service: StartedService;
  const away = new Set<number>();
  const asked: { personId: number; yyyymmdd: string }[] = [];

  beforeAll(async () => {
    service = await startOrder({ keikat: [1, 2, 3, 4, 5, 6].map((id) => keikka(id)) });
    service.nats.subscribe(staffMessages.kuskiDrives.subject, {
      callback: (_, message) => {
        const day = message.json<(typeof asked)[number]>();
        asked.push(day);
        const { personId } = day;
        message.respond(encodeReply({ drives: personId !== person.handler, pois: away.has(personId) }));
      },
    });
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    away.clear();
    asked.length = 0;
  });

  const move = (request: KeikkaMove, key?: string, actor = actors.handler): Promise<GridKeikka> =>
    service.ask(orderMessages.keikkaMove, request, actor, key);
  const idsOf = ({ kuskit }: GridKeikka): number[] => kuskit.map(({ personId }) => personId);

  it('stay when the move names none', async () => {
    expect(idsOf(await move({ keikkaId: 1, vehicleId: vehicle.p2 }))).toEqual([person.driver]);
    expect(asked).toEqual([]);
  });

  it('change with the vehicle in one version, one event and one answer under its key [G-143]', async () => {
    const request = {
      keikkaId: 2,
      vehicleId: vehicle.p2,
      originalVehicleId: vehicle.p1,
      personIds: [person.driver2, person.keikkaAdmin],
    };
    const row = await move(request, 'key-2');
    expect(row).toMatchObject({ vehicleId: vehicle.p2, varmenne: 2 });
    expect(idsOf(row)).toEqual(request.personIds);
    expect(asked.map(({ yyyymmdd }) => yyyymmdd)).toEqual(['20251120', '20251120']);
    const events = (await service.events('order.keikka.changed.v1')).filter(({ keikkaId }) => keikkaId === 2);
    expect(events.map((event) => event.row)).toEqual([row]);
    const history = await service.dataSource.query(
      `select field_name, varmenne, old_value, new_value from change_history where entity_id = 2 order by 1`,
    );
    expect(history).toEqual([
      { field_name: 'kuskit', varmenne: 2, old_value: [person.driver], new_value: request.personIds },
      { field_name: 'vehicleId', varmenne: 2, old_value: vehicle.p1, new_value: vehicle.p2 },
    ]);
    await move({ keikkaId: 2, vehicleId: vehicle.p2, personIds: [person.driver] });
    expect(await move(request, 'key-2')).toEqual(row);
  });

  it('change without the vehicle too, upon the version that was seen and never over another', async () => {
    const other = { keikkaId: 3, vehicleId: vehicle.p1, personIds: [person.driver2], varmenne: 1 };
    const row = await move(other);
    expect([row.vehicleId, row.varmenne, idsOf(row)]).toEqual([vehicle.p1, 2, [person.driver2]]);
    expect(await move({ ...other, varmenne: 2 })).toMatchObject({ varmenne: 2 });
    await expect(move({ ...other, personIds: [person.driver] })).rejects.toMatchObject({
      code: 'CHANGE.OUTDATED',
    });
    expect(idsOf(await move({ ...other, personIds: [], varmenne: 2 }))).toEqual([]);
  });

  it.each<[string, number, number, string]>([
    ['an unknown person', 999, vehicle.p2, 'PERSON.NOT_FOUND'],
    ['a competitor’s person', person.competitor, vehicle.p2, 'PERSON.NOT_FOUND'],
    ['a partner’s driver on an own vehicle', person.partnerDriver, vehicle.p2, 'PERSON.NOT_FOUND'],
    ['a person who is no driver', person.handler, vehicle.p2, 'PERSON.NOT_DRIVER'],
    ['a driver who is away', person.driver2, vehicle.p2, 'PERSON.AWAY'],
    ['a vehicle that is not planned', person.driver2, vehicle.competitors, 'VEHICLE.NOT_FOUND'],
  ])('are refused for %s, and the order stays', async (_, personId, vehicleId, code) => {
    away.add(person.driver2);
    await expect(move({ keikkaId: 4, vehicleId, personIds: [personId] })).rejects.toMatchObject({ code });
    expect(await move({ keikkaId: 4 })).toMatchObject({ vehicleId: vehicle.p1, varmenne: 1 });
  });

  it('may be a partner’s on the partner’s vehicle', async () => {
    const row = await move({ keikkaId: 4, vehicleId: vehicle.partners, personIds: [person.partnerDriver] });
    expect(idsOf(row)).toEqual([person.partnerDriver]);
  });

  it('may stay a partner’s on an own vehicle, and come back to it', async () => {
    await move({ keikkaId: 6, vehicleId: vehicle.partners, personIds: [person.partnerDriver] });
    await move({ keikkaId: 6, vehicleId: vehicle.p2 });
    await move({ keikkaId: 6, vehicleId: vehicle.p2, personIds: [person.driver2] });
    const row = await move({ keikkaId: 6, vehicleId: vehicle.p2, personIds: [person.partnerDriver] });
    expect(idsOf(row)).toEqual([person.partnerDriver]);
  });

  it('come back with the vehicle when they are away by now, but no stranger to the order does', async () => {
    await move({ keikkaId: 5, vehicleId: vehicle.p2, personIds: [person.driver2] });
    away.add(person.driver).add(person.keikkaAdmin);
    const back = { keikkaId: 5, vehicleId: vehicle.p1, varmenne: 2 };
    await expect(move({ ...back, personIds: [person.keikkaAdmin] })).rejects.toMatchObject({
      code: 'PERSON.AWAY',
    });
    const row = await move({ ...back, personIds: [person.driver] });
    expect([row.vehicleId, idsOf(row)]).toEqual([vehicle.p1, [person.driver]]);
  });

  it('are nobody’s to ask about but the planner’s of the order', async () => {
    const request = { keikkaId: 1, vehicleId: vehicle.p2, personIds: [person.driver2] };
    await expect(move(request, undefined, actors.sourceStaff)).rejects.toMatchObject({
      code: 'KEIKKA.NO_ACCESS',
    });
    expect(asked).toEqual([]);
  });
});
