import { DataSource } from 'typeorm';
import { staffMessages, type GridDriver, type GridVehicle } from '@keikka/contracts';
import { decodeLines } from '@keikka/server';
import { eventually } from '@keikka/testing';
import { person, startStaff, type StaffFixture } from './staff-fixture.js';

const day = '20261120';
const handler = person(1, 1, 9, 11);
const driver = person(21, 1, 8, 9);
const sourceUser = person(90, 11, 11);

describe('the staff part of a grid day', () => {
  let staff: StaffFixture;
  beforeAll(async () => {
    staff = await startStaff();
  });
  afterAll(() => staff.stop());

  const lines = async (actor = handler) =>
    decodeLines(await staff.askBytes(staffMessages.gridListDay, day, actor));
  const vehicle = async (key: string, actor = handler): Promise<GridVehicle> =>
    JSON.parse((await lines(actor)).get(key)?.[0] ?? 'null') as GridVehicle;
  const drivers = async (actor = handler): Promise<GridDriver[]> =>
    ((await lines(actor)).get('d') ?? []).map((json) => JSON.parse(json) as GridDriver);

  it('lists own vehicles, those out of service apart, then the pump partner’s, never a stranger’s [G-142]', async () => {
    const keys = [...(await lines()).keys()].filter((key) => key !== 'd');
    expect(keys).toEqual(['v1', 'v2', 'x5', 'v3']);
  });

  it('has a row for a vehicle on exactly the boards that its projection names', async () => {
    const { asiakkaat, vehicles } = await staff.ask(staffMessages.snapshot, {});
    for (const { asiakasId } of asiakkaat) {
      const keys = [...(await lines(person(asiakasId * 10, asiakasId, 11))).keys()].filter(
        (key) => key !== 'd',
      );
      const named = vehicles.filter((vehicle) =>
        [vehicle.asiakasId, ...vehicle.plannedBy, ...vehicle.orderedBy].includes(asiakasId),
      );
      const rows = keys.map((key) => Number(key.slice(1))).sort((one, other) => one - other);
      expect([asiakasId, rows]).toEqual([asiakasId, named.map(({ vehicleId }) => vehicleId)]);
    }
  });

  it('marks the vehicles of a company one orders from, without the driver’s phone', async () => {
    expect([...(await lines(sourceUser)).keys()].filter((key) => key.startsWith('f'))).toEqual([
      'f1',
      'f2',
      'f5',
    ]);
    expect((await vehicle('f1', sourceUser)).dayDriver).toMatchObject({
      personLastName: 'Heikkinen',
      personPhone: '',
    });
  });

  it('gives a pump partner’s vehicles once when one also orders from it', async () => {
    await staff.app
      .get(DataSource)
      .query(
        `insert into asiakas_asiakas_link (asiakas_id, linked_asiakas_id, asiakas_asiakas_link_type_id) values (2, 1, 1)`,
      );
    const keys = [...(await lines()).keys()].filter((key) => key !== 'd');
    expect(keys).toEqual(['v1', 'v2', 'x5', 'v3']);
  });

  it('gives a vehicle the fields of the contract [G-114]', async () => {
    expect(await vehicle('v1')).toEqual({
      vehicleId: 1,
      vehicleNo: 'P12',
      vehicleRegNo: 'ABC-101',
      vehicleNimi: '',
      vehiclePuomi: 36,
      vehicleTypeId: 3,
      vehicleTypeName: 'Pumppu',
      asiakasId: 1,
      asiakasNimi: 'Oma Oy',
      ownerAsiakasId: 1,
      firstDate: '20210101',
      lastDate: null,
      sortNo: 10,
      defaultKuski_personId: 21,
      useNoDriverBar: null,
      showInGridCalc: true,
      dayDriver: {
        personId: 21,
        personFirstName: 'Ville',
        personLastName: 'Heikkinen',
        personPhone: '040 21',
        pois: false,
        isExplicitAssignment: false,
      },
    });
  });

  it('has no day driver where the default driver is away', async () => {
    expect((await vehicle('v2')).dayDriver).toBeNull();
  });

  it('lists the drivers who work that day with their status [G-115] [G-171]', async () => {
    const list = await drivers();
    expect(list.map((each) => each.personId)).toEqual([21, 22]);
    expect(list[1]).toMatchObject({
      pois: true,
      statusName: 'Sairas',
      prefix: 'S',
      personPvmText: 'Kuume',
      vehicleId: null,
    });
    expect(list[0]).toMatchObject({ pois: false, vehicleId: 1, is: { lomaseurannassa: true } });
  });

  it('tells no reason for an absence without page.loma.read [G-207]', async () => {
    const roleManager = person(6, 1, 12);
    const [, away] = await drivers(roleManager);
    expect(away).toMatchObject({
      pois: true,
      statusName: 'Poissa',
      prefix: '',
      style: '',
      personPvmText: '',
      personPvmStatusId: null,
    });
  });

  it('lists no drivers for who may not see the panel [G-030]', async () => {
    expect(await drivers(driver)).toEqual([]);
    await expect(staff.ask(staffMessages.kuskitList, { yyyymmdd: day }, driver)).rejects.toMatchObject({
      code: 'AUTH.FORBIDDEN',
    });
  });
});

describe('a person’s vehicle of the day', () => {
  let staff: StaffFixture;
  beforeAll(async () => {
    staff = await startStaff();
  });
  afterAll(() => staff.stop());

  const set = (personId: number, vehicleId: number, actor = handler) =>
    staff.ask(staffMessages.personPvmSetVehicle, { personId, vehicleId, yyyymmdd: day }, actor);

  it('is set with history and event, on an own or a partner’s vehicle [G-236]', async () => {
    await expect(set(21, 3)).resolves.toMatchObject({
      personId: 21,
      vehicleId: 3,
      pvm: day,
      personPvmStatusId: 1,
    });
    const database = staff.app.get(DataSource);
    const history = await database.query(
      `select field_name, person_id from change_history where entity_type = 'personPvm'`,
    );
    expect(history).toEqual([{ field_name: 'ENTITY_CREATED', person_id: 1 }]);
    const events = await database.query(`select data from outbox where name = 'staff.person-pvm.changed.v1'`);
    expect(events).toEqual([{ data: { asiakasId: 1, personId: 21, yyyymmdd: day } }]);
  });

  it.each([
    ['a driver who is away', 22, 1, 'PERSON.AWAY'],
    ['a stranger’s person', 23, 1, 'PERSON.NOT_FOUND'],
    ['a stranger’s vehicle', 21, 4, 'VEHICLE.NOT_AVAILABLE'],
    ['an unknown vehicle', 21, 999, 'VEHICLE.NOT_FOUND'],
  ])('is refused for %s', async (_, personId, vehicleId, code) => {
    await expect(set(personId, vehicleId)).rejects.toMatchObject({ code });
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

  it('is refused without page.grid.drivers.edit [G-206]', async () => {
    await expect(set(21, 1, driver)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('follows a driver who was dropped on a vehicle [G-293]', async () => {
    const database = staff.app.get(DataSource);
    await database.query(`insert into outbox (message_id, name, data, correlation_id, at) values (gen_random_uuid(), 'order.kuski.set-for-vehicle.v1',
      '{"asiakasId":1,"vehicleId":2,"personId":21,"yyyymmdd":"20261123"}', 'c', now())`);
    await eventually(async () => {
      const rows = await database.query(
        `select vehicle_id from person_pvm where pvm = '20261123' and person_id = 21`,
      );
      expect(rows).toEqual([{ vehicle_id: 2 }]);
    });
  });

  it('goes back to who had it when a drop is taken back', async () => {
    const database = staff.app.get(DataSource);
    const tell = (name: string, data: object) =>
      database.query(
        `insert into outbox (message_id, name, data, correlation_id, at) values (gen_random_uuid(), $1, $2, 'c', now())`,
        [name, JSON.stringify({ asiakasId: 1, vehicleId: 2, yyyymmdd: '20261124', ...data })],
      );
    const days = () =>
      database.query(
        `select person_id, vehicle_id from person_pvm where pvm = '20261124' order by person_id`,
      );
    const becomes = (expected: object[]) => eventually(async () => expect(await days()).toEqual(expected));
    await tell('order.kuski.set-for-vehicle.v1', { personId: 21 });
    await becomes([{ person_id: 21, vehicle_id: 2 }]);
    await tell('order.kuski.set-for-vehicle.v1', { personId: 22 });
    await becomes([
      { person_id: 21, vehicle_id: null },
      { person_id: 22, vehicle_id: 2 },
    ]);
    const dayVehicles = [
      { personId: 21, vehicleId: 2 },
      { personId: 22, vehicleId: null },
    ];
    await tell('order.kuski.restored.v1', { dayVehicles });
    await becomes([
      { person_id: 21, vehicle_id: 2 },
      { person_id: 22, vehicle_id: null },
    ]);
  });

  it('leaves the vehicle’s own driver free when it is given to another that day [G-149]', async () => {
    await staff.app.get(DataSource)
      .query(`insert into outbox (message_id, name, data, correlation_id, at) values (gen_random_uuid(), 'order.kuski.set-for-vehicle.v1',
      '{"asiakasId":1,"vehicleId":1,"personId":22,"yyyymmdd":"20261127"}', 'c', now())`);
    await eventually(async () => {
      const rows = decodeLines(await staff.askBytes(staffMessages.gridListDay, '20261127', handler)).get('d');
      const vehicles = rows?.map((json) => JSON.parse(json) as GridDriver);
      expect(vehicles?.map(({ personId, vehicleId }) => [personId, vehicleId])).toEqual([
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

  describe('when another driver had the vehicle', () => {
    const monday = '20261130';
    const drop = (personId: number, vehicleId: number) =>
      staff.ask(staffMessages.personPvmSetVehicle, { personId, vehicleId, yyyymmdd: monday }, handler);
    const dayDriver = async (vehicleId: number) => {
      const rows = decodeLines(await staff.askBytes(staffMessages.gridListDay, monday, handler));
      return (JSON.parse(rows.get(`v${vehicleId}`)?.[0] ?? 'null') as GridVehicle).dayDriver?.personId;
    };

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
