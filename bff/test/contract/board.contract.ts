import {
  authCalls,
  gridDayCalls,
  kuskiCalls,
  personCalls,
  personPvmCalls,
  type GridDriver,
  type GridKeikka,
} from '@keikka/contracts';
import { addDays } from '@keikka/domain';
import { eventually } from '@keikka/testing';
import { LiveTab } from '../live-tab.js';
import {
  COMPETITOR_ASIAKAS_ID,
  dayParams,
  isReadable,
  PARTNER_ASIAKAS_ID,
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
        isReadable(job) && [job.sourceAsiakasId, job.betoniAsiakasId].includes(PARTNER_ASIAKAS_ID);
      const isCompetitors = (row: BoardVehicle) => row.ownerAsiakasId === COMPETITOR_ASIAKAS_ID;
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
        for (const told of ['asiakasNimi', 'tyomaaNimi', 'tyomaaOsoite1', 'tyomaaLat', 'keikkaComment'])
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

    it('becomes its driver of the day without an order there [G-236]', async () => {
      const yyyymmdd = addDays(today, 5);
      const { personId, vehicleId } = await freeDriver(suite, yyyymmdd);
      const drop = { ownerAsiakasId: 0, personId, vehicleId, yyyymmdd };
      const answer = await suite.ask('ajojarjestelija', personPvmCalls.setVehicle, drop);
      expect([answer.status, answer.body.data]).toEqual([
        200,
        expect.objectContaining({ personId, vehicleId, pvm: yyyymmdd }),
      ]);
      const cleared = await suite.ask('ajojarjestelija', personPvmCalls.setVehicle, {
        ...drop,
        vehicleId: null,
      });
      expect(cleared.status).toBe(200);
      expect(cleared.body.data).toEqual({
        ...answer.body.data,
        vehicleId: null,
        vehicleNo: '',
        vehicleRegNo: '',
      });
    });

    it('is refused when the driver is away that day [G-293]', async () => {
      const drop = { ...(await awayDriver(suite)), vehicleId: suite.facts.vehicleId };
      const { status, body } = await suite.ask('ajojarjestelija', kuskiCalls.setForVehicle, drop);
      expect([status, body.error]).toEqual([409, 'Kuljettaja on poissa kyseisenä päivänä.']);
    });

    it('reaches the other dispatcher’s open board as a patch, and so does taking it back [G-144] [G-293]', async () => {
      const tab = await LiveTab.open(suite.bff.port, suite.bff.tokenOf('keikkaadmin'), later);
      try {
        const { personId, vehicleId } = await freeDriver(suite, later);
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
}

/** About one driver in fifteen is away on a workday of the demo. */
async function awayDriver(suite: Suite): Promise<{ personId: number; yyyymmdd: string }> {
  for (let ahead = 0; ahead < 14; ahead += 1) {
    const yyyymmdd = addDays(today, ahead);
    const params = { ownerAsiakasId: 0, yyyymmdd };
    const { data } = (await suite.ask('ajojarjestelija', personCalls.listKuskit, params)).body;
    const away = (data as GridDriver[]).find(({ pois }) => pois);
    if (away) return { personId: away.personId, yyyymmdd };
  }
  throw new Error('No driver of the demo company is away in these two weeks');
}

/** A driver of another day who has no vehicle of his own then, and a vehicle of the company. */
async function freeDriver(suite: Suite, yyyymmdd: string): Promise<{ personId: number; vehicleId: number }> {
  const params = { ownerAsiakasId: 0, yyyymmdd };
  const { data } = (await suite.ask('ajojarjestelija', personCalls.listKuskit, params)).body;
  const driver = (data as GridDriver[]).find(({ pois, vehicleId }) => !pois && vehicleId === null);
  if (!driver) throw new Error('Every driver of the demo company has a vehicle of the day');
  return { personId: driver.personId, vehicleId: suite.facts.vehicleId };
}
