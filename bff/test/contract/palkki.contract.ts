import { addDays, helsinkiDay } from '@keikka/domain';
import { gridDayCalls, palkkiCalls, type DayLoad, type GridPalkki } from '@keikka/contracts';
import { dayParams, isReadable, newPalkki, PARTNER_ASIAKAS_ID, readBoard, today } from './facts.js';
import type { Suite } from './suite.js';

export function palkkiContract(suite: Suite): void {
  describe('a palkki', () => {
    it('is made once for one idempotency key, and refused for another body', async () => {
      const key = { 'idempotency-key': 'contract-suite-1' };
      const body = newPalkki(suite.facts.vehicleId);
      const first = await suite.ask('ajojarjestelija', palkkiCalls.save, body, key);
      const again = await suite.ask('ajojarjestelija', palkkiCalls.save, body, key);
      expect(again.body).toEqual(first.body);
      const other = await suite.ask(
        'ajojarjestelija',
        palkkiCalls.save,
        { ...body, keikkaComment: 'toinen' },
        key,
      );
      expect([other.status, other.body.errorCode]).toEqual([409, 'REQUEST.KEY_REUSED']);
    });

    it('is no load of its day, which counts the orders [G-034]', async () => {
      const { data } = (
        await suite.ask('ajojarjestelija', gridDayCalls.listLoads, { first: today, last: addDays(today, 59) })
      ).body;
      const loads = data as DayLoad[];
      const jobs = (await readBoard(suite.bff, 'ajojarjestelija')).flatMap(({ keikkaGroup }) => keikkaGroup);
      const work = jobs
        .filter(isReadable)
        .filter(
          ({ keikkaTilaId, pumppuAika }) => keikkaTilaId !== 8 && helsinkiDay(new Date(pumppuAika)) === today,
        );
      expect(loads[0]).toMatchObject({ yyyymmdd: today, keikkaCount: work.length });
      expect(loads.every(({ yyyymmdd }) => yyyymmdd >= today && yyyymmdd <= addDays(today, 59))).toBe(true);
      const tooMany = { first: today, last: addDays(today, 93) };
      expect((await suite.ask('ajojarjestelija', gridDayCalls.listLoads, tooMany)).status).toBe(400);
    });

    it.each(['vehicleId', 'ownerAsiakasId'])('is not made without its %s [G-179]', async (field) => {
      for (const nothing of [undefined, null, 0]) {
        const body = { ...newPalkki(suite.facts.vehicleId), [field]: nothing };
        const answer = await suite.ask('ajojarjestelija', palkkiCalls.save, body);
        expect([answer.status, answer.body.error]).toEqual([
          400,
          'Palkki tarvitsee ajoneuvon ja omistajayrityksen.',
        ]);
      }
    });

    it.each([
      ['save', palkkiCalls.save],
      ['save under its other name', palkkiCalls.make],
    ])('is on the board after its %s and gone after its deletion [G-220] [G-221]', async (_, save) => {
      const saved = await suite.ask('ajojarjestelija', save, newPalkki(suite.facts.vehicleId));
      const { palkkiId } = saved.body.data.savedPalkki as { palkkiId: number };
      expect(saved.body.data.returnValue).toEqual(saved.body.data.savedPalkki);
      const onBoard = async () =>
        (await readBoard(suite.bff, 'ajojarjestelija')).some(({ keikkaGroup }) =>
          keikkaGroup.some((job) => job.isPalkki && job.palkkiId === palkkiId),
        );
      expect(await onBoard()).toBe(true);
      expect((await suite.ask('ajojarjestelija', palkkiCalls.delete, { palkkiId })).body).toMatchObject({
        ok: true,
      });
      expect(await onBoard()).toBe(false);
    });

    it('moves to another vehicle and is listed there [G-222] [G-219]', async () => {
      const { body: made } = await suite.ask(
        'ajojarjestelija',
        palkkiCalls.save,
        newPalkki(suite.facts.vehicleId),
      );
      const { palkkiId, vehicleId } = made.data.savedPalkki as GridPalkki;
      const other = (await readBoard(suite.bff, 'ajojarjestelija')).find(
        (row) => row.vehicleId !== vehicleId,
      );
      const body = { grid_palkki_id: palkkiId, vehicleId: other?.vehicleId };
      expect((await suite.send('ajojarjestelija', palkkiCalls.move, body)).body).toMatchObject({
        ok: true,
      });
      const window = { start: dayParams.startISO, end: dayParams.endISO };
      const answer = await suite.ask('ajojarjestelija', palkkiCalls.list, {
        ...window,
        ownerAsiakasId: 0,
        sourceAsiakasId: 0,
      });
      expect(answer.headers['cache-control']).toBe('private, max-age=600');
      expect(answer.body.data).toContainEqual(
        expect.objectContaining({ palkkiId, vehicleId: other?.vehicleId }),
      );
    });

    it('is copied, and a partner’s dispatcher does not find it [G-264]', async () => {
      const { palkkiId, ownerAsiakasId } = suite.facts.palkki;
      expect((await suite.ask('kumppani', palkkiCalls.copy, { palkkiId })).status).toBe(404);
      const { data } = (await suite.ask('ajojarjestelija', palkkiCalls.copy, { palkkiId })).body;
      expect(data.savedPalkki).toMatchObject({ ownerAsiakasId, keikkaComment: 'Sopimustesti' });
      expect(data.savedPalkki.palkkiId).not.toBe(palkkiId);
    });

    it('has its drivers set, listed and removed under the printed names [G-223] [G-224]', async () => {
      const { palkki, kuski } = suite.facts;
      const body = { grid_palkki_Id: palkki.palkkiId, personId: kuski.personId };
      const listed = async (): Promise<unknown[]> => {
        const of = { ownerAsiakasId: palkki.ownerAsiakasId, palkkiId: palkki.palkkiId };
        const { data } = (await suite.ask('ajojarjestelija', palkkiCalls.listPersons, of)).body;
        return (data as { personId: number }[]).map(({ personId }) => personId);
      };
      const set = await suite.send('ajojarjestelija', palkkiCalls.setPerson, body);
      expect([set.status, set.body.ok]).toEqual([200, true]);
      expect(await listed()).toEqual([kuski.personId]);
      const removed = await suite.send('ajojarjestelija', palkkiCalls.removePerson, body);
      expect([removed.status, removed.body.ok]).toEqual([200, true]);
      expect(await listed()).toEqual([]);
    });

    it.each(['grid_palkki_Id', 'personId'])(
      'gets no driver without %s or a token [G-200]',
      async (missing) => {
        const body = { grid_palkki_Id: suite.facts.palkki.palkkiId, personId: suite.facts.kuski.personId };
        for (const call of [palkkiCalls.setPerson, palkkiCalls.removePerson]) {
          const without = { ...body, [missing]: undefined };
          expect((await suite.send('ajojarjestelija', call, without)).status).toBe(400);
          expect((await suite.send('nobody', call, body)).status).toBe(401);
        }
      },
    );

    it('is shown to a company once, on its board too, and to it no more [G-107] [G-225] [G-226] [G-227]', async () => {
      const { palkkiId } = suite.facts.palkki;
      const guest = { palkkiId, asiakasId: PARTNER_ASIAKAS_ID };
      const listed = async (): Promise<unknown> =>
        (await suite.ask('ajojarjestelija', palkkiCalls.listNakyvyys, { palkkiId })).body.data;
      const seen = async (): Promise<number> =>
        (await suite.ask('kumppani', palkkiCalls.get, { palkkiId })).status;
      for (let again = 0; again < 2; again++)
        expect((await suite.ask('ajojarjestelija', palkkiCalls.addNakyvyys, guest)).body.ok).toBe(true);
      expect(await listed()).toEqual([
        {
          asiakasId: PARTNER_ASIAKAS_ID,
          asiakasNimi: expect.any(String) as string,
          grid_palkki_id: palkkiId,
        },
      ]);
      expect(await seen()).toBe(200);
      const gone = await suite.ask('ajojarjestelija', palkkiCalls.deleteNakyvyys, guest);
      expect([gone.status, gone.body.ok]).toEqual([200, true]);
      expect([await listed(), await seen()]).toEqual([[], 404]);
    });

    it('has types without a token, by sort number, for an hour [G-218]', async () => {
      const answer = await suite.ask('nobody', palkkiCalls.listTypes, { asiakasId: 1 });
      const sortNos = (answer.body.data.gridTypes as { sortNo: number }[]).map(({ sortNo }) => sortNo);
      expect(sortNos).toEqual([...sortNos].sort((one, other) => one - other));
      expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    });
  });
}
