import { keikkaCalls, type GridKeikka } from '@keikka/contracts';
import { readBoard, type BoardVehicle } from './facts.js';
import type { Caller } from './house-bff.js';
import type { Suite } from './suite.js';

export function ajoneuvoContract(suite: Suite): void {
  describe('the vehicle of an order', () => {
    let own: GridKeikka;
    let other: BoardVehicle;
    beforeEach(async () => {
      own = await suite.ownKeikka();
      const free = (await readBoard(suite.bff, 'ajojarjestelija')).find(
        ({ vehicleId, plannable, asiakasId }) =>
          plannable && asiakasId === own.ownerAsiakasId && vehicleId !== own.vehicleId,
      );
      if (!free) throw new Error('The company has no other vehicle');
      other = free;
    });

    const save = (fields: object, caller: Caller = 'ajojarjestelija') => {
      const { keikkaId } = own;
      return suite.send(caller, keikkaCalls.saveVehicle, { keikkaId, vehicleId: other.vehicleId, ...fields });
    };
    const stored = async (): Promise<unknown> => {
      const { keikkaId } = own;
      const { body } = await suite.ask('ajojarjestelija', keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 });
      return [
        body.data.keikkaData.vehicleId,
        body.data.vehicleData?.vehicleNo,
        body.data.keikkaData.pumppuAika,
      ];
    };

    it('is another one, and the order comes with it, at its time [O-246]', async () => {
      const { status, body } = await save({ originalVehicleId: own.vehicleId, varmenne: own.varmenne });
      expect([status, body.ok, body.data.vehicleId]).toEqual([200, true, other.vehicleId]);
      expect(await stored()).toEqual([other.vehicleId, other.vehicleNo, own.pumppuAika]);
    });

    it.each(['kumppani', 'kilpailija', 'kuljettaja'] as const)(
      'is not changed by %s [O-011]',
      async (caller) => {
        expect((await save({}, caller)).status).toBe(403);
        expect(await stored()).toMatchObject({ 0: own.vehicleId });
      },
    );

    it('is not changed for an order that is not where it was seen (O-245)', async () => {
      const { status, body } = await save({ originalVehicleId: other.vehicleId });
      expect([status, body.error]).toEqual([400, expect.stringMatching(/^Kollega on siirtänyt tilauksen/)]);
      expect(await stored()).toMatchObject({ 0: own.vehicleId });
    });

    it('is none of a company that it may not plan', async () => {
      const foreign = (await readBoard(suite.bff, 'kilpailija')).find(({ plannable }) => plannable);
      const { status, body } = await save({ vehicleId: foreign?.vehicleId });
      expect([status, body.errorCode]).toEqual([404, 'VEHICLE.NOT_FOUND']);
      expect(await stored()).toMatchObject({ 0: own.vehicleId });
    });

    it.each([
      ['a number that nothing has', 999_999_999, 404],
      ['none', null, 400],
      ['zero', 0, 400],
      ['a half', 1.5, 400],
      ['a text', 'P12', 400],
      ['a list', [12], 400],
    ])('is not %s', async (_what, vehicleId, expected) => {
      const { status, body } = await save({ vehicleId });
      expect([status, body.success]).toEqual([expected, false]);
      expect(body.error).toMatch(/\p{L}{3}/u);
      expect(await stored()).toMatchObject({ 0: own.vehicleId });
    });
  });
}
