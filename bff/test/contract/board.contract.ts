import {
  authCalls,
  gridDayCalls,
  kuskiCalls,
  palkkiCalls,
  personCalls,
  type DayLoad,
  type GridDriver,
  type GridKeikka,
  type GridPalkki,
} from '@keikka/contracts';
import { addDays, helsinkiDay } from '@keikka/domain';
import { eventually } from '@keikka/testing';
import { LiveTab } from '../live-tab.js';
import {
  competitorAsiakasId,
  dayParams,
  isReadable,
  newPalkki,
  partnerAsiakasId,
  readBoard,
  today,
  type BoardVehicle,
  type Job,
} from './facts.js';
import { logins, type Caller } from './house-bff.js';
import type { Suite } from './suite.js';

export function boardContract(suite: Suite): void {
  describe('the board', () => {
    it.each(logins.filter((login) => login !== 'asiakas'))(
      'shows %s only what the company may see [G-005]',
      async (login) => {
        const { data: me } = (await suite.ask(login, authCalls.me, {})).body;
        const { asiakasId } = me.userAsiakas as { asiakasId: number };
        const jobs = (await readBoard(suite.bff, login)).flatMap(({ keikkaGroup }) => keikkaGroup);
        expect(jobs.length).toBeGreaterThan(0);
        for (const job of jobs.filter(isReadable)) {
          const companies = [
            job.ownerAsiakasId,
            job.sourceAsiakasId,
            // The customer is the payer when the owner itself is the source (C-76).
            job.sourceAsiakasId === job.ownerAsiakasId ? job.asiakasId : null,
            job.pumppuAsiakasId,
            job.betoniAsiakasId,
          ];
          expect(companies).toContain(asiakasId);
        }
      },
    );

    it('shows the partner the orders it has a part in on vehicles of a company it has no link to, and masks the rest [G-005] [O-105]', async () => {
      const isPartners = (job: Job): job is GridKeikka =>
        isReadable(job) && [job.sourceAsiakasId, job.betoniAsiakasId].includes(partnerAsiakasId);
      const isCompetitors = (row: BoardVehicle) => row.ownerAsiakasId === competitorAsiakasId;
      let days = 0;
      for (const yyyymmdd of [0, 1, 2, 3, 4, 5, 6].map((later) => addDays(today, later))) {
        const theirs = (await readBoard(suite.bff, 'kilpailija', yyyymmdd)).filter(
          (row) => isCompetitors(row) && row.keikkaGroup.some(isPartners),
        );
        const seen = (await readBoard(suite.bff, 'kumppani', yyyymmdd)).filter(isCompetitors);
        const vehicleIds = (rows: BoardVehicle[]) => rows.map(({ vehicleId }) => vehicleId).sort();
        expect(vehicleIds(seen)).toEqual(vehicleIds(theirs));
        for (const { vehicleId, dayDriver, keikkaGroup } of seen) {
          expect(dayDriver).toBeNull();
          const whole = theirs.find((row) => row.vehicleId === vehicleId)?.keikkaGroup ?? [];
          expect(keikkaGroup.filter(isReadable)).toEqual(whole.filter(isPartners));
          expect(keikkaGroup.length).toBe(whole.filter(({ isKeikka }) => isKeikka).length);
        }
        days += Number(theirs.length > 0);
      }
      expect(days).toBeGreaterThan(0);
    });

    it('masks orders of others on shared vehicles: no customer, site or text [O-105]', async () => {
      const jobs = (await readBoard(suite.bff, 'ajojarjestelija')).flatMap(({ keikkaGroup }) => keikkaGroup);
      const masked = jobs.filter((job) => job.isKeikka && !isReadable(job));
      expect(masked.length).toBeGreaterThan(0);
      for (const job of masked) {
        expect(job).toMatchObject({ keikkaTilaSelite: '2. Ei pääsyä' });
        for (const told of ['asiakasNimi', 'tyomaaNimi', 'tyomaaOsoite1', 'keikkaComment'])
          expect(job).not.toHaveProperty(told);
      }
    });

    it('lists drivers only for who may see them, and reasons of absence only with the right (A-6)', async () => {
      const drivers = async (login: Caller) =>
        (await suite.ask(login, gridDayCalls.get, dayParams)).body.data.kuskit as {
          personPvmText: string;
          pois: boolean;
        }[];
      expect(await drivers('kuljettaja')).toEqual([]);
      expect((await drivers('ajojarjestelija')).length).toBeGreaterThan(0);
      for (const driver of await drivers('roolit')) expect(driver.personPvmText).toBe('');
    });
  });

  describe('a driver dropped on a vehicle', () => {
    const later = addDays(today, 6);

    it('reaches the other dispatcher’s open board as a patch, and so does taking it back [G-144] [G-293]', async () => {
      const tab = await LiveTab.open(suite.bff.port, suite.bff.tokenOf('keikkaadmin'), later);
      try {
        const { personId, vehicleId } = await freeDriver(suite);
        const drop = { personId, vehicleId, yyyymmdd: later };
        const { data } = (await suite.ask('ajojarjestelija', kuskiCalls.setForVehicle, drop)).body;
        const staffed = (of: number | null) =>
          expect.objectContaining({
            type: 'staffingChanged',
            days: [later],
            kuskit: expect.arrayContaining([expect.objectContaining({ personId, vehicleId: of })]),
          });
        await eventually(() => expect(tab.heard).toContainEqual(staffed(vehicleId)));
        const onBoard = (await readBoard(suite.bff, 'keikkaadmin', later)).find(
          (row) => row.vehicleId === vehicleId,
        );
        expect(onBoard?.dayDriver).toMatchObject({ personId, isExplicitAssignment: true });
        const orders = (data.changed as GridKeikka[]).map(({ keikkaId, varmenne }) => ({
          keikkaId,
          varmenne,
          personIds: [],
        }));
        await suite.ask('ajojarjestelija', kuskiCalls.restore, {
          vehicleId,
          yyyymmdd: later,
          orders,
          dayVehicles: [{ personId, vehicleId: null }],
        });
        await eventually(() => expect(tab.heard).toContainEqual(staffed(null)));
        expect(tab.heardTypes()).not.toContain('dayStale');
      } finally {
        tab.close();
      }
    });
  });

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

    it('is on the board after its save and gone after its deletion [G-220] [G-221]', async () => {
      const saved = await suite.ask('ajojarjestelija', palkkiCalls.save, newPalkki(suite.facts.vehicleId));
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

    it('has types without a token, by sort number, for an hour [G-218]', async () => {
      const answer = await suite.ask('nobody', palkkiCalls.listTypes, { asiakasId: 1 });
      const sortNos = (answer.body.data.gridTypes as { sortNo: number }[]).map(({ sortNo }) => sortNo);
      expect(sortNos).toEqual([...sortNos].sort((one, other) => one - other));
      expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    });
  });
}

/** A driver of another day who has no vehicle of his own then, and a vehicle of the company. */
async function freeDriver(suite: Suite): Promise<{ personId: number; vehicleId: number }> {
  const params = { ownerAsiakasId: 0, yyyymmdd: addDays(today, 6) };
  const { data } = (await suite.ask('ajojarjestelija', personCalls.listKuskit, params)).body;
  const driver = (data as GridDriver[]).find(({ pois, vehicleId }) => !pois && vehicleId === null);
  if (!driver) throw new Error('Every driver of the demo company has a vehicle of the day');
  return { personId: driver.personId, vehicleId: suite.facts.vehicleId };
}
