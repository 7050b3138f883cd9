import { DataSource } from 'typeorm';
import { staffMessages } from '@keikka/contracts';
import { person, startStaff, type StaffFixture } from './staff-fixture.js';

const admin = person(2, 1, 2);
const handler = person(1, 1, 9, 11);
const marja = { email: 'marja@oma.example', password: 'salasana-1', userAgent: 'jest' };
const YYYYMMDD = '20261120';

describe('a removed person', () => {
  let staff: StaffFixture;
  beforeAll(async () => {
    staff = await startStaff();
  });
  afterAll(() => staff.stop());

  const remove = (personId: number, actor = admin) =>
    staff.ask(staffMessages.personRemove, { personId }, actor);

  it('drives no more, and other services are told with a higher token and nothing but the name', async () => {
    await remove(21);
    const drivers = await staff.ask(staffMessages.kuskitList, { yyyymmdd: YYYYMMDD }, handler);
    expect(drivers.map(({ personId }) => personId)).toEqual([22]);
    const drop = staff.ask(
      staffMessages.personPvmSetVehicle,
      { personId: 21, vehicleId: 1, yyyymmdd: YYYYMMDD },
      handler,
    );
    await expect(drop).rejects.toMatchObject({ code: 'PERSON.NOT_FOUND' });
    const told = {
      personId: 21,
      asiakasId: 1,
      personFirstName: 'Ville',
      personLastName: 'Heikkinen',
      personPhone: '',
      personEmail: '',
      removed: true,
      rev: 2,
    };
    const { persons } = await staff.ask(staffMessages.snapshot, {});
    expect(persons.find(({ personId }) => personId === 21)).toEqual(told);
    const [{ data }] = await staff.app
      .get(DataSource)
      .query(`select data from outbox where name = 'staff.person.saved.v1' order by id desc limit 1`);
    expect(data).toEqual(told);
  });

  it('is signed out everywhere and does not come in again', async () => {
    const { sessionId } = await staff.ask(staffMessages.login, marja);
    await remove(1);
    await expect(staff.ask(staffMessages.sessionGet, { sessionId })).rejects.toMatchObject({
      code: 'AUTH.SESSION_ENDED',
    });
    await expect(staff.ask(staffMessages.login, marja)).rejects.toMatchObject({
      code: 'AUTH.BAD_CREDENTIALS',
    });
  });

  it('is removed once, by an admin of the own company', async () => {
    await expect(remove(22, handler)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(remove(22, person(4, 3, 2))).rejects.toMatchObject({ code: 'PERSON.NOT_FOUND' });
    await remove(22);
    await expect(remove(22)).rejects.toMatchObject({ code: 'PERSON.NOT_FOUND' });
  });
});
