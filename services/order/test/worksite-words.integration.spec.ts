import { tyomaaCalls, type Actor } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { eventually } from '@keikka/testing';
import { CreateTyomaaSana1796040000000 } from '../src/migrations/1796040000000-create-tyomaa-sana.js';
import { actors, company, startOrder } from './order-company.js';

describe('the words of a company’s sites', () => {
  let service: StartedService;
  beforeAll(async () => {
    service = await startOrder({ keikat: [] });
  });
  afterAll(() => service.stop());

  const sql = <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    service.dataSource.query<T[]>(text, values);
  const wordsOf = async (ownerAsiakasId: number): Promise<string[]> =>
    (
      await sql<{ sana: string }>(
        'select sana from tyomaa_sana where owner_asiakas_id = $1 order by sana collate "C"',
        [ownerAsiakasId],
      )
    ).map(({ sana }) => sana);
  const INSERT_SQL = 'insert into tyomaa (owner_asiakas_id, search_text) values ($1, $2)';
  const DELETE_SQL = 'delete from tyomaa where owner_asiakas_id = $1 and search_text = $2';
  /** How many wait for a company's words, in this database. */
  const waiting = async (): Promise<number> =>
    (
      await sql(`select from pg_locks join pg_database d on d.oid = database
        where locktype = 'advisory' and not granted and datname = current_database()`)
    ).length;
  const OTHER = 7001;
  afterEach(() => sql('delete from tyomaa where owner_asiakas_id = $1', [OTHER]));

  const make = (tyomaaNimi: string, tyomaaOsoite1: string, actor: Actor) =>
    service.ask(tyomaaCalls.create, { tyomaaNimi, tyomaaOsoite1 }, actor);
  const found = async (text: string, actor: Actor): Promise<string[]> =>
    (await service.ask(tyomaaCalls.search, { ownerAsiakasId: 0, text }, actor)).map(
      ({ tyomaaNimi, tyomaaOsoite }) => `${tyomaaNimi}, ${tyomaaOsoite}`,
    );

  it('come with a site, change with it, and go with the last that has them', async () => {
    await sql(INSERT_SQL, [OTHER, 'päiväkoti hallitie 12b t-77 08350 oy']);
    await sql(INSERT_SQL, [OTHER, 'varikko hallitie 4711']);
    expect(await wordsOf(OTHER)).toEqual(['hallitie', 'päiväkoti', 'varikko']);
    await sql(
      `update tyomaa set search_text = 'koulu hallitie' where search_text like 'päiväkoti hallitie%'`,
    );
    expect(await wordsOf(OTHER)).toEqual(['hallitie', 'koulu', 'varikko']);
    await sql(DELETE_SQL, [OTHER, 'koulu hallitie']);
    expect(await wordsOf(OTHER)).toEqual(['hallitie', 'varikko']);
    await sql('update tyomaa set owner_asiakas_id = owner_asiakas_id + 1 where owner_asiakas_id = $1', [
      OTHER,
    ]);
    expect([await wordsOf(OTHER), await wordsOf(OTHER + 1)]).toEqual([[], ['hallitie', 'varikko']]);
    await sql('delete from tyomaa where owner_asiakas_id = $1', [OTHER + 1]);
    expect(await wordsOf(OTHER + 1)).toEqual([]);
  });

  it('stay when a site that has one comes while the last one goes', async () => {
    await sql(INSERT_SQL, [OTHER, 'aseman varikko']);
    const [coming, going] = [1, 2].map(() => service.dataSource.createQueryRunner());
    try {
      await coming?.startTransaction();
      await coming?.query(INSERT_SQL, [OTHER, 'toinen varikko']);
      const gone = going?.query(DELETE_SQL, [OTHER, 'aseman varikko']);
      await eventually(async () => expect(await waiting()).toBe(1));
      await coming?.commitTransaction();
      await gone;
    } finally {
      await Promise.all([coming?.release(), going?.release()]);
    }
    expect(await wordsOf(OTHER)).toEqual(['toinen', 'varikko']);
  });

  it('of many sites that come at once are each there once', async () => {
    const texts = Array.from({ length: 12 }, (_, n) => (n % 2 ? 'aalto meri ranta' : 'ranta meri aalto'));
    await Promise.all(texts.map((text) => sql(INSERT_SQL, [OTHER, text])));
    expect(await wordsOf(OTHER)).toEqual(['aalto', 'meri', 'ranta']);
  });

  it('find a site by a misspelt street with its number, and not the others of the street', async () => {
    for (const number of ['12', '34 B', '120'])
      await make('Teräshalli', `Valimontie ${number}`, actors.sourceStaff);
    expect(await found('valimotie 34b', actors.sourceStaff)).toEqual(['Teräshalli, Valimontie 34 B']);
    expect(await found('valimotie 12', actors.sourceStaff)).toEqual([
      'Teräshalli, Valimontie 12',
      'Teräshalli, Valimontie 120',
    ]);
    expect(await found('teräshali valimotie12', actors.sourceStaff)).toContain('Teräshalli, Valimontie 12');
    expect(await found('valimotie 56', actors.sourceStaff)).toEqual([]);
  });

  it('are found as whole words where those fill the list, the customer’s own sites however they have them', async () => {
    await sql(
      `insert into tyomaa (owner_asiakas_id, asiakas_id, tyomaa_nimi, search_text)
       select $1, case when n = 1 then $2::int end, n::text, case when n < 3 then 'kivimaatie 512' else 'kivimaa tie 12' end
       from generate_series(1, 40) n`,
      [company.source, company.customer],
    );
    const search = (text: string, asiakasId?: number) =>
      service.ask(tyomaaCalls.search, { ownerAsiakasId: 0, text, asiakasId }, actors.sourceStaff);
    const whole = await search('kivimaa 12');
    expect([whole.length, whole.map(({ tyomaaNimi }) => tyomaaNimi).includes('2')]).toEqual([30, false]);
    const [own, ...others] = await search('kivimaa 12', company.customer);
    expect([own?.tyomaaNimi, others.length]).toEqual(['1', 29]);
    const within = await search('kivimaa 51');
    expect(within.map(({ tyomaaNimi, isNear }) => [tyomaaNimi, isNear])).toEqual([
      ['1', false],
      ['2', false],
    ]);
  });

  it('of one company find nothing for another', async () => {
    await make('Satamavarasto', 'Laiturikatu 1', actors.competitor);
    expect(await found('laturikatu', actors.competitor)).toEqual(['Satamavarasto, Laiturikatu 1']);
    expect(await found('laturikatu', actors.stranger)).toEqual([]);
    expect(await wordsOf(company.competitor)).toContain('laiturikatu');
    expect(await wordsOf(company.stranger)).toEqual([]);
  });

  it('are there for sites that stood before their table, which goes and comes again', async () => {
    const runner = service.dataSource.createQueryRunner();
    const migration = new CreateTyomaaSana1796040000000();
    try {
      await sql(INSERT_SQL, [OTHER, 'aseman varikko']);
      await migration.down(runner);
      await sql(INSERT_SQL, [OTHER, 'toinen varikko']);
      await migration.up(runner);
    } finally {
      await runner.release();
    }
    expect(await wordsOf(OTHER)).toEqual(['aseman', 'toinen', 'varikko']);
  });
});
