import { asiakasCalls, orderMessages, tyomaaCalls, type KeikkaSave } from '@keikka/contracts';
import { encodeReply } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, startOrder } from './order-company.js';

const [NEAR, FAR, STRANGERS] = [31, 32, 33];

describe('the factory that is nearest to an order’s site', () => {
  let service: StartedService;
  const sites = { near: 0, far: 0, away: 0, nowhere: 0 };

  beforeAll(async () => {
    service = await startOrder({
      keikat: [1, 2, 3, 4, 5].map((id) => keikka(id, { betoniAsiakasId: company.source })),
    });
    await service.dataSource.query(
      `insert into sijainti (sijainti_id, asiakas_id, sijainti_nimi, sijainti_type_id, lat, lng) values
        ($1, $4, 'Lähellä', 1, 61, 25), ($2, $4, 'Kaukana', 1, 62, 25), ($3, $5, 'Vieras', 1, 61.1, 25)`,
      [NEAR, FAR, STRANGERS, company.source, company.stranger],
    );
    service.nats.subscribe(asiakasCalls.listLinks.subject, {
      callback: (_, message) => {
        message.respond(encodeReply([{ linkedAsiakasId: company.source, settings: {} }]));
      },
    });
    const make = async (tyomaaLat: number | null) => {
      const site = { tyomaaOsoite1: 'Katu 1', tyomaaLat, tyomaaLng: tyomaaLat && 25 };
      return (await service.ask(tyomaaCalls.create, site, actors.handler)).tyomaaId;
    };
    sites.near = await make(61.1);
    sites.far = await make(61.9);
    sites.away = await make(64);
    sites.nowhere = await make(null);
  });
  afterAll(() => service.stop());

  const save = async (of: KeikkaSave) =>
    (await service.ask(orderMessages.keikkaSave, of, actors.handler)).keikkaData;

  it('is taken with the site, the way is unknown then, and the history tells of it [O-127] [O-129]', async () => {
    await save({ keikkaId: 1, betoniSijaintiId: null });
    expect(await save({ keikkaId: 1, tyomaaId: sites.near })).toMatchObject({ betoniSijaintiId: NEAR });
    await save({ keikkaId: 1, betoniMatkaM: 12_000, betoniMatkaAika: 15 });
    expect(await save({ keikkaId: 1, tyomaaId: sites.far })).toMatchObject({
      betoniSijaintiId: FAR,
      betoniSijaintiNimi: 'Kaukana',
      betoniMatkaM: null,
      betoniMatkaAika: null,
    });
    const changes = await service.dataSource.query<unknown[]>(
      `select old_value, new_value from change_history where entity_type = 'keikka' and entity_id = 1
        and field_name = 'betoniSijaintiId' order by change_id desc limit 1`,
    );
    expect(changes).toEqual([{ old_value: NEAR, new_value: FAR }]);
  });

  it('is none farther than 100 km, and none to a site whose place is unknown [O-129]', async () => {
    for (const tyomaaId of [sites.away, sites.nowhere]) {
      await save({ keikkaId: 2, betoniSijaintiId: 1 });
      expect(await save({ keikkaId: 2, tyomaaId })).toMatchObject({ betoniSijaintiId: 1 });
    }
  });

  it('is not taken where the save picks another or none', async () => {
    expect(await save({ keikkaId: 3, tyomaaId: sites.near, betoniSijaintiId: FAR })).toMatchObject({
      betoniSijaintiId: FAR,
    });
    expect(await save({ keikkaId: 3, tyomaaId: sites.far, betoniSijaintiId: null })).toMatchObject({
      betoniSijaintiId: null,
    });
  });

  it('keeps a way that is named with another factory, also where it is as long as the one before', async () => {
    const way = { betoniMatkaM: 12_000, betoniMatkaAika: 15 };
    for (const betoniSijaintiId of [NEAR, FAR, NEAR])
      expect(await save({ keikkaId: 3, betoniSijaintiId, ...way })).toMatchObject(way);
  });

  it('is of the company that makes the concrete, and follows another maker [O-129]', async () => {
    await save({ keikkaId: 4, tyomaaId: sites.near });
    expect(await save({ keikkaId: 4, betoniAsiakasId: company.own })).toMatchObject({
      betoniSijaintiId: null,
    });
    expect(await save({ keikkaId: 4, betoniAsiakasId: company.source })).toMatchObject({
      betoniSijaintiId: NEAR,
    });
  });

  it('follows a site that moves on the map [O-127]', async () => {
    await save({ keikkaId: 5, tyomaaId: sites.near });
    const set = { ownerAsiakasId: 0, tyomaaId: sites.near, yyyymmdd: '20261127', keikkaId: 5 };
    await service.ask(tyomaaCalls.set, { ...set, tyomaaLat: 61.95 }, actors.handler);
    expect(await save({ keikkaId: 5 })).toMatchObject({ betoniSijaintiId: FAR, tyomaaLat: 61.95 });
  });
});
