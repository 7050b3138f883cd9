import { actor } from '@keikka/builders';
import {
  asiakasCalls,
  matkaCalls,
  orderMessages,
  sijaintiCalls,
  type Actor,
  type InputOf,
} from '@keikka/contracts';
import { helsinkiInstant, keikkaTila, settingType } from '@keikka/domain';
import { encodeReply } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, startOrder } from './order-company.js';

const adminOf = (asiakasId: number, personId: number): Actor =>
  actor({ personId, asiakasId, settingTypes: [settingType.asiakasAdmin] });
/** The company of factory 1 makes the concrete of the orders. */
const maker = adminOf(company.source, 40);
const own = adminOf(company.own, 11);
/** 30.3.2026 0:30 in Helsinki, where the clocks have changed since yesterday; in UTC it is yesterday still. */
const NOW = '2026-03-29T21:30:00.000Z';
const LAST_MINUTE = 24 * 60 - 1;
const on = (yyyymmdd: string, minutes = 600): string => helsinkiInstant(yyyymmdd, minutes).toISOString();
const COMING = on('20260404');

const NOT_FOUND = { code: 'SIJAINTI.NOT_FOUND' };
const FORBIDDEN = { code: 'AUTH.FORBIDDEN' };

describe('the factories of a company', () => {
  let service: StartedService;
  beforeAll(async () => {
    const demo = [
      keikka(1, { pumppuAika: on('20250330', 0), keikkaTilaId: keikkaTila.toimitettu }),
      keikka(2, { pumppuAika: on('20260330', 0) }),
      keikka(3, { pumppuAika: on('20250329', LAST_MINUTE) }),
      keikka(4, { pumppuAika: COMING, keikkaTilaId: keikkaTila.poistettu }),
      keikka(5, { pumppuAika: COMING, keikkaTilaId: keikkaTila.peruttu }),
      keikka(8, { pumppuAika: on('20260329', LAST_MINUTE) }),
      ...[6, 7].map((id) => keikka(id, { pumppuAika: COMING, betoniSijaintiId: null })),
    ];
    service = await startOrder({ keikat: demo });
    service.standAt(NOW);
    service.nats.subscribe(asiakasCalls.listLinks.subject, {
      callback: (_, message) => {
        const { asiakasId } = message.json<{ asiakasId: number }>();
        const links = [{ linkedAsiakasId: company.source, settings: {} }];
        message.respond(encodeReply(asiakasId === company.own ? links : []));
      },
    });
  });
  afterAll(() => service.stop());

  const listAll = (by = maker) => service.ask(sijaintiCalls.listAll, {}, by);
  const get = (sijaintiId: number, by = maker) => service.ask(sijaintiCalls.get, { sijaintiId }, by);
  const set = (of: InputOf<typeof sijaintiCalls.set>, by = maker) => service.ask(sijaintiCalls.set, of, by);
  const create = (of: InputOf<typeof sijaintiCalls.create>, by = maker, key?: string) =>
    service.ask(sijaintiCalls.create, of, by, key);
  const remove = (sijaintiId: number, by = maker, varmenne?: number) =>
    service.ask(sijaintiCalls.delete, { sijaintiId, varmenne }, by);
  const restore = (sijaintiId: number, by = maker, varmenne?: number) =>
    service.ask(sijaintiCalls.restore, { sijaintiId, varmenne }, by);
  const make = async (sijaintiNimi: string, by = maker) =>
    (await create({ sijaintiNimi, lat: 60.3, lng: 24.2 }, by)).sijaintiId;
  const give = async (keikkaId: number, betoniSijaintiId: number | null) =>
    (await service.ask(orderMessages.keikkaSave, { keikkaId, betoniSijaintiId }, actors.handler)).keikkaData;
  const offered = async (): Promise<number[]> => {
    const plants = await service.ask(sijaintiCalls.list, { asiakasId: company.source }, actors.handler);
    return plants.map(({ sijaintiId }) => sijaintiId);
  };

  it('are listed by name, each with its orders of a year and to come [O-090]', async () => {
    await make('Äänekoski');
    await make('Zeniitti');
    await service.dataSource.query(
      `insert into sijainti (asiakas_id, sijainti_nimi, sijainti_type_id) values ($1, 'Varikko', 2)`,
      [company.source],
    );
    const plants = await listAll();
    expect(plants.map(({ sijaintiNimi }) => sijaintiNimi)).toEqual(['Lohja', 'Zeniitti', 'Äänekoski']);
    expect(plants[0]).toEqual({
      ...{ sijaintiId: 1, asiakasId: company.source, sijaintiNimi: 'Lohja', sijaintiLyh: 'LOH' },
      ...{ sijaintiTypeId: 1, osoite1: 'Tehtaantie 1', osoite2: '08100 Lohja', lat: 60.25, lng: 24.07 },
      // That of a year ago, yesterday's, today's and the cancelled one; of them today's is to come.
      ...{ varmenne: 1, keikkaCount: 4, tulossa: 1, omistaja: 'source Oy' },
    });
    expect(plants[1]).toMatchObject({ keikkaCount: 0, tulossa: 0 });
    expect(await listAll(actors.sourceStaff)).toEqual(plants);
  });

  it('of a supplier are listed and read, with the own orders alone; those of nobody else are', async () => {
    await service.dataSource.query('update keikka set owner_asiakas_id = $1 where keikka_id = 2', [
      company.competitor,
    ]);
    const [lohja] = await listAll(own);
    expect(lohja).toMatchObject({ sijaintiId: 1, asiakasId: company.source, omistaja: 'source Oy' });
    expect(lohja).toMatchObject({ keikkaCount: 3, tulossa: 0 });
    expect(await get(1, own)).toEqual(await get(1));
    expect(await listAll(actors.competitor)).toEqual([]);
    await service.dataSource.query('update keikka set owner_asiakas_id = $1 where keikka_id = 2', [
      company.own,
    ]);
  });

  it('are made and saved, a save at once with another where they change different fields [O-090]', async () => {
    const made = await create({ sijaintiNimi: ' Vihti ', sijaintiLyh: 'VI' });
    expect(made).toMatchObject({
      sijaintiNimi: 'Vihti',
      sijaintiTypeId: 1,
      lat: null,
      lng: null,
      varmenne: 1,
    });
    const { sijaintiId } = made;
    expect(await set({ sijaintiId, lat: 60.4, lng: 24.3, varmenne: 1 })).toMatchObject({ varmenne: 2 });
    const saved = await set({ sijaintiId, osoite1: 'Betonitie 2', varmenne: 1 });
    expect(saved).toMatchObject({ lat: 60.4, lng: 24.3, osoite1: 'Betonitie 2', varmenne: 3 });
    expect(await get(sijaintiId)).toEqual(saved);
    await expect(set({ sijaintiId, lat: 60.5, varmenne: 1 })).rejects.toMatchObject({
      code: 'SAVE.CONFLICT',
    });
    await expect(set({ sijaintiId, lat: 60.5, varmenne: 9 })).rejects.toMatchObject({
      code: 'CHANGE.OUTDATED',
    });
    expect(await set({ sijaintiId, osoite1: 'Betonitie 2', varmenne: 3 })).toEqual(saved);
  });

  it.each([
    ['a latitude beyond the pole', { lat: 90.5, lng: 24 }, 'REQUEST.INVALID'],
    ['a longitude beyond 180', { lat: 60, lng: 181 }, 'REQUEST.INVALID'],
    ['half a place', { lat: 60 }, 'SIJAINTI.HALF_PLACE'],
    ['a name that is too long', { sijaintiNimi: 'a'.repeat(201) }, 'REQUEST.INVALID'],
    ['an address that is too long', { osoite1: 'a'.repeat(201) }, 'REQUEST.INVALID'],
    ['no name', { sijaintiNimi: '  ' }, 'SIJAINTI.NO_NAME'],
  ])('have not %s', async (_, of, code) => {
    const { sijaintiId, ...stored } = await create({ sijaintiNimi: 'Rajalla' });
    await expect(create({ sijaintiNimi: 'Toinen', ...of })).rejects.toMatchObject({ code });
    await expect(set({ sijaintiId, ...of })).rejects.toMatchObject({ code });
    expect(await get(sijaintiId)).toEqual({ sijaintiId, ...stored });
  });

  it('are the company’s own, and their editor its admin', async () => {
    const sijaintiId = await make('Oma');
    for (const by of [own, adminOf(company.competitor, 30), adminOf(company.stranger, 60)]) {
      await expect(set({ sijaintiId, sijaintiNimi: 'Kaapattu' }, by)).rejects.toMatchObject(NOT_FOUND);
      await expect(remove(sijaintiId, by)).rejects.toMatchObject(NOT_FOUND);
      await expect(restore(sijaintiId, by)).rejects.toMatchObject(NOT_FOUND);
    }
    for (const by of [adminOf(company.competitor, 30), actors.stranger])
      await expect(get(sijaintiId, by)).rejects.toMatchObject(NOT_FOUND);
    const { driver, invoicer, customerContact, portal, handler, keikkaAdmin, sourceStaff } = actors;
    for (const by of [driver, invoicer, customerContact, portal, handler, keikkaAdmin, sourceStaff]) {
      await expect(create({ sijaintiNimi: 'Uusi' }, by)).rejects.toMatchObject(FORBIDDEN);
      await expect(set({ sijaintiId, sijaintiNimi: 'Uusi' }, by)).rejects.toMatchObject(FORBIDDEN);
      await expect(remove(sijaintiId, by)).rejects.toMatchObject(FORBIDDEN);
      await expect(restore(sijaintiId, by)).rejects.toMatchObject(FORBIDDEN);
    }
    for (const by of [driver, invoicer, customerContact, portal]) {
      await expect(listAll(by)).rejects.toMatchObject(FORBIDDEN);
      await expect(get(sijaintiId, by)).rejects.toMatchObject(FORBIDDEN);
    }
    expect(await offered()).toContain(sijaintiId);
    expect(await get(sijaintiId)).toMatchObject({ sijaintiNimi: 'Oma', varmenne: 1 });
  });

  it('are not places of another kind', async () => {
    const [row] = await service.dataSource.query<{ sijainti_id: number }[]>(
      `select sijainti_id from sijainti where sijainti_nimi = 'Varikko'`,
    );
    const sijaintiId = Number(row?.sijainti_id);
    for (const act of [get, remove, restore]) await expect(act(sijaintiId)).rejects.toMatchObject(NOT_FOUND);
    await expect(set({ sijaintiId, sijaintiNimi: 'Tehdas' })).rejects.toMatchObject(NOT_FOUND);
  });

  it('keep, by twenty who save at once, what each of them saved last', async () => {
    const sijaintiId = await make('Ruuhka');
    const saves = Array.from({ length: 20 }, (_, n) =>
      set({ sijaintiId, sijaintiLyh: `R${n}`, varmenne: 1 }),
    );
    const done = await Promise.allSettled(saves);
    const stored = done.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(stored).toHaveLength(1);
    expect(await get(sijaintiId)).toEqual(stored[0]);
    const key = crypto.randomUUID();
    const made = await Promise.all(
      Array.from({ length: 20 }, () => create({ sijaintiNimi: 'Kerran' }, maker, key)),
    );
    expect(new Set(made.map((one) => one.sijaintiId)).size).toBe(1);
  });

  it('change neither the copies of orders nor their ways, and their kept ways are unknown when they move [O-251]', async () => {
    const sijaintiId = await make('Muuttava');
    const way = { betoniMatkaM: 12_000, betoniMatkaAika: 15 };
    await give(6, sijaintiId);
    await service.ask(orderMessages.keikkaSave, { keikkaId: 6, ...way }, actors.handler);
    const between = { sijaintiId, tyomaaId: company.own };
    const { matkaM } = await service.ask(matkaCalls.get, between, actors.handler);
    await set({ sijaintiId, lat: 61, lng: 25, sijaintiNimi: 'Muuttanut', osoite1: 'Uusitie 1' });
    const { keikkaData } = await service.ask(orderMessages.keikkaSave, { keikkaId: 6 }, actors.handler);
    expect(keikkaData).toMatchObject({ ...way, betoniSijaintiNimi: 'Muuttava', betoniSijaintiLat: 60.3 });
    const moved = await service.ask(matkaCalls.get, between, actors.handler);
    expect(moved.matkaM).toBeGreaterThan(matkaM * 2);
    expect(await give(7, sijaintiId)).toMatchObject({
      betoniSijaintiNimi: 'Muuttanut',
      betoniSijaintiLat: 61,
    });
    await give(6, null);
    await give(7, null);
  });

  it('have a history that says who did it', async () => {
    const sijaintiId = await make('Historia');
    await set({ sijaintiId, sijaintiLyh: 'HIS' });
    await remove(sijaintiId, maker, 2);
    await restore(sijaintiId, maker, 3);
    const history = await service.dataSource.query<Record<string, unknown>[]>(
      `select distinct on (varmenne) change_type, person_id from change_history
       where entity_type = 'sijainti' and entity_id = $1 order by varmenne, change_id`,
      [sijaintiId],
    );
    const { personId: person_id } = maker;
    expect(history).toEqual(
      ['CREATE', 'UPDATE', 'DELETE', 'CREATE'].map((change_type) => ({ change_type, person_id })),
    );
  });
});
