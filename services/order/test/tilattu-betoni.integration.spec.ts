import { tilattuBetoniCalls, type Actor } from '@keikka/contracts';
import { helsinkiInstant, settingType } from '@keikka/domain';
import type { StartedService } from '@keikka/server/testing';
import { actors, betoni, company, keikka, startOrder, vehicle } from './order-company.js';

/** 30.3.2026 0:30 in Helsinki, where the clocks have changed since yesterday; in UTC it is yesterday still. */
const NOW = '2026-03-29T21:30:00.000Z';
const LAST_MINUTE = 24 * 60 - 1;
const on = (yyyymmdd: string, minutes = 600) => ({
  pumppuAika: helsinkiInstant(yyyymmdd, minutes).toISOString(),
});

const CROWDED = 500;

describe('the concretes that a customer has ordered', () => {
  let service: StartedService;

  beforeAll(async () => {
    const competitors = {
      ownerAsiakasId: company.competitor,
      sourceAsiakasId: company.own,
      pumppuAsiakasId: company.competitor,
      vehicleId: vehicle.competitors,
      kuskit: [],
    };
    service = await startOrder({
      keikat: [
        keikka(1, { ...on('20260330', LAST_MINUTE), betonit: [betoni(33.5), betoni(2.25, { isNopea: 1 })] }),
        keikka(2, { ...on('20250331', 0), betonit: [betoni(7)] }),
        keikka(3, { ...on('20250330', LAST_MINUTE), betonit: [betoni(8)] }),
        keikka(4, { ...on('20260331', 0), betonit: [betoni(9)] }),
        keikka(5, { ...on('20260301'), keikkaTilaId: 8 }),
        keikka(6, { ...on('20260301'), keikkaTilaId: 10 }),
        keikka(7, { ...on('20260302'), asiakasId: company.stranger, betonit: [betoni(11)] }),
        keikka(8, { ...on('20260303'), ...competitors, betonit: [betoni(12)] }),
        keikka(9, { ...on('20260304'), betonit: [] }),
        keikka(10, { ...on('20260304', 700), betonit: [betoni(13)] }),
        keikka(11, {
          ...on('20260305'),
          asiakasId: CROWDED,
          betonit: Array.from({ length: 100 }, () => betoni(1)),
        }),
        keikka(12, {
          ...on('20260306'),
          asiakasId: CROWDED,
          betonit: Array.from({ length: 100 }, () => betoni(2)),
        }),
        keikka(13, { ...on('20260304'), asiakasId: CROWDED, betonit: [betoni(3)] }),
      ],
    });
    service.standAt(NOW);
    await service.dataSource.query(`update keikka_betoni set hinta_value = 128.4 where keikka_id = 1`);
  });
  afterAll(() => service.stop());

  const list = (asiakasId: number = company.customer, actor: Actor = actors.handler) =>
    service.ask(tilattuBetoniCalls.list, { asiakasId }, actor);
  const amounts = async (asiakasId?: number, actor?: Actor): Promise<number[]> =>
    (await list(asiakasId, actor)).map(({ m3 }) => m3);

  it('are listed with order, day, site, choices and names [O-254]', async () => {
    const [first, second] = await list();
    expect(first).toEqual({
      keikkaId: 1,
      keikkaBetoniId: expect.any(Number),
      day: '20260330',
      tyomaaNimi: 'As Oy Lohjan Kielo',
      m3: 33.5,
      laatuId: 10,
      raeKokoId: 1,
      lujuusId: 6,
      notkeusId: 3,
      rasitusluokat: 'XC3,XC4',
      kayttoIkaId: 1,
      isNopea: 0,
      betoniComment: '',
      laatu: 'Rakennebetoni',
      kayttoIka: '50 v',
      betoniString: 'C30/37 #16 S3 XC3, XC4',
    });
    expect(second).toMatchObject({ keikkaId: 1, m3: 2.25, isNopea: 1 });
  });

  it('are those of 365 days in Helsinki, the latest first, without cancelled and deleted orders', async () => {
    expect(await amounts()).toEqual([33.5, 2.25, 13, 7]);
  });

  it('are those of the caller’s company alone', async () => {
    expect(await amounts(company.customer, actors.competitor)).toEqual([12]);
    expect(await amounts(company.customer, actors.sourceStaff)).toEqual([]);
    expect(await amounts(company.customer, actors.customerContact)).toEqual([]);
    expect(await amounts(company.stranger)).toEqual([11]);
    expect(await amounts(0)).toEqual([]);
    await expect(list(company.customer, actors.portal)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('have prices for invoicing admins alone [O-052]', async () => {
    const [priced, , unpriced] = await list(company.customer, actors.invoicer);
    expect([priced?.hinta_value, unpriced?.hinta_value]).toEqual(['128.4', null]);
    const elsewhere = { ...actors.competitor, settingTypes: [settingType.laskuAdmin] };
    expect((await list(company.customer, elsewhere)).map(({ keikkaId }) => keikkaId)).toEqual([8]);
    expect((await list())[0]).not.toHaveProperty('hinta_value');
  });

  it('are two hundred at most', async () => {
    const found = await amounts(CROWDED);
    expect(found).toHaveLength(200);
    expect(new Set(found.slice(0, 100))).toEqual(new Set([2]));
    expect(found).not.toContain(3);
  });
});
