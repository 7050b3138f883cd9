import {
  keikkaCalls,
  keikkaFormCalls,
  kuskiCalls,
  personCalls,
  stepLogCalls,
  type GridKeikka,
  type KeikkaGetAnswer,
  type KuskiOfDay,
  type PreviousKeikka,
} from '@keikka/contracts';
import { addDays, helsinkiInstant } from '@keikka/domain';
import { eventually } from '@keikka/testing';
import { LiveTab } from '../live-tab.js';
import { isReadable, readBoard, today } from './facts.js';
import type { Suite } from './suite.js';

export function keikkaContract(suite: Suite): void {
  describe('an order', () => {
    let own: GridKeikka;
    beforeAll(async () => {
      own = await suite.ownKeikka();
    });

    it('comes with its seven parts and the palkit beside it [O-243] [O-062]', async () => {
      const { keikkaId } = suite.facts.keikka;
      const { data } = (await suite.ask('ajojarjestelija', keikkaCalls.get, { keikkaId, ownerAsiakasId: 1 }))
        .body;
      expect(Object.keys(data as object)).toEqual(
        expect.arrayContaining([
          'keikkaData',
          'tyomaaData',
          'keikkaTyomaaData',
          'asiakasData',
          'keikkaAsiakasData',
          'vehicleData',
          'tilaData',
          'palkit',
        ]),
      );
      expect(data.keikkaData.keikkaId).toBe(keikkaId);
    });

    it.each([
      ['an unknown order', 999_999, 'ajojarjestelija', 404, 'Tilausta ei löydy'],
      ['an unknown order, for a stranger too', 999_999, 'kilpailija', 404, 'Tilausta ei löydy'],
      ['an order of others', undefined, 'kilpailija', 403, 'Ei pääsyä tilaukselle.'],
    ] as const)('answers %s with its status and text (C-43, C-44)', async (_, id, caller, status, error) => {
      const keikkaId = id ?? suite.facts.keikka.keikkaId;
      const answer = await suite.ask(caller, keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 });
      expect([answer.status, answer.body.error, answer.body.data]).toEqual([status, error, undefined]);
      expect(answer.body).toMatchObject({ success: false, code: status, message: error });
    });

    it('lists the others at its site, and for no other site (A-4) [O-019]', async () => {
      const { keikkaId, tyomaaId } = suite.facts.keikka;
      const list = (input: { tyomaaId: unknown; keikkaId: unknown }) =>
        suite.send('keikkaadmin', keikkaFormCalls.listPrevious, input);
      const { data } = (await list({ tyomaaId, keikkaId })).body as { data: PreviousKeikka[] };
      expect(data.length).toBeGreaterThan(0);
      expect(data.map((row) => row.keikkaId)).not.toContain(keikkaId);
      expect(JSON.stringify(data)).not.toContain('hinta');
      expect((await list({ tyomaaId: Number(tyomaaId) + 1, keikkaId })).status).toBe(403);
      expect((await list({ tyomaaId, keikkaId: 999_999 })).status).toBe(404);
      for (const wrong of ['abc', '1.5', '-1', '0', '99999999999', '1;2', ' '])
        for (const input of [
          { tyomaaId: wrong, keikkaId },
          { tyomaaId, keikkaId: wrong },
        ])
          expect([input, (await list(input)).status]).toEqual([input, 400]);
    });

    it('is saved, merged with what a colleague saved meanwhile, and comes whole [O-246]', async () => {
      const { keikkaId } = own;
      const read = async () =>
        (await suite.ask('ajojarjestelija', keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 })).body
          .data as KeikkaGetAnswer;
      const { varmenne } = (await read()).keikkaData;
      const theirs = { keikkaId, varmenne, keikkaAjoOhje: 'Pihan kautta' };
      expect((await suite.ask('keikkaadmin', keikkaFormCalls.save, theirs)).status).toBe(200);
      const mine = { keikkaId, varmenne, keikkaComment: 'Portti B' };
      const saved = await suite.ask('ajojarjestelija', keikkaFormCalls.save, mine);
      expect(saved.body.data).toEqual(await read());
      expect(saved.body.data.keikkaData).toMatchObject({
        keikkaComment: 'Portti B',
        keikkaAjoOhje: 'Pihan kautta',
        varmenne: varmenne + 2,
      });
      const stale = await suite.ask('ajojarjestelija', keikkaFormCalls.save, {
        ...theirs,
        keikkaAjoOhje: 'Oikealta',
      });
      expect([stale.status, stale.body.errorCode]).toEqual([409, 'SAVE.CONFLICT']);
    });

    it('is open to the page of its own source company only', async () => {
      const jobs = (await readBoard(suite.bff, 'ajojarjestelija')).flatMap(({ keikkaGroup }) => keikkaGroup);
      const other = jobs.find(
        (job) => isReadable(job) && job.ownerAsiakasId === 1 && job.sourceAsiakasId === 12,
      );
      const read = (keikkaId: number) =>
        suite.ask('portaali', keikkaCalls.get, { keikkaId, ownerAsiakasId: 1 });
      expect((await read(suite.facts.keikka.keikkaId)).status).toBe(200);
      const unnamed = (await read(other?.keikkaId ?? 0)).status;
      await suite.bff.openPortal([suite.facts.keikka.keikkaId, other?.keikkaId ?? 0]);
      expect([unnamed, (await read(other?.keikkaId ?? 0)).status]).toEqual([403, 403]);
      expect((await read(suite.facts.keikka.keikkaId)).status).toBe(200);
    });

    it('is patched in the other dispatcher’s grid, and not in a competitor’s', async () => {
      const [other, competitor] = await Promise.all([
        LiveTab.open(suite.bff.port, suite.bff.tokenOf('keikkaadmin'), today),
        LiveTab.open(suite.bff.port, suite.bff.tokenOf('kilpailija'), today),
      ]);
      try {
        const { keikkaId, vehicleId, pumppuAika } = own;
        const later = new Date(new Date(pumppuAika).getTime() + 15 * 60_000).toISOString();
        const moved = await suite.ask('ajojarjestelija', keikkaCalls.saveVehicle, {
          keikkaId,
          vehicleId,
          pumppuAika: later,
        });
        expect(moved.body).toMatchObject({ success: true, ok: true, data: { pumppuAika: later } });
        await eventually(() =>
          expect(other.heard).toContainEqual(expect.objectContaining({ type: 'keikkaChanged', keikkaId })),
        );
        const board = (await readBoard(suite.bff, 'keikkaadmin')).flatMap(({ keikkaGroup }) => keikkaGroup);
        expect(board).toContainEqual(
          expect.objectContaining({ keikkaId, pumppuAika: later, isKeikka: true }),
        );
        expect(competitor.heardTypes()).toEqual([]);
      } finally {
        for (const tab of [other, competitor]) tab.close();
      }
    });

    it('is in the next read as it was just written, every time [G-143]', async () => {
      const { keikkaId, vehicleId, pumppuAika } = own;
      for (let minutes = 150; minutes >= 0; minutes -= 15) {
        const at = new Date(new Date(pumppuAika).getTime() + minutes * 60_000).toISOString();
        await suite.ask('ajojarjestelija', keikkaCalls.saveVehicle, { keikkaId, vehicleId, pumppuAika: at });
        const jobs = (await readBoard(suite.bff, 'ajojarjestelija')).flatMap(
          ({ keikkaGroup }) => keikkaGroup,
        );
        expect(jobs).toContainEqual(expect.objectContaining({ keikkaId, pumppuAika: at, isKeikka: true }));
      }
    });

    it('is copied under a new id, and the copy is deleted as status 10 [G-178] [G-264]', async () => {
      const { keikkaId } = suite.facts.keikka;
      const copied = await suite.ask('ajojarjestelija', keikkaCalls.copy, { keikkaId });
      const copy = copied.body.data as GridKeikka;
      expect(copy).toMatchObject({ keikkaTilaId: 1, vehicleId: suite.facts.keikka.vehicleId });
      expect(copy.keikkaId).not.toBe(keikkaId);
      const onBoard = async () =>
        (await readBoard(suite.bff, 'ajojarjestelija'))
          .flatMap(({ keikkaGroup }) => keikkaGroup)
          .some((job) => job.isKeikka && job.keikkaId === copy.keikkaId);
      expect(await onBoard()).toBe(true);
      const gone = await suite.ask('ajojarjestelija', keikkaCalls.delete, { keikkaId: copy.keikkaId });
      expect(gone.body).toMatchObject({ ok: true, data: { keikkaTilaId: 10 } });
      expect(await onBoard()).toBe(false);
    });

    it.each([[0], ['x'], [-1], [1.5]])('is not copied with the id %j [G-178]', async (keikkaId) => {
      const answer = await suite.send('ajojarjestelija', keikkaCalls.copy, { keikkaId });
      expect(answer.status).toBe(400);
    });

    it('takes a status and its log, and tells its logs only to who may see it [G-263] [G-234]', async () => {
      const { keikkaId } = await suite.ownKeikka();
      const saved = await suite.ask('ajojarjestelija', keikkaCalls.saveTila, { keikkaId, keikkaTilaId: 8 });
      expect(saved.body).toMatchObject({ ok: true, data: { keikkaTilaId: 8 } });
      const params = { keikkaIds: String(keikkaId) };
      const { data } = (await suite.ask('kumppani', stepLogCalls.listByKeikkas, params)).body;
      expect(data.length).toBeGreaterThan(0);
      for (const log of data as { keikkaId: number }[]) expect(log.keikkaId).toBe(keikkaId);
      expect((await suite.ask('kilpailija', stepLogCalls.listByKeikkas, params)).status).toBe(403);
    });

    it('hands its drivers over to the one dropped on the vehicle, and the day vehicle follows [G-293]', async () => {
      const { keikkaId } = await suite.ownKeikka();
      const { vehicleId } = suite.facts.kuski;
      // Beyond what the demo has planned: the order is alone on its vehicle.
      const yyyymmdd = addDays(today, 60);
      const pumppuAika = helsinkiInstant(yyyymmdd, 8 * 60).toISOString();
      await suite.ask('ajojarjestelija', keikkaCalls.saveVehicle, { keikkaId, vehicleId, pumppuAika });
      const drivers = async () =>
        (await suite.ask('ajojarjestelija', personCalls.listKuskit, { ownerAsiakasId: 0, yyyymmdd })).body
          .data as KuskiOfDay[];
      // One who is at work that day, whatever day the suite runs on.
      const personId = (await drivers()).find((driver) => !driver.pois)?.personId ?? 0;
      const answer = await suite.ask('ajojarjestelija', kuskiCalls.setForVehicle, {
        personId,
        vehicleId,
        yyyymmdd,
      });
      expect(answer.status).toBe(200);
      const changed = (answer.body.data.changed as GridKeikka[]).map((keikka) => [
        keikka.keikkaId,
        keikka.kuskit.map((kuski) => kuski.personId),
      ]);
      expect(changed).toEqual([[keikkaId, [personId]]]);
      await eventually(async () =>
        expect(await drivers()).toContainEqual(
          expect.objectContaining({ personId, vehicleId, isExplicitAssignment: true }),
        ),
      );
    });

    it('counts in the sums of its drivers [G-292]', async () => {
      const params = { ownerAsiakasId: 0, yyyymmdd: today };
      const { data } = (await suite.ask('ajojarjestelija', personCalls.listKuskit, params)).body;
      const busy = (data as KuskiOfDay[]).find(({ keikkaCount }) => keikkaCount > 0);
      const jobs = (await readBoard(suite.bff, 'ajojarjestelija')).flatMap(({ keikkaGroup }) => keikkaGroup);
      const own = jobs
        .filter(isReadable)
        .filter(
          ({ kuskit, keikkaTilaId, ownerAsiakasId }) =>
            ownerAsiakasId === 1 &&
            keikkaTilaId !== 8 &&
            kuskit.some(({ personId }) => personId === busy?.personId),
        );
      expect(busy?.keikkaCount).toBe(own.length);
      expect(busy?.keikkaMinutes).toBe(own.reduce((sum, { pumppuKesto }) => sum + pumppuKesto, 0));
    });
  });
}
