import { DataSource } from 'typeorm';
import { staffMessages, type DayStaffing } from '@keikka/contracts';
import { eventually } from '@keikka/testing';
import { driver, handler, person, startStaff, type StaffDay, type StaffFixture } from './staff-fixture.js';

const DAY = '20261120';

describe('a person’s vehicle of the day', () => {
  let staff: StaffFixture;
  beforeAll(async () => {
    staff = await startStaff();
  });
  afterAll(() => staff.stop());

  const set = (personId: number, vehicleId: number, actor = handler) =>
    staff.ask(staffMessages.personPvmSetVehicle, { personId, vehicleId, yyyymmdd: DAY }, actor);

  it('is set with history and event, on an own or a partner’s vehicle [G-236]', async () => {
    const thursday = '20261119';
    const drop = { personId: 21, vehicleId: 3, yyyymmdd: thursday };
    await expect(staff.ask(staffMessages.personPvmSetVehicle, drop, handler)).resolves.toMatchObject({
      personId: 21,
      vehicleId: 3,
      pvm: thursday,
      personPvmStatusId: 1,
    });
    const database = staff.app.get(DataSource);
    const history = await database.query(
      `select field_name, h.person_id from change_history h join person_pvm d on d.person_pvm_id = h.entity_id
        where h.entity_type = 'personPvm' and d.pvm = $1 and d.person_id = 21`,
      [thursday],
    );
    expect(history).toEqual([{ field_name: 'ENTITY_CREATED', person_id: 1 }]);
    const events = await database.query(
      `select data from outbox where name = 'staff.person-pvm.changed.v1'
        and data->>'yyyymmdd' = $1 and data->>'personId' = '21'`,
      [thursday],
    );
    expect(events).toEqual([
      { data: { asiakasId: 1, personId: 21, yyyymmdd: thursday, staffing: expect.any(Object) } },
    ]);
  });

  it.each([
    ['a driver who is away', 22, 1, 'PERSON.AWAY'],
    ['a person who is no driver', 1, 1, 'PERSON.NOT_DRIVER'],
    ['a driver who has left by that day', 24, 1, 'PERSON.NOT_DRIVER'],
    ['a stranger’s person', 23, 1, 'PERSON.NOT_FOUND'],
    ['a stranger’s vehicle, like one that is not there', 21, 4, 'VEHICLE.NOT_FOUND'],
    ['an unknown vehicle', 21, 999, 'VEHICLE.NOT_FOUND'],
  ])('is refused for %s', async (_, personId, vehicleId, code) => {
    await expect(set(personId, vehicleId)).rejects.toMatchObject({ code });
  });

  it('is known to order: who drives on a day, and who is away [G-293]', async () => {
    const asked = (personId: number) =>
      staff.ask(staffMessages.kuskiDrives, { personId, yyyymmdd: DAY }, handler);
    expect(await asked(21)).toEqual({ drives: true, pois: false });
    expect(await asked(22)).toEqual({ drives: true, pois: true });
    expect(await asked(24)).toEqual({ drives: false, pois: false });
  });

  it('may be a partner’s for its own driver, never for a driver of another planner [G-144]', async () => {
    await staff.app
      .get(DataSource)
      .query(
        `insert into asiakas_asiakas_link (asiakas_id, linked_asiakas_id, asiakas_asiakas_link_type_id) values (3, 2, 2)`,
      );
    const otherPlanner = person(31, 3, 11);
    await expect(set(21, 3, otherPlanner)).rejects.toMatchObject({ code: 'PERSON.NOT_FOUND' });
    await expect(set(23, 3, otherPlanner)).resolves.toMatchObject({ personId: 23, vehicleId: 3 });
    await expect(set(23, 3)).resolves.toMatchObject({ personId: 23, vehicleId: 3 });
  });

  it('stays as a colleague has set it since, when the call is sent again under its key', async () => {
    const give = (vehicleId: number, key?: string) =>
      staff.ask(
        staffMessages.personPvmSetVehicle,
        { personId: 21, vehicleId, yyyymmdd: '20261208' },
        handler,
        key,
      );
    const first = await give(1, 'key-1');
    await give(2);
    expect(await give(1, 'key-1')).toEqual(first);
    const { drivers } = await staff.readDay('20261208');
    expect(drivers.find(({ personId }) => personId === 21)).toMatchObject({ vehicleId: 2 });
  });

  it('is answered as the whole day entry [G-116]', async () => {
    const drop = { personId: 21, vehicleId: 2, yyyymmdd: '20261210' };
    expect(await staff.ask(staffMessages.personPvmSetVehicle, drop, handler)).toEqual({
      personPvmId: expect.any(Number),
      personId: 21,
      pvm: '20261210',
      personPvmStatusId: 1,
      personPvmText: '',
      vehicleId: 2,
      vehicleNo: 'P14',
      vehicleRegNo: expect.stringMatching(/./),
      vakioVapaa: false,
      pois: false,
      statusName: 'Töissä',
      style: expect.any(String),
      prefix: expect.any(String),
      statusActive: true,
    });
  });

  describe('cleared', () => {
    const clear = (personId: number, yyyymmdd: string, actor = handler) =>
      staff.ask(staffMessages.personPvmSetVehicle, { personId, vehicleId: null, yyyymmdd }, actor);
    const give = (personId: number, vehicleId: number, yyyymmdd: string) =>
      staff.ask(staffMessages.personPvmSetVehicle, { personId, vehicleId, yyyymmdd }, handler);
    const none = { vehicleId: null, vehicleNo: '', vehicleRegNo: '' };

    it('leaves the person’s day with the status it had, with history and event', async () => {
      const yyyymmdd = '20261211';
      const { personPvmId } = await give(21, 2, yyyymmdd);
      expect(await clear(21, yyyymmdd)).toMatchObject({ personPvmId, personPvmStatusId: 1, ...none });
      const database = staff.app.get(DataSource);
      const history = await database.query(
        `select old_value, new_value from change_history
          where entity_type = 'personPvm' and entity_id = $1 and field_name = 'vehicleId'`,
        [personPvmId],
      );
      expect(history).toEqual([{ old_value: 2, new_value: null }]);
      const events = await database.query(
        `select 1 from outbox where name = 'staff.person-pvm.changed.v1' and data->>'yyyymmdd' = $1`,
        [yyyymmdd],
      );
      expect(events).toHaveLength(2);
    });

    it('changes nothing for a person without one, and makes no day', async () => {
      expect(await clear(21, '20261214')).toMatchObject({ personPvmId: 0, personPvmStatusId: 0, ...none });
      expect(await clear(22, DAY)).toMatchObject({ statusName: 'Sairas', pois: true, ...none });
      const rows = await staff.app
        .get(DataSource)
        .query(`select 1 from person_pvm where pvm = '20261214' and person_id = 21`);
      expect(rows).toEqual([]);
    });

    it('is of own drivers, and of a partner’s on a vehicle that the company plans', async () => {
      const yyyymmdd = '20261215';
      await expect(clear(23, yyyymmdd)).rejects.toMatchObject({ code: 'PERSON.NOT_FOUND' });
      await give(23, 3, yyyymmdd);
      const competitor = person(32, 4, 11);
      await expect(clear(23, yyyymmdd, competitor)).rejects.toMatchObject({ code: 'PERSON.NOT_FOUND' });
      expect(await clear(23, yyyymmdd)).toMatchObject({ personId: 23, ...none });
    });
  });

  it('is refused without page.grid.drivers.edit', async () => {
    await expect(set(21, 1, driver)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('follows a driver who was dropped on a vehicle [G-293]', async () => {
    const database = staff.app.get(DataSource);
    await database.query(`insert into outbox (message_id, name, data, correlation_id, at) values (gen_random_uuid(), 'order.day-vehicles.set.v1',
      '{"asiakasId":1,"vehicleId":2,"yyyymmdd":"20261123","dayVehicles":[{"personId":21,"vehicleId":2}]}', 'c', now())`);
    await eventually(async () => {
      const rows = await database.query(
        `select vehicle_id from person_pvm where pvm = '20261123' and person_id = 21`,
      );
      expect(rows).toEqual([{ vehicle_id: 2 }]);
    });
  });

  it('leaves the vehicle’s own driver free when it is given to another that day [G-149]', async () => {
    await staff.app.get(DataSource)
      .query(`insert into outbox (message_id, name, data, correlation_id, at) values (gen_random_uuid(), 'order.day-vehicles.set.v1',
      '{"asiakasId":1,"vehicleId":1,"yyyymmdd":"20261127","dayVehicles":[{"personId":22,"vehicleId":1}]}', 'c', now())`);
    await eventually(async () => {
      const { drivers } = await staff.readDay('20261127');
      expect(drivers.map(({ personId, vehicleId }) => [personId, vehicleId])).toEqual([
        [21, null],
        [22, 1],
      ]);
    });
  });

  it('is set once by two who save a person’s first day together [G-236]', async () => {
    const first = (vehicleId: number) =>
      staff.ask(
        staffMessages.personPvmSetVehicle,
        { personId: 21, vehicleId, yyyymmdd: '20261201' },
        handler,
      );
    const answers = await Promise.all([1, 2, 3, 1].map(first));
    expect(new Set(answers.map(({ personPvmId }) => personPvmId)).size).toBe(1);
  });

  it('is told as the boards’ next read of the day says it [G-144]', async () => {
    const friday = '20261204';
    const partner = person(29, 2, 11);
    const boards = async () =>
      new Map([
        [1, whoDrives(await staff.readDay(friday, handler))],
        [2, whoDrives(await staff.readDay(friday, partner))],
      ]);
    const told = async (): Promise<DayStaffing[]> => {
      const rows = await staff.app.get(DataSource).query<{ staffing: DayStaffing }[]>(
        `select data->'staffing' as staffing from outbox
          where name = 'staff.person-pvm.changed.v1' and data->>'yyyymmdd' = $1 order by id`,
        [friday],
      );
      return rows.map(({ staffing }) => staffing);
    };
    const drops: [number, number][] = [
      [21, 2],
      [22, 2],
      [22, 1],
      [21, 3],
      [23, 3],
      [21, 1],
    ];
    for (const [personId, vehicleId] of drops) {
      const [shown, known] = [await boards(), (await told()).length];
      await staff.ask(staffMessages.personPvmSetVehicle, { personId, vehicleId, yyyymmdd: friday }, handler);
      const changes = (await told()).slice(known);
      for (const [asiakasId, board] of shown) for (const change of changes) follow(board, asiakasId, change);
      expect([personId, vehicleId, shown]).toEqual([personId, vehicleId, await boards()]);
    }
  });

  describe('when another driver had the vehicle', () => {
    const monday = '20261130';
    const drop = (personId: number, vehicleId: number) =>
      staff.ask(staffMessages.personPvmSetVehicle, { personId, vehicleId, yyyymmdd: monday }, handler);
    const dayDriver = async (vehicleId: number) =>
      (await staff.readDay(monday)).vehicle(`v${vehicleId}`)?.dayDriver?.personId;

    it('leaves that driver without it, whoever has the higher id [G-144] [G-293]', async () => {
      await drop(21, 2);
      await drop(22, 2);
      expect(await dayDriver(2)).toBe(22);
      const database = staff.app.get(DataSource);
      const days = await database.query(
        `select person_id, vehicle_id, varmenne from person_pvm where pvm = $1 order by 1`,
        [monday],
      );
      expect(days).toEqual([
        { person_id: 21, vehicle_id: null, varmenne: 2 },
        { person_id: 22, vehicle_id: 2, varmenne: 1 },
      ]);
      const history = await database.query(
        `select old_value, new_value from change_history where entity_type = 'personPvm' and field_name = 'vehicleId'`,
      );
      expect(history).toContainEqual({ old_value: 2, new_value: null });
      const events = await database.query(
        `select data->>'personId' as person from outbox
          where name = 'staff.person-pvm.changed.v1' and data->>'yyyymmdd' = $1 order by id`,
        [monday],
      );
      expect(events).toEqual([{ person: '21' }, { person: '21' }, { person: '22' }]);
    });

    it('goes from the planner’s driver to the owner’s too [G-144]', async () => {
      await drop(21, 3);
      await drop(23, 3);
      expect(await dayDriver(3)).toBe(23);
    });
  });
});

interface Board {
  drivers: Map<number, unknown>;
  vehicles: Map<number, unknown>;
}

const whoDrives = ({ drivers, keys, vehicle }: StaffDay): Board => ({
  drivers: new Map(
    drivers.map(
      ({ personId, vehicleId, isExplicitAssignment, personPvmStatusId, statusName, prefix, style }) => [
        personId,
        { vehicleId, isExplicitAssignment, personPvmStatusId, statusName, prefix, style },
      ],
    ),
  ),
  vehicles: new Map(keys.map((key) => [Number(key.slice(1)), vehicle(key)?.dayDriver])),
});

/** A board of a company that plans the vehicles, as it applies the events. */
function follow({ drivers, vehicles }: Board, company: number, { kuskit, ajoneuvot }: DayStaffing): void {
  for (const { personId, asiakasId, ...now } of kuskit) if (asiakasId === company) drivers.set(personId, now);
  for (const { vehicleId, dayDriver, plannedBy } of ajoneuvot)
    if (plannedBy.includes(company)) vehicles.set(vehicleId, dayDriver);
}
