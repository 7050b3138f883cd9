import { DataSource } from 'typeorm';
import { serviceActor, staffMessages, type DayStaffing, type EventMap } from '@keikka/contracts';
import { runInContext, Transactions } from '@keikka/server';
import { eventually } from '@keikka/testing';
import { PersonPvmService } from '../src/person-pvm/person-pvm.service.js';
import { handler, startStaff, type StaffFixture } from './staff-fixture.js';

type DayVehicles = EventMap['order.day-vehicles.set.v1']['dayVehicles'];

describe('a drop of a driver that is taken back', () => {
  let staff: StaffFixture;
  let database: DataSource;
  beforeAll(async () => {
    staff = await startStaff();
    database = staff.app.get(DataSource);
  });
  afterAll(() => staff.stop());

  const give = (personId: number, vehicleId: number, yyyymmdd: string) =>
    staff.ask(staffMessages.personPvmSetVehicle, { personId, vehicleId, yyyymmdd }, handler);
  const takeBack = (yyyymmdd: string, dayVehicles: DayVehicles) =>
    database.query(
      `insert into outbox (message_id, name, data, correlation_id, at)
        values (gen_random_uuid(), 'order.day-vehicles.set.v1', $1, 'c', now())`,
      [JSON.stringify({ asiakasId: 1, vehicleId: 1, yyyymmdd, dayVehicles })],
    );
  const become = (yyyymmdd: string, expected: DayVehicles) =>
    eventually(async () => {
      const days = await database.query(
        `select person_id as "personId", vehicle_id as "vehicleId" from person_pvm where pvm = $1 order by 1`,
        [yyyymmdd],
      );
      expect(days).toEqual(expected);
    });

  it('gives the vehicle back to who had it [G-293]', async () => {
    const tuesday = '20261124';
    await give(21, 1, tuesday);
    await give(22, 1, tuesday);
    const before = [
      { personId: 21, vehicleId: 1 },
      { personId: 22, vehicleId: null },
    ];
    await takeBack(tuesday, before);
    await become(tuesday, before);
  });

  it('gives the others theirs when one is away by now, and one who is no driver any more too', async () => {
    const wednesday = '20261125';
    await give(21, 1, wednesday);
    await database.query(
      `insert into person_pvm (person_id, asiakas_id, pvm, person_pvm_status_id) values (22, 1, $1, 3)`,
      [wednesday],
    );
    await takeBack(wednesday, [
      { personId: 22, vehicleId: 1 },
      { personId: 24, vehicleId: 2 },
      { personId: 21, vehicleId: 3 },
    ]);
    await become(wednesday, [
      { personId: 21, vehicleId: 3 },
      { personId: 22, vehicleId: null },
      { personId: 24, vehicleId: 2 },
    ]);
  });

  it('tells the boards how the day is in the end, each person once', async () => {
    const thursday = '20261126';
    const told = (): Promise<{ personId: number; staffing: DayStaffing }[]> =>
      database.query(
        `select (data->'personId')::int as "personId", data->'staffing' as staffing from outbox
          where name = 'staff.person-pvm.changed.v1' and data->>'yyyymmdd' = $1 order by id`,
        [thursday],
      );
    await give(21, 1, thursday);
    const known = (await told()).length;
    await takeBack(thursday, [
      { personId: 21, vehicleId: null },
      { personId: 22, vehicleId: 1 },
    ]);
    await eventually(async () => {
      const changes = (await told()).slice(known);
      expect(changes.map(({ personId }) => personId)).toEqual([21, 22]);
      for (const { staffing } of changes) {
        const vehicle = staffing.ajoneuvot.find(({ vehicleId }) => vehicleId === 1);
        expect(vehicle?.dayDriver?.personId).toBe(22);
      }
    });
  });

  it('is taken back after it however many drops wait before it', async () => {
    const drop = (yyyymmdd: string) => takeBack(yyyymmdd, [{ personId: 21, vehicleId: 1 }]);
    for (let day = 1; day <= 20; day += 1) await drop(`202702${String(day).padStart(2, '0')}`);
    await drop('20270226');
    await takeBack('20270226', [{ personId: 21, vehicleId: null }]);
    await become('20270226', [{ personId: 21, vehicleId: null }]);
    await become('20270220', [{ personId: 21, vehicleId: 1 }]);
  });

  it('waits for other changes of its day, and they for it, whatever each begins with', async () => {
    const saturday = '20261128';
    const [transactions, personPvm] = [staff.app.get(Transactions), staff.app.get(PersonPvmService)];
    const swap = (dayVehicles: DayVehicles) =>
      runInContext({ actor: serviceActor, correlationId: 'c' }, () =>
        transactions.run((tx) =>
          personPvm.setVehiclesIn(tx, { asiakasId: 1, vehicleId: 1, yyyymmdd: saturday, dayVehicles }),
        ),
      );
    const [there, back] = [
      [
        { personId: 21, vehicleId: 1 },
        { personId: 22, vehicleId: 2 },
      ],
      [
        { personId: 22, vehicleId: 3 },
        { personId: 21, vehicleId: 2 },
      ],
    ];
    await swap(there);
    // Three at a time, because who waits for a lock longer than two seconds is told to try again.
    for (let round = 0; round < 10; round += 1)
      await expect(Promise.all([swap(there), swap(back), give(22, 2, saturday)])).resolves.toHaveLength(3);
  });
});
