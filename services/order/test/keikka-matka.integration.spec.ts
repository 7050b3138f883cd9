import {
  keikkaCalls,
  orderMessages,
  tyomaaCalls,
  type KeikkaGetAnswer,
  type KeikkaSave,
} from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { osrm } from '@keikka/simulators/osrm/osrm.mjs';
import { startSimulators } from '@keikka/simulators/simulators.mjs';
import { eventually } from '@keikka/testing';
import { actors, company, keikka, person, startOrder } from './order-company.js';

const PLANT = 1;
const OTHER_PLANT = 21;
const FAR_PLANT = 22;
const SITE = 1;
const noWay = { betoniMatkaM: null, betoniMatkaAika: null };

describe('an order that has a plant and a site', () => {
  let simulators: Awaited<ReturnType<typeof startSimulators>>;
  let service: StartedService;
  let keikkaId = 0;

  beforeAll(async () => {
    simulators = await startSimulators([osrm], { port: 0, host: '127.0.0.1' });
    const keikat = Array.from({ length: 40 }, (_, index) =>
      keikka(index + 1, { betoniSijaintiId: null, ...noWay }),
    );
    const OSRM_URL = `${simulators.address}/osrm`;
    service = await startOrder({ keikat }, { OSRM_URL, KARTTA_TIMEOUT_MILLISECONDS: 60_000 });
    await service.dataSource.query(
      `insert into sijainti (sijainti_id, asiakas_id, sijainti_nimi, sijainti_type_id, lat, lng) values
        ($1, $3, 'Toinen', 1, 60.3, 24.5), ($2, $3, 'Kaukana', 1, 0, 0)`,
      [OTHER_PLANT, FAR_PLANT, company.source],
    );
  });
  beforeEach(async () => {
    keikkaId += 1;
    await behave('normal');
    await fetch(`${simulators.address}/api/tenants/osrm/requests`, { method: 'DELETE' });
    await service.dataSource.query('truncate matka');
  });
  afterAll(async () => {
    await service.stop();
    await simulators.close();
  });

  const behave = (mode: string, more: object = {}) =>
    fetch(`${simulators.address}/api/tenants/osrm/mode`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode, ...more }),
    });
  const asked = async (): Promise<number> => {
    const answer = await fetch(`${simulators.address}/api/tenants`);
    const [tenant] = (await answer.json()) as [{ requests: unknown[] }];
    return tenant.requests.length;
  };
  const save = async (of: Omit<KeikkaSave, 'keikkaId'>, actor = actors.handler) =>
    (await service.ask(orderMessages.keikkaSave, { keikkaId, ...of }, actor)).keikkaData;
  const read = async (id = keikkaId): Promise<KeikkaGetAnswer['keikkaData']> => {
    const of = { keikkaId: id, ownerAsiakasId: 0 };
    return (await service.ask(orderMessages.keikkaGet, of, actors.handler)).keikkaData;
  };
  const history = (field: string) =>
    service.dataSource.query<object[]>(
      `select varmenne, new_value as now, person_id as by from change_history
       where entity_type = 'keikka' and entity_id = $1 and field_name = $2 order by 1`,
      [keikkaId, field],
    );
  const told = async (id = keikkaId) =>
    (await service.events('order.keikka.changed.v1')).filter((event) => event.keikkaId === id).at(-1)?.row;

  it('has its way in the answer of the save, as a change of its own by whom saved', async () => {
    // A machine that is too busy to find it in time answers without; the next order's is known by then.
    const saved = await eventually(async () => {
      keikkaId += 1;
      const answer = await save({ betoniSijaintiId: PLANT });
      expect(answer.varmenne).toBe(3);
      return answer;
    });
    expect(saved.betoniMatkaM).toBeGreaterThan(4000);
    expect(saved.betoniMatkaAika).toBeGreaterThan(0);
    expect(await history('betoniMatkaM')).toEqual([
      { varmenne: 3, now: saved.betoniMatkaM, by: person.handler },
    ]);
    expect(await told()).toMatchObject({ betoniMatkaM: saved.betoniMatkaM, varmenne: 3 });
    expect((await save({ keikkaOtsikko: 'Anturat' })).varmenne).toBe(4);
    expect(await asked()).toBe(1);
  });

  it('is saved without its way while the routing is slow, which then comes by event', async () => {
    await behave('hanging');
    expect(await save({ betoniSijaintiId: PLANT })).toMatchObject({ ...noWay, varmenne: 2 });
    // Others come and go, the relay's of the events for one; the look-up's would stay for as long as it waits.
    await eventually(async () => {
      const [{ open }] = await service.dataSource.query<[{ open: number }]>(
        `select count(*)::int as open from pg_stat_activity
         where datname = current_database() and state like 'idle in transaction%'`,
      );
      expect(open).toBe(0);
    });
    await behave('normal');
    await eventually(async () => expect(await told()).toMatchObject({ varmenne: 3 }));
    expect((await read()).betoniMatkaM).toBeGreaterThan(4000);
  });

  it('gets no way of the plant that it has no more', async () => {
    await behave('hanging');
    const first = await save({ betoniSijaintiId: PLANT });
    await save({ betoniSijaintiId: OTHER_PLANT, varmenne: first.varmenne });
    await behave('normal');
    await eventually(async () => expect(await history('betoniMatkaM')).toHaveLength(1));
    const way = await service.dataSource.query<object[]>(
      'select matka_m as now from matka where sijainti_id = $1',
      [OTHER_PLANT],
    );
    expect(await history('betoniMatkaM')).toMatchObject(way);
  });

  it('keeps the way that somebody types while another one is looked up', async () => {
    await behave('hanging');
    await save({ betoniSijaintiId: PLANT });
    const typed = { betoniMatkaM: 12_500, betoniMatkaAika: 20 };
    await save(typed);
    await behave('normal');
    await eventually(async () =>
      expect(await service.dataSource.query('select 1 from matka')).toHaveLength(1),
    );
    // A later save waits for the lock that storing the way would hold.
    expect(await save({ keikkaOtsikko: 'x' })).toMatchObject({ ...typed, varmenne: 4 });
  });

  it('has none where somebody says so, until the next act', async () => {
    await save({ betoniSijaintiId: PLANT });
    expect(await save(noWay)).toMatchObject(noWay);
    expect((await save({ keikkaOtsikko: 'x' })).betoniMatkaM).toBeGreaterThan(4000);
  });

  it('goes back to no plant and no way when the save is undone', async () => {
    const { varmenne } = await save({ betoniSijaintiId: PLANT });
    const before = { betoniSijaintiId: null, ...noWay };
    expect(await save({ varmenne, ...before })).toMatchObject({ ...before, varmenne: varmenne + 1 });
  });

  it('is saved also where no order could keep the way', async () => {
    expect(await save({ betoniSijaintiId: FAR_PLANT })).toMatchObject({
      betoniSijaintiId: FAR_PLANT,
      ...noWay,
      varmenne: 2,
    });
  });

  it('has an estimate while the routing is down', async () => {
    await behave('failing');
    expect((await save({ betoniSijaintiId: PLANT })).betoniMatkaM).toBe(7542);
  });

  it('leads its copies to the way, which is asked for once', async () => {
    await save({ betoniSijaintiId: PLANT, ...noWay });
    await behave('slow', { delayMs: 1000 });
    const copies = await Promise.all(
      Array.from({ length: 20 }, () => service.ask(keikkaCalls.copy, { keikkaId }, actors.handler)),
    );
    await eventually(async () => {
      for (const copy of copies) expect((await told(copy.keikkaId))?.betoniMatkaM).toBeGreaterThan(4000);
    });
    expect(await asked()).toBe(1);
    const { varmenne, tarkistettavat } = await read(copies[0]?.keikkaId);
    expect([varmenne, tarkistettavat.length]).toEqual([2, 6]);
  });

  it('has another way once its site is moved, or another one is made for it', async () => {
    const { betoniMatkaM } = await save({ betoniSijaintiId: PLANT });
    const site = { tyomaaId: SITE, keikkaId, ownerAsiakasId: 0, yyyymmdd: '20251120' };
    await service.ask(tyomaaCalls.set, { ...site, tyomaaLat: 60.3, tyomaaLng: 24.2 }, actors.handler);
    const moved = await eventually(async () => {
      const now = await read();
      expect(now.betoniMatkaM).not.toBeNull();
      return now;
    });
    expect(moved.betoniMatkaM).not.toBe(betoniMatkaM);
    const uusi = { tyomaaNimi: 'Uusi', tyomaaOsoite1: 'Katu 1', tyomaaLat: 60.21, tyomaaLng: 24.3 };
    await service.ask(tyomaaCalls.createFromGrid, { ...uusi, keikkaId }, actors.handler);
    await eventually(async () =>
      expect((await history('betoniMatkaM')).at(-1)).toMatchObject({ now: expect.any(Number) as number }),
    );
    expect((await read()).betoniMatkaM).not.toBe(moved.betoniMatkaM);
  });

  it('gets none by a portal or a reader, whose save is refused', async () => {
    for (const actor of [actors.portal, actors.sourceStaff])
      await expect(save({ betoniSijaintiId: PLANT }, actor)).rejects.toThrow();
    expect(await read()).toMatchObject({ ...noWay, varmenne: 1 });
    expect(await asked()).toBe(0);
  });
});
