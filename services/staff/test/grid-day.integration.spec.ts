import { dayDriver } from '@keikka/builders';
import { DataSource } from 'typeorm';
import { staffMessages } from '@keikka/contracts';
import { driver, handler, person, startStaff, type StaffDay, type StaffFixture } from './staff-fixture.js';

const DAY = '20261120';
const sourceUser = person(90, 11, 11);

describe('the staff part of a grid day', () => {
  let staff: StaffFixture;
  beforeAll(async () => {
    staff = await startStaff();
  });
  afterAll(() => staff.stop());

  const read = (actor = handler): Promise<StaffDay> => staff.readDay(DAY, actor);

  it('lists own vehicles, those out of service apart, then the pump partner’s, never a stranger’s [G-142]', async () => {
    expect((await read()).keys).toEqual(['v1', 'v2', 'x5', 'v3']);
  });

  it('has a row for a vehicle on exactly the boards that its projection names', async () => {
    const { asiakkaat, vehicles } = await staff.ask(staffMessages.snapshot, {});
    for (const { asiakasId } of asiakkaat) {
      const { keys } = await read(person(asiakasId * 10, asiakasId, 11));
      const named = vehicles.filter((vehicle) =>
        [vehicle.asiakasId, ...vehicle.plannedBy, ...vehicle.orderedBy].includes(asiakasId),
      );
      const rows = keys.map((key) => Number(key.slice(1))).sort((one, other) => one - other);
      expect([asiakasId, rows]).toEqual([asiakasId, named.map(({ vehicleId }) => vehicleId)]);
    }
  });

  it('says of a vehicle that it may be planned on exactly the boards that its projection lets plan', async () => {
    const { asiakkaat, vehicles } = await staff.ask(staffMessages.snapshot, {});
    for (const { asiakasId } of asiakkaat) {
      const { keys, vehicle } = await read(person(asiakasId * 10, asiakasId, 11));
      const planned = vehicles.filter((each) => [each.asiakasId, ...each.plannedBy].includes(asiakasId));
      const said = keys.filter((key) => vehicle(key)?.plannable).map((key) => Number(key.slice(1)));
      expect([asiakasId, said.sort((one, other) => one - other)]).toEqual([
        asiakasId,
        planned.map(({ vehicleId }) => vehicleId),
      ]);
    }
  });

  it('marks the vehicles of a company one orders from, without the driver’s phone', async () => {
    const { keys, vehicle } = await read(sourceUser);
    expect(keys.filter((key) => key.startsWith('f'))).toEqual(['f1', 'f2', 'f5']);
    expect(vehicle('f1')?.dayDriver).toMatchObject({
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
    expect((await read()).keys).toEqual(['v1', 'v2', 'x5', 'v3']);
  });

  it('gives a vehicle the fields of the contract [G-114]', async () => {
    expect((await read()).vehicle('v1')).toEqual({
      vehicleId: 1,
      vehicleNo: 'P12',
      vehicleRegNo: 'ABC-1',
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
      plannable: true,
      dayDriver: dayDriver({
        personId: 21,
        personFirstName: 'Ville',
        personLastName: 'Heikkinen',
        isExplicitAssignment: false,
      }),
    });
  });

  it('has no day driver where the default driver is away', async () => {
    expect((await read()).vehicle('v2')?.dayDriver).toBeNull();
  });

  it('lists the drivers who work that day with their status [G-115] [G-171]', async () => {
    const { drivers: list } = await read();
    expect(list.map((each) => each.personId)).toEqual([21, 22]);
    expect(list[1]).toMatchObject({
      pois: true,
      statusName: 'Sairas',
      prefix: 'S',
      personPvmText: 'Kuume',
      vehicleId: null,
    });
    expect(list[0]).toMatchObject({ pois: false, vehicleId: 1, is: { lomaseurannassa: true } });
    // m3, keikkaCount and keikkaMinutes are the order service's; the BFF adds them.
    const printed =
      'personId personFirstName personLastName personPhone personEmail lastLoginTime startDate endDate person_deletedTime pois is isExplicitAssignment';
    for (const each of list) expect(Object.keys(each)).toEqual(expect.arrayContaining(printed.split(' ')));
  });

  it('tells no reason for an absence without page.loma.read [G-207]', async () => {
    const roleManager = person(6, 1, 12);
    const [, away] = (await read(roleManager)).drivers;
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
    expect((await read(driver)).drivers).toEqual([]);
    await expect(staff.ask(staffMessages.kuskitList, { yyyymmdd: DAY }, driver)).rejects.toMatchObject({
      code: 'AUTH.FORBIDDEN',
    });
  });
});
