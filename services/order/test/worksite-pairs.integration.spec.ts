import { tyomaaCalls } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, startOrder } from './order-company.js';

describe('work sites that may be the same', () => {
  let service: StartedService;
  let ids: [number, number];
  beforeAll(async () => {
    service = await startOrder({ keikat: [] });
    ids = [await make('Nummelan logistiikkakeskus'), await make('Nummelan logistiikka keskus')];
    await make('Rantatalo', 'Rantatie 9');
  });
  afterAll(() => service.stop());

  async function make(tyomaaNimi: string, tyomaaOsoite1 = 'Kivitie 5'): Promise<number> {
    return (await service.ask(tyomaaCalls.create, { tyomaaNimi, tyomaaOsoite1 }, actors.handler)).tyomaaId;
  }
  const pairs = (by = actors.handler) => service.ask(tyomaaCalls.listPairs, {}, by);
  const setApart = (apart: boolean, by = actors.handler, [tyomaaId, toinenId] = ids) =>
    service.ask(tyomaaCalls.setApart, { tyomaaId, toinenId, apart }, by);
  const pair = () => ({ tyomaaId: ids[0], toinenId: ids[1], syy: 'lahesSamat', metres: null });

  it('are listed for those who plan, of their own company', async () => {
    expect(await pairs()).toEqual([pair()]);
    expect(await pairs(actors.competitor)).toEqual([]);
    for (const by of [actors.driver, actors.invoicer, actors.customerContact, actors.portal])
      await expect(pairs(by)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('are no pair once somebody said that they are not the same, until that is taken back', async () => {
    expect(await setApart(true)).toEqual({ apart: true });
    await setApart(true, actors.handler, [ids[1], ids[0]]);
    expect(await pairs()).toEqual([]);
    await setApart(false);
    await setApart(false);
    expect(await pairs()).toEqual([pair()]);
  });

  it('are told apart by their own company alone, and are two', async () => {
    for (const by of [actors.competitor, actors.stranger])
      await expect(setApart(true, by)).rejects.toMatchObject({ code: 'TYOMAA.NOT_FOUND' });
    await expect(setApart(true, actors.handler, [ids[0], company.competitor])).rejects.toMatchObject({
      code: 'TYOMAA.NOT_FOUND',
    });
    await expect(setApart(true, actors.handler, [ids[0], ids[0]])).rejects.toMatchObject({
      code: 'TYOMAA.SAME_TWICE',
    });
    for (const by of [actors.driver, actors.invoicer, actors.customerContact, actors.portal])
      await expect(setApart(true, by)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    expect(await pairs()).toEqual([pair()]);
  });

  it('are no pair when one of them is deleted', async () => {
    await service.ask(tyomaaCalls.delete, { id: ids[1] }, actors.handler);
    expect(await pairs()).toEqual([]);
    await service.ask(tyomaaCalls.restore, { tyomaaId: ids[1] }, actors.handler);
  });

  it('are found among five thousand by two statements', async () => {
    await service.dataSource.query(
      `insert into tyomaa (owner_asiakas_id, tyomaa_nimi, tyomaa_osoite1)
       select ${company.stranger}, 'Kohde ' || n / 2, 'Katu ' || n / 2 from generate_series(1, 5000) n`,
    );
    const statements = service.watchStatements();
    expect(await pairs(actors.stranger)).toHaveLength(500);
    expect(statements.filter((one) => !one.endsWith(' outbox'))).toEqual([
      'select tyomaa',
      'select tyomaa_eri',
    ]);
  });
});
