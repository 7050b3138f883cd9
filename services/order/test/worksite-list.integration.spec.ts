import { actor } from '@keikka/builders';
import { ALL_ASIAKKAAT, tyomaaCalls, type ListedTyomaa } from '@keikka/contracts';
import { keikkaTila, settingType } from '@keikka/domain';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, person, startOrder } from './order-company.js';

const admin = actor({ personId: 11, asiakasId: company.own, settingTypes: [settingType.asiakasAdmin] });

describe('the list of a company’s work sites', () => {
  let service: StartedService;
  beforeAll(async () => {
    service = await startOrder({
      keikat: [
        keikka(1),
        keikka(2, { pumppuAika: '2025-11-21T23:30:00.000Z' }),
        keikka(3, { keikkaTilaId: keikkaTila.poistettu, pumppuAika: '2025-12-24T08:00:00.000Z' }),
      ],
    });
    await service.ask(tyomaaCalls.create, { tyomaaNimi: 'Äyräpää', tyomaaOsoite1: 'Katu 1' }, actors.handler);
    await service.ask(
      tyomaaCalls.create,
      { tyomaaNimi: 'Zeniitti', tyomaaOsoite1: 'Katu 2' },
      actors.handler,
    );
  });
  afterAll(() => service.stop());

  const all = (by = actors.handler) => service.ask(tyomaaCalls.listAll, { ownerAsiakasId: 0 }, by);
  const list = (personId: number, asiakasId: number, by = actors.handler) =>
    service.ask(tyomaaCalls.list, { personId, asiakasId }, by);
  const names = (sites: readonly ListedTyomaa[]): string[] => sites.map(({ tyomaaNimi }) => tyomaaNimi);

  it('has each with its customer, its orders and what is missing, by name [I-169] [I-010]', async () => {
    const sites = await all();
    expect(names(sites)).toEqual(['As Oy Lohjan Kielo', 'Zeniitti', 'Äyräpää']);
    expect(sites[0]).toEqual({
      tyomaaId: company.own,
      tyomaaNimi: 'As Oy Lohjan Kielo',
      tyomaaNum: '7',
      tyomaaOsoite1: 'Kauppakatu 12',
      tyomaaOsoite2: '',
      tyomaaOsoite3: '08100',
      tyomaaOsoite4: 'Lohja',
      asiakasId: company.customer,
      asiakasNimi: 'customer Oy',
      keikkaCount: 2,
      henkiloCount: 0,
      // Half past one in Helsinki.
      lastPvm: '20251122',
      noSijainti: false,
      noPostinumero: false,
      entisetNumerot: [],
      varmenne: 1,
    });
    expect(sites[1]).toMatchObject({
      ...{ asiakasId: null, asiakasNimi: '', keikkaCount: 0, lastPvm: null },
      ...{ noSijainti: true, noPostinumero: true },
    });
    expect(await all(admin)).toEqual(sites);
  });

  it('is of one customer or of all, for every person of the company [I-166]', async () => {
    expect(await list(person.handler, ALL_ASIAKKAAT)).toEqual(await all());
    expect(await list(person.driver, ALL_ASIAKKAAT)).toEqual(await all());
    expect(names(await list(0, company.customer))).toEqual(['As Oy Lohjan Kielo']);
    expect(await list(0, 999_999)).toEqual([]);
  });

  it('is of nobody else’s company [I-166] [I-169]', async () => {
    for (const stranger of [person.competitor, person.customerContact, 999_999])
      await expect(list(stranger, ALL_ASIAKKAAT)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    expect(await all(actors.stranger)).toEqual([]);
    expect((await all(actors.competitor)).map(({ tyomaaId }) => tyomaaId)).toEqual([company.competitor]);
    expect(await list(0, company.customer, actors.stranger)).toEqual([]);
    for (const by of [actors.driver, actors.invoicer, actors.customerContact, actors.portal]) {
      await expect(all(by)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
      await expect(list(0, ALL_ASIAKKAAT, by)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    }
  });

  it('counts the persons of each, and who has access to its orders, each once', async () => {
    const counts = async () => (await all()).map(({ henkiloCount }) => henkiloCount);
    expect(await counts()).toEqual([0, 0, 0]);
    const { tyomaaId = 0 } = (await all()).at(-1) ?? {};
    const sql = (query: string, ...values: unknown[]) => service.dataSource.query(query, values);
    const { handler, driver, driver2, keikkaAdmin } = person;
    await sql(
      `insert into tyomaa_person (tyomaa_id, person_id, added_at) select $1, unnest($2::int[]), now()`,
      ...[tyomaaId, [handler, driver, driver2]],
    );
    const access = `insert into auth (owner_asiakas_id, kind, target_id, person_id, level)
      select $1, $2, $3, unnest($4::int[]), 'none'`;
    await sql(access, company.own, 'tyomaa', tyomaaId, [handler, keikkaAdmin]);
    // Of another company, and of an order with the same number.
    await sql(access, company.competitor, 'tyomaa', tyomaaId, [person.competitor]);
    await sql(access, company.own, 'keikka', tyomaaId, [person.customerContact]);
    expect(await counts()).toEqual([0, 0, 4]);
    await sql('update person set removed = true where person_id = $1', driver2);
    expect(await counts()).toEqual([0, 0, 3]);
    const { personList } = await service.ask(tyomaaCalls.listPersons, { tyomaaId }, actors.handler);
    expect(personList).toHaveLength(3);
  });

  it('of five thousand sites comes in one statement', async () => {
    await service.dataSource.query(
      `insert into tyomaa (owner_asiakas_id, tyomaa_nimi, tyomaa_osoite1)
       select ${company.stranger}, 'Kohde ' || n, 'Katu ' || n from generate_series(1, 5000) n`,
    );
    const statements = service.watchStatements();
    expect(await all(actors.stranger)).toHaveLength(5000);
    expect(statements.filter((one) => !one.endsWith(' outbox'))).toEqual(['select tyomaa']);
  });
});
