import { asiakasProjection, demoKeikka, keikkaKuski } from '@keikka/builders';
import { orderMessages, type GridKeikka } from '@keikka/contracts';
import { decodeLines } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, day, keikka, person, startOrder, vehicle } from './order-company.js';

describe('the orders of a window', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [
        keikka(1),
        keikka(2, { pumppuAika: '2025-11-19T20:00:00.000Z', pumppuKesto: 240, vehicleId: vehicle.p2 }),
        keikka(3, { pumppuAika: '2025-11-20T20:00:00.000Z', pumppuKesto: 240 }),
        keikka(4, { pumppuAika: '2025-11-19T20:00:00.000Z', pumppuKesto: 120 }),
        keikka(5, { pumppuAika: '2025-11-20T22:00:00.000Z' }),
        keikka(6, { pumppuAika: '2025-11-14T00:00:00.000Z', pumppuKesto: 10_080 }),
        keikka(7, { pumppuKesto: -60 }),
        keikka(8, { pumppuAika: '2025-11-20T22:30:00.000Z', pumppuKesto: -60 }),
        keikka(9, { pumppuKesto: 0 }),
        keikka(10, { vehicleId: null }),
        keikka(11, { keikkaTilaId: 10 }),
        keikka(12, { keikkaTilaId: 8 }),
        keikka(13, { keikkaTilaId: 7 }),
      ],
    });
  });

  afterAll(() => service.stop());

  const list = async (): Promise<Map<string, GridKeikka[]>> => {
    const bytes = await service.askBytes(orderMessages.keikkaListForGrid, day, actors.handler);
    const groups = [...decodeLines(bytes)];
    return new Map(
      groups.map(([key, rows]) => [key, rows.map((json) => JSON.parse(json.toString()) as GridKeikka)]),
    );
  };

  it('are those that overlap it and have vehicle, start and end [G-133] [G-136] [G-140] [G-141]', async () => {
    const rows = [...(await list()).values()].flat();
    expect(rows.map(({ keikkaId }) => keikkaId).sort((a, b) => a - b)).toEqual([1, 2, 3, 6, 7, 12, 13]);
  });

  it('come keyed by their vehicle', async () => {
    const rows = await list();
    expect(rows.get(String(vehicle.p2))?.map(({ keikkaId }) => keikkaId)).toEqual([2]);
  });

  it('carry the keys of the contract, numbers as numbers and times as instants [G-113]', async () => {
    const row = (await list()).get(String(vehicle.p1))?.find(({ keikkaId }) => keikkaId === 1);
    expect(row).toEqual({
      isKeikka: true,
      isPalkki: false,
      isTemp: false,
      keikkaId: 1,
      keikkaTilaId: 3,
      keikkaTilaCategory: 'valmis',
      keikkaTilaSelite: 'Käsittelyssä',
      vehicleId: vehicle.p1,
      vehicleRowNum: null,
      vehicleTypeId: 3,
      ownerAsiakasId: company.own,
      sourceAsiakasId: company.source,
      sourceAsiakasNimi: 'source Oy',
      sourceAsiakasColorCode: asiakasProjection().colorCode,
      asiakasId: company.customer,
      asiakasNimi: 'customer Oy',
      timeStart: '2025-11-20T08:00:00.000Z',
      timeEnd: '2025-11-20T10:00:00.000Z',
      pumppuAika: '2025-11-20T08:00:00.000Z',
      pumppuKesto: 120,
      pumppuAsiakasId: company.own,
      pumppuPuomi: 36,
      optimalPumppuPuomi: 36,
      pumppuLinja: 12,
      pumppuMatkaM: null,
      pumppuMatkaAika: null,
      betoniAsiakasId: company.source,
      betoniAsiakasNimi: 'source Oy',
      betoniSijaintiNimi: 'Lohja',
      betoniMatkaM: 18_400,
      betoniMatkaAika: 25,
      tyomaaId: company.own,
      tyomaaNimi: 'As Oy Lohjan Kielo',
      tyomaaOsoite1: 'Kauppakatu 12',
      tyomaaOsoite2: '',
      tyomaaOsoite3: '08100',
      tyomaaOsoite4: 'Lohja',
      tyomaaLat: 60.2,
      tyomaaLng: 24.1,
      yhteyshenkiloNimi: 'Tero Koskinen',
      yhteyshenkiloPuhelin: '040 123 4567',
      keikkaOtsikko: 'Laatta',
      keikkaComment: 'Kolme\nriviä\tja "lainaus"',
      keikkaAjoOhje: demoKeikka().keikkaAjoOhje,
      m3: 45.5,
      betonit: [
        {
          keikkaBetoniId: expect.any(Number),
          m3: 33.5,
          betoniString: 'C30/37 #16 S3 XC3, XC4',
          betoniVahvistettu: null,
        },
        {
          keikkaBetoniId: expect.any(Number),
          m3: 12,
          betoniString: 'C30/37 #16 S3',
          betoniVahvistettu: true,
        },
      ],
      kuskit: [keikkaKuski({ personId: person.driver })],
      keikkaReminders: [],
      tarkistettavat: [],
      isLaskutusSet: false,
      varmenne: 1,
    });
  });

  it('take demo orders in once, however often the load is repeated', async () => {
    await expect(
      service.ask(orderMessages.demoLoad, { keikat: [keikka(1)] }, actors.handler),
    ).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    const serviceActor = { ...actors.handler, kind: 'service' as const };
    expect(await service.ask(orderMessages.demoLoad, { keikat: [keikka(1)] }, serviceActor)).toEqual({
      loaded: 0,
    });
    expect(
      (await list()).get(String(vehicle.p1))?.find(({ keikkaId }) => keikkaId === 1)?.betonit,
    ).toHaveLength(2);
  });
});
