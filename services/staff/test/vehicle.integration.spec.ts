import { staffMessages, vehicleCalls } from '@keikka/contracts';
import { mayPlanVehicle } from '@keikka/domain';
import { handler, person, startStaff, type StaffFixture } from './staff-fixture.js';

describe('the vehicles that a company may plan', () => {
  let staff: StaffFixture;
  beforeAll(async () => {
    staff = await startStaff();
  });
  afterAll(() => staff.stop());

  const list = (actor = handler) => staff.ask(vehicleCalls.list, { ownerAsiakasId: 0 }, actor);

  it('are its own, in service or not, then its pump partner’s, in the order of the board', async () => {
    const { keys } = await staff.readDay('20261120');
    expect((await list()).map(({ vehicleId }) => vehicleId)).toEqual(keys.map((key) => Number(key.slice(1))));
  });

  it('are those that `mayPlanVehicle` of libs/domain says, for every company', async () => {
    const { asiakkaat, vehicles } = await staff.ask(staffMessages.snapshot, {});
    for (const { asiakasId } of asiakkaat) {
      const planned = vehicles.filter((vehicle) => mayPlanVehicle(vehicle, asiakasId));
      const listed = (await list(person(asiakasId * 10, asiakasId, 11))).map(({ vehicleId }) => vehicleId);
      expect([asiakasId, listed.sort((one, other) => one - other)]).toEqual([
        asiakasId,
        planned.map(({ vehicleId }) => vehicleId),
      ]);
    }
  });

  it('have what a choice needs: name, company, and the days they are in service [O-089]', async () => {
    const [first] = await list();
    expect(first).toEqual({
      vehicleId: 1,
      vehicleNo: 'P12',
      vehicleRegNo: 'ABC-1',
      vehicleNimi: '',
      vehiclePuomi: 36,
      vehicleTypeId: 3,
      vehicleTypeName: 'Pumppu',
      asiakasId: 1,
      asiakasNimi: 'Oma Oy',
      firstDate: '20210101',
      lastDate: null,
    });
  });

  it('knows what a vehicle may be, and whether it has a boom and a line [O-089]', async () => {
    expect(await staff.ask(vehicleCalls.listTypes, { ownerAsiakasId: 0 }, handler)).toEqual([
      { vehicleTypeId: 1, vehicleTypeName: 'Betoniauto', hasPuomi: false, hasLinja: false },
      { vehicleTypeId: 2, vehicleTypeName: 'Pumi', hasPuomi: true, hasLinja: true },
      { vehicleTypeId: 3, vehicleTypeName: 'Pumppu', hasPuomi: true, hasLinja: true },
      { vehicleTypeId: 4, vehicleTypeName: 'Muu', hasPuomi: false, hasLinja: false },
    ]);
  });
});
