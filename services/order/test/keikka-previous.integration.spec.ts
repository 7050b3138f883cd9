import { keikkaFormCalls, type Actor } from '@keikka/contracts';
import { helsinkiInstant, settingType } from '@keikka/domain';
import type { StartedService } from '@keikka/server/testing';
import { actors, betoni, company, keikka, startOrder, vehicle } from './order-company.js';

/** 30.3.2026 0:30 in Helsinki, where the clocks have changed since yesterday; in UTC it is yesterday still. */
const NOW = '2026-03-29T21:30:00.000Z';
const LAST_MINUTE = 24 * 60 - 1;
const on = (yyyymmdd: string, minutes = 600): string => helsinkiInstant(yyyymmdd, minutes).toISOString();

const competitors = {
  ownerAsiakasId: company.competitor,
  sourceAsiakasId: company.competitor,
  asiakasId: null as unknown as number,
  betoniAsiakasId: null,
  pumppuAsiakasId: company.competitor,
  vehicleId: vehicle.competitors,
  kuskit: [],
};

describe('the other orders at the site of an order', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [
        keikka(1, { pumppuAika: on('20260330') }),
        keikka(2, { pumppuAika: on('20250329', LAST_MINUTE) }),
        keikka(3, { pumppuAika: on('20250330', 0) }),
        keikka(4, { pumppuAika: on('20260429', LAST_MINUTE) }),
        keikka(5, { pumppuAika: on('20260430', 0) }),
        keikka(6, { pumppuAika: on('20260301'), keikkaTilaId: 10 }),
        keikka(7, { ...competitors, pumppuAika: on('20260302') }),
        keikka(8, { pumppuAika: on('20260303'), tyomaaId: company.competitor }),
        keikka(9, {
          pumppuAika: on('20260304'),
          keikkaTilaId: 8,
          vehicleId: null,
          asiakasId: null as unknown as number,
          keikkaOtsikko: '',
          betonit: [],
        }),
        keikka(10, {
          pumppuAika: on('20260304'),
          betonit: [betoni(33.5), betoni(2.25), betoni(1, { lujuusId: 5 })],
        }),
        keikka(11, { ...competitors, pumppuAika: on('20260302'), sourceAsiakasId: company.own }),
        keikka(12, { pumppuAika: on('20260330'), tyomaaId: null as unknown as number }),
      ],
    });
    service.standAt(NOW);
  });
  afterAll(() => service.stop());

  const list = (actor: Actor = actors.keikkaAdmin, keikkaId = 1, tyomaaId: number = company.own) =>
    service.ask(keikkaFormCalls.listPrevious, { tyomaaId, keikkaId }, actor);
  const idsOf = async (actor?: Actor, keikkaId?: number): Promise<number[]> =>
    (await list(actor, keikkaId)).map((row) => row.keikkaId);
  const withRole = (...settingTypes: number[]): Actor => ({ ...actors.keikkaAdmin, settingTypes });

  it('are those from 365 days back to 30 days ahead, as Helsinki counts its days, the latest first [O-019]', async () => {
    expect(await idsOf()).toEqual([4, 10, 9, 11, 3]);
  });

  it('move on with the clock [O-019]', async () => {
    service.standAt('2026-03-30T21:30:00.000Z');
    expect(await idsOf()).toEqual([5, 4, 10, 9, 11]);
    service.standAt(NOW);
  });

  it('are without the open order itself', async () => {
    expect(await idsOf(undefined, 4)).toEqual([1, 10, 9, 11, 3]);
  });

  it('say what a dispatcher asks about an earlier pour, and nothing of its price (C-103)', async () => {
    const rows = await list(actors.invoicer);
    expect(rows.find(({ keikkaId }) => keikkaId === 10)).toEqual({
      keikkaId: 10,
      keikkaTilaId: 3,
      keikkaTilaSelite: 'Käsittelyssä',
      pumppuAika: '2026-03-04T08:00:00.000Z',
      pumppuKesto: 120,
      pumppuLinja: 12,
      keikkaOtsikko: 'Laatta',
      asiakasNimi: 'customer Oy',
      vehicleNo: 'P01',
      vehiclePuomi: 36,
      m3: 36.75,
      betoniString: expect.stringMatching(/^C\S+ #16 S3 XC3, XC4 · C\S+ #16 S3 XC3, XC4$/),
    });
    expect(rows.find(({ keikkaId }) => keikkaId === 9)).toMatchObject({
      keikkaTilaId: 8,
      vehicleNo: '',
      vehiclePuomi: null,
      asiakasNimi: '',
      m3: 0,
      betoniString: '',
    });
  });

  it('are told to the admins of the owner alone [O-019]', async () => {
    const { systemAdmin, asiakasAdmin, laskuAdmin, keikkaAdmin } = settingType;
    for (const type of [systemAdmin, asiakasAdmin, laskuAdmin, keikkaAdmin])
      expect(await idsOf(withRole(type))).toEqual([4, 10, 9, 11, 3]);
    const { keikkaHandler, roleManager, pumppari, yhteyshenkilo } = settingType;
    for (const type of [keikkaHandler, roleManager, pumppari, yhteyshenkilo])
      await expect(list(withRole(type))).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(list(actors.portal)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    const sourceAdmin = { ...actors.sourceStaff, settingTypes: [keikkaAdmin] };
    await expect(list(sourceAdmin)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
  });

  it.each([
    ['an unknown order', 999, company.own, 'KEIKKA.NOT_FOUND'],
    ['an order of another company', 7, company.own, 'KEIKKA.NO_ACCESS'],
    ["a site that is not the order's", 1, company.competitor, 'KEIKKA.NO_ACCESS'],
    ['an order of another site', 8, company.own, 'KEIKKA.NO_ACCESS'],
    ['an order without a site', 12, company.own, 'KEIKKA.NO_ACCESS'],
  ])('are refused for %s (A-4)', async (_, keikkaId, tyomaaId, code) => {
    await expect(list(actors.keikkaAdmin, keikkaId, tyomaaId)).rejects.toMatchObject({ code });
  });
});
