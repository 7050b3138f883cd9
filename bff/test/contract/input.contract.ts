import {
  geokoodausCalls,
  gridDayCalls,
  keikkaCalls,
  kuskiCalls,
  laskuCalls,
  palkkiCalls,
  tuoteCalls,
  type GridKeikka,
  type Tuote,
} from '@keikka/contracts';
import { dayParams, isReadable, newPalkki, readBoard } from './facts.js';
import type { Suite } from './suite.js';

/** Bodies that no screen of ours sends, at the doors where they once did harm. */
export function inputContract(suite: Suite): void {
  describe('a strange body', () => {
    const tuote = async (): Promise<Tuote> =>
      (await suite.ask('laskutus', tuoteCalls.get, { tuoteId: suite.facts.tuoteId })).body.data as Tuote;

    it.each(['lisäNimike', 'yksikkö', 'määräKaava', 'aktiivinen', 'kustannusPaikkaEval', 'alv', 'kommentti'])(
      'with null for %s of a product leaves it as it is',
      async (field) => {
        const { tuoteId, nimike, ...before } = await tuote();
        const saved = await suite.send('laskutus', tuoteCalls.save, { tuoteId, nimike, [field]: null });
        expect([saved.status, saved.body.data]).toEqual([200, { tuoteId, nimike, ...before }]);
      },
    );

    it.each(['style', 'grid_palkkiTypeId', 'text'])(
      'with null for %s of a palkki is as one without it',
      async (field) => {
        const saved = await suite.send('ajojarjestelija', palkkiCalls.save, {
          ...newPalkki(suite.facts.vehicleId),
          [field]: null,
        });
        expect([saved.status, saved.body.data?.savedPalkki?.grid_palkkiTypeId]).toEqual([200, 4]);
      },
    );

    it('with null for its start leaves an order where it is [G-143]', async () => {
      const { keikkaId, vehicleId, pumppuAika } = await suite.ownKeikka();
      const body = { keikkaId, vehicleId, pumppuAika: null, pumppuKesto: null };
      expect((await suite.send('ajojarjestelija', keikkaCalls.saveVehicle, body)).status).toBe(200);
      const job = (await readBoard(suite.bff, 'ajojarjestelija'))
        .flatMap(({ keikkaGroup }) => keikkaGroup)
        .find((row): row is GridKeikka => isReadable(row) && row.keikkaId === keikkaId);
      expect(job).toMatchObject({ vehicleId, pumppuAika });
    });

    it.each([
      { raja: 0 },
      { raja: 2001 },
      { raja: 'x' },
      { tilat: 5 },
      { tilat: ['x'] },
      { first: '2026-11-01' },
      { last: '20261131' },
      { maksajaAsiakasId: 'oy' },
      { kohde: { not: '' } },
      { text: ['oy'] },
      { text: 'x'.repeat(201) },
      { jalkeen: 'eilen' },
    ])('is no filter of invoices: %j [I-114]', async (rajaus) => {
      const ask = (more: object) =>
        suite.send('laskutus', laskuCalls.haku, { laskuttajaAsiakasId: 0, ...more });
      expect((await ask(rajaus)).status).toBe(400);
      expect((await ask({ raja: 2000 })).status).toBe(200);
    });

    it.each(['x'.repeat(201), 'Katu\u0000 1', 'Katu \u001b[31m1', '\u0007'])(
      'is no address to look up: %j',
      async (text) => {
        const { status, body } = await suite.send('ajojarjestelija', geokoodausCalls.get, { text });
        expect([status, body.errorCode]).toEqual([400, 'REQUEST.INVALID']);
      },
    );

    it.each([true, false, '0x10', '', ' ', [1], 1.5])('never names a row by %j', async (id) => {
      const { facts } = suite;
      const bodies = [
        ['laskutus', tuoteCalls.save, { tuoteId: id, nimike: 'x' }],
        [
          'laskutus',
          tuoteCalls.saveForeignKey,
          { tuoteId: id, foreignKeySourceId: 1, foreignKey: 'x', asiakasId: 0 },
        ],
        ['ajojarjestelija', palkkiCalls.save, { ...newPalkki(facts.vehicleId), palkkiId: id }],
        [
          'ajojarjestelija',
          kuskiCalls.setForVehicle,
          { ...facts.kuski, vehicleId: id, yyyymmdd: dayParams.yyyymmdd },
        ],
      ] as const;
      for (const [caller, path, body] of bodies) {
        const answer = await suite.send(caller, path, body);
        expect([path, answer.status, answer.body.errorCode]).toEqual([path, 400, 'REQUEST.INVALID']);
      }
    });

    it('of the board’s filter that no company can have is refused (C-94)', async () => {
      const answer = await suite.send('ajojarjestelija', gridDayCalls.getOfSource, {
        ...dayParams,
        extra: '2147483648',
      });
      expect([answer.status, answer.body.errorCode]).toEqual([400, 'REQUEST.INVALID']);
    });
  });
}
