import { actor } from '@keikka/builders';
import { keikkaCalls, orderMessages, tyomaaCalls } from '@keikka/contracts';
import { keikkaTila, settingType } from '@keikka/domain';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, startOrder } from './order-company.js';

const ROUNDS = 12;
const admin = actor({ personId: 11, asiakasId: company.own, settingTypes: [settingType.asiakasAdmin] });

describe('a work site that is deleted', () => {
  let service: StartedService;
  beforeAll(async () => {
    service = await startOrder({
      keikat: [keikka(1), keikka(2), ...Array.from({ length: ROUNDS }, (_, round) => keikka(10 + round))],
    });
  });
  afterAll(() => service.stop());

  const make = async (tyomaaNimi: string): Promise<number> => {
    const site = { tyomaaNimi, tyomaaOsoite1: 'Kaivokatu 4', asiakasId: null };
    return (await service.ask(tyomaaCalls.create, site, actors.handler)).tyomaaId;
  };
  const remove = (id: number, by = actors.handler, varmenne?: number, key?: string) =>
    service.ask(tyomaaCalls.delete, { id, varmenne }, by, key);
  const restore = (tyomaaId: number, by = actors.handler, varmenne?: number) =>
    service.ask(tyomaaCalls.restore, { tyomaaId, varmenne }, by);
  const give = (keikkaId: number, tyomaaId: number | null) =>
    service.ask(orderMessages.keikkaSave, { keikkaId, tyomaaId }, actors.handler);
  const get = (tyomaaId: number) => service.ask(tyomaaCalls.get, { tyomaaId, keikkaId: 0 }, actors.handler);
  const listed = async (): Promise<number[]> => {
    const sites = await service.ask(tyomaaCalls.listAll, { ownerAsiakasId: 0 }, actors.handler);
    return sites.map(({ tyomaaId }) => tyomaaId);
  };
  const found = async (text: string): Promise<string[]> => {
    const sites = await service.ask(tyomaaCalls.search, { ownerAsiakasId: 0, text }, actors.handler);
    return sites.map(({ tyomaaNimi }) => tyomaaNimi);
  };
  const NOT_FOUND = { code: 'TYOMAA.NOT_FOUND' };

  it('is in no search and in no list, is not read and not changed [I-163]', async () => {
    const tyomaaId = await make('Rautatieasema');
    await service.dataSource.query('update tyomaa set asiakas_id = $1 where tyomaa_id = $2', [
      company.customer,
      tyomaaId,
    ]);
    expect(await remove(tyomaaId)).toEqual({ tyomaaId, varmenne: 2 });
    expect(await listed()).not.toContain(tyomaaId);
    expect([...(await found('rautatieasema')), ...(await found('rautateiasema'))]).toEqual([]);
    const ofAsiakas = { asiakasId: company.customer };
    const sites = await service.ask(tyomaaCalls.listOfAsiakas, ofAsiakas, actors.handler);
    expect(sites.map((site) => site.tyomaaId)).not.toContain(tyomaaId);
    await expect(get(tyomaaId)).rejects.toMatchObject(NOT_FOUND);
    await expect(remove(tyomaaId)).rejects.toMatchObject(NOT_FOUND);
    const set = { ownerAsiakasId: 0, tyomaaId, yyyymmdd: '20261127', tyomaaMemo: 'Portti' };
    await expect(service.ask(tyomaaCalls.set, set, actors.handler)).rejects.toMatchObject(NOT_FOUND);
    await expect(service.ask(tyomaaCalls.keikkaCount, { tyomaaId }, actors.handler)).rejects.toMatchObject(
      NOT_FOUND,
    );
    await expect(give(2, tyomaaId)).rejects.toMatchObject({ code: 'KEIKKA.UNKNOWN_TYOMAA' });
  });

  it('has no order; a deleted one counts for nothing [I-163]', async () => {
    const tyomaaId = await make('Satama');
    await give(2, tyomaaId);
    await expect(remove(tyomaaId)).rejects.toMatchObject({
      code: 'TYOMAA.IN_USE',
      details: { keikkaCount: 1 },
    });
    expect(await listed()).toContain(tyomaaId);
    await service.dataSource.query('update keikka set keikka_tila_id = $1 where keikka_id = 2', [
      keikkaTila.poistettu,
    ]);
    expect(await remove(tyomaaId)).toMatchObject({ tyomaaId });
  });

  it('comes back as it was, once or more often, and its history says who did it', async () => {
    const tyomaaId = await make('Tori');
    const { globalTyomaa } = await get(tyomaaId);
    const key = crypto.randomUUID();
    const [one, other] = await Promise.all([
      remove(tyomaaId, admin, 1, key),
      remove(tyomaaId, admin, 1, key),
    ]);
    expect(other).toEqual(one);
    expect(await restore(tyomaaId, admin, 2)).toEqual({ tyomaaId, varmenne: 3 });
    expect(await restore(tyomaaId)).toEqual({ tyomaaId, varmenne: 3 });
    expect((await get(tyomaaId)).globalTyomaa).toEqual({ ...globalTyomaa, varmenne: 3 });
    expect(await found('tori')).toEqual(['Tori']);
    const history = await service.dataSource.query<Record<string, unknown>[]>(
      `select change_type, person_id from change_history where entity_type = 'tyomaa' and entity_id = $1
       order by change_id`,
      [tyomaaId],
    );
    expect(history.slice(1)).toEqual([
      { change_type: 'DELETE', person_id: admin.personId },
      { change_type: 'CREATE', person_id: admin.personId },
    ]);
  });

  it('is as its deleter saw it', async () => {
    const tyomaaId = await make('Halli');
    const set = { ownerAsiakasId: 0, tyomaaId, yyyymmdd: '20261127', tyomaaMemo: 'Portti B' };
    await service.ask(tyomaaCalls.set, set, actors.handler);
    await expect(remove(tyomaaId, actors.handler, 1)).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    await remove(tyomaaId, actors.handler, 2);
    await expect(restore(tyomaaId, actors.handler, 2)).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    await expect(restore(tyomaaId, actors.handler, 9)).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
  });

  it('is the company’s own, and its deleter one who plans [I-163]', async () => {
    const tyomaaId = await make('Varasto');
    for (const by of [actors.competitor, actors.stranger, actors.sourceStaff])
      await expect(remove(tyomaaId, by)).rejects.toMatchObject(NOT_FOUND);
    for (const by of [actors.driver, actors.invoicer, actors.customerContact, actors.portal])
      await expect(remove(tyomaaId, by)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await remove(tyomaaId);
    await expect(restore(tyomaaId, actors.competitor)).rejects.toMatchObject(NOT_FOUND);
    await expect(restore(tyomaaId, actors.driver)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(get(tyomaaId)).rejects.toMatchObject(NOT_FOUND);
  });

  it('waits for who is giving it to an order, and then stays [I-163]', async () => {
    const tyomaaId = await make('Tehdas');
    const giver = service.dataSource.createQueryRunner();
    await giver.startTransaction();
    await giver.query('select from tyomaa where tyomaa_id = $1 for share', [tyomaaId]);
    await giver.query('update keikka set tyomaa_id = $1 where keikka_id = 10', [tyomaaId]);
    const removal = expect(remove(tyomaaId)).rejects.toMatchObject({ code: 'TYOMAA.IN_USE' });
    await giver.commitTransaction();
    await giver.release();
    await removal;
    await give(10, null);
  });

  it('is never on an order, whoever comes first [I-163]', async () => {
    const ends = await Promise.all(
      Array.from({ length: ROUNDS }, async (_, round) => {
        const tyomaaId = await make(`Kilpa ${round}`);
        const [given, removed] = await Promise.allSettled([give(10 + round, tyomaaId), remove(tyomaaId)]);
        return given.status !== removed.status;
      }),
    );
    expect(ends).toEqual(ends.map(() => true));
    const broken = await service.dataSource.query<object[]>(
      `select keikka_id from keikka join tyomaa using (tyomaa_id)
       where deleted_time is not null and keikka_tila_id <> ${keikkaTila.poistettu}`,
    );
    expect(broken).toEqual([]);
  });

  it('goes from no order that is copied meanwhile [I-163]', async () => {
    const tyomaaId = await make('Kopio');
    await give(10, tyomaaId);
    const copy = await service.ask(keikkaCalls.copy, { keikkaId: 10 }, actors.handler);
    await give(10, null);
    await expect(remove(tyomaaId)).rejects.toMatchObject({ code: 'TYOMAA.IN_USE' });
    expect(copy.keikkaId).toBeGreaterThan(10);
  });
});
