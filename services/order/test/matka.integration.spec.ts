import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asiakasCalls, matkaCalls, type Actor } from '@keikka/contracts';
import { encodeReply } from '@keikka/server';
import { untilAnswered, type StartedService } from '@keikka/server/testing';
import { osrm } from '@keikka/simulators/osrm/osrm.mjs';
import { startSimulators } from '@keikka/simulators/simulators.mjs';
import { actors, company, keikka, startOrder } from './order-company.js';

const PLANT = 1;
const SITE = 1;
const PLANT_WITHOUT_PLACE = 20;
const STRANGERS_PLANT = 21;
const FAR_PLANT = 22;
const SITE_WITHOUT_PLACE = 30;
const COMPETITORS_SITE = 3;

/** 60.25, 24.07 to 60.2, 24.1 in a straight line × 1.3, at 40 km/h. */
const arvio = { matkaM: 7542, matkaAika: 11, isArvio: true };

const withSuppliers = (service: StartedService) =>
  service.nats.subscribe(asiakasCalls.listLinks.subject, {
    callback: (_, message) => {
      message.respond(encodeReply([{ linkedAsiakasId: company.source, settings: {} }]));
    },
  });

const addPlaces = (service: StartedService) =>
  service.dataSource.query(`
    insert into sijainti (sijainti_id, asiakas_id, sijainti_nimi, lat, lng) values
      (${PLANT_WITHOUT_PLACE}, ${company.own}, 'Paikaton', null, null),
      (${STRANGERS_PLANT}, ${company.stranger}, 'Vieras', 60.3, 24.1),
      (${FAR_PLANT}, ${company.own}, 'Kaukana', 0, 0);
    insert into tyomaa (tyomaa_id, owner_asiakas_id, tyomaa_nimi, tyomaa_lat, tyomaa_lng) values
      (${SITE_WITHOUT_PLACE}, ${company.own}, 'Paikaton', null, 24.1)`);

type Simulators = Awaited<ReturnType<typeof startSimulators>>;

describe('the way from a plant to a site', () => {
  let simulators: Simulators;
  let service: StartedService;

  beforeAll(async () => {
    simulators = await startSimulators([osrm], { port: 0, host: '127.0.0.1' });
    const OSRM_URL = `${simulators.address}/osrm`;
    service = await startOrder({ keikat: [] }, { OSRM_URL, KARTTA_TIMEOUT_MILLISECONDS: 2_500 });
    withSuppliers(service);
    await addPlaces(service);
  });
  beforeEach(async () => {
    await behave('normal');
    await fetch(`${simulators.address}/api/tenants/osrm/requests`, { method: 'DELETE' });
    await service.dataSource.query('truncate matka');
  });
  afterAll(async () => {
    await service.stop();
    await simulators.close();
  });

  const behave = async (mode: string, more: object = {}): Promise<void> => {
    const answer = await fetch(`${simulators.address}/api/tenants/osrm/mode`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode, ...more }),
    });
    expect(answer.ok).toBe(true);
  };
  const requests = async (): Promise<{ path: string }[]> => {
    const answer = await fetch(`${simulators.address}/api/tenants`);
    const [tenant] = (await answer.json()) as [{ requests: { path: string }[] }];
    return tenant.requests;
  };
  const get = (sijaintiId = PLANT, tyomaaId = SITE, actor: Actor = actors.handler) =>
    service.ask(matkaCalls.get, { sijaintiId, tyomaaId }, actor);
  const getFresh = (sijaintiId = PLANT, tyomaaId = SITE, actor: Actor = actors.handler) =>
    service.ask(matkaCalls.getFresh, { sijaintiId, tyomaaId }, actor);

  it('is looked up once and kept; a forced look-up has a later time [O-251]', async () => {
    const first = await get();
    expect(first.isArvio).toBe(false);
    expect(first.reitti?.length).toBeGreaterThan(1);
    expect(first.matkaM).toBeGreaterThan(4000);
    expect(first.matkaAika).toBeGreaterThan(0);
    expect(await get()).toEqual(first);
    const asked = await requests();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.path).toContain('/driving/24.070000,60.250000;24.100000,60.200000');
    const fresh = await getFresh();
    expect(fresh.entryTime > first.entryTime).toBe(true);
    expect({ ...fresh, entryTime: first.entryTime }).toEqual(first);
    expect(await get()).toEqual(fresh);
  });

  it.each([
    ['is down', 'failing', {}],
    ['answers half', 'halving', {}],
    ['asks to come back later', 'throttling', {}],
    ['answers nonsense', 'nonsense', {}],
    ['cuts the connection', 'reset', {}],
    ['is slower than anybody waits', 'slow', { delayMs: 30_000 }],
  ])('is an estimate while the system %s, with the same time until it is forced', async (_, mode, more) => {
    await behave(mode, more);
    const guess = await get();
    expect(guess).toEqual({ ...arvio, entryTime: expect.any(String) as string });
    expect(await get()).toEqual(guess);
    expect((await getFresh()).entryTime > guess.entryTime).toBe(true);
  });

  it('that was estimated is looked up by the next call, and no later estimate takes its place', async () => {
    const anew = await startOrder({ keikat: [] }, { OSRM_URL: `${simulators.address}/osrm` });
    withSuppliers(anew);
    const ask = (call: typeof matkaCalls.get) =>
      anew.ask(call, { sijaintiId: PLANT, tyomaaId: SITE }, actors.handler);
    await behave('failing');
    expect(await ask(matkaCalls.get)).toMatchObject(arvio);
    await behave('normal');
    const found = await ask(matkaCalls.get);
    expect(found.isArvio).toBe(false);
    await behave('failing');
    expect(await ask(matkaCalls.getFresh)).toEqual(found);
    await anew.stop();
  });
});

describe('who asks for a way', () => {
  let simulators: Simulators;
  let service: StartedService;
  beforeAll(async () => {
    simulators = await startSimulators([osrm], { port: 0, host: '127.0.0.1' });
    service = await startOrder({ keikat: [keikka(1)] }, { OSRM_URL: `${simulators.address}/osrm` });
    withSuppliers(service);
    await addPlaces(service);
  });
  afterAll(async () => {
    await service.stop();
    await simulators.close();
  });
  const asked = async (): Promise<number> => {
    const answer = await fetch(`${simulators.address}/api/tenants`);
    const [tenant] = (await answer.json()) as [{ requests: unknown[] }];
    return tenant.requests.length;
  };

  it.each([
    ['a site of another company', PLANT, COMPETITORS_SITE, actors.handler, 'TYOMAA.NOT_FOUND'],
    ['no site', PLANT, 999, actors.handler, 'TYOMAA.NOT_FOUND'],
    ['a plant of a stranger', STRANGERS_PLANT, SITE, actors.handler, 'MATKA.UNKNOWN_SIJAINTI'],
    ['no plant', 999, SITE, actors.handler, 'MATKA.UNKNOWN_SIJAINTI'],
    ['our site from another company', PLANT, SITE, actors.competitor, 'TYOMAA.NOT_FOUND'],
    ['our site as a driver', PLANT, SITE, actors.driver, 'AUTH.FORBIDDEN'],
    ['our site from a portal', PLANT, SITE, actors.portal, 'AUTH.FORBIDDEN'],
    ['a plant without a place [O-162]', PLANT_WITHOUT_PLACE, SITE, actors.handler, 'MATKA.NO_SIJAINTI_PLACE'],
    ['a site without a place [O-162]', PLANT, SITE_WITHOUT_PLACE, actors.handler, 'MATKA.NO_TYOMAA_PLACE'],
    [
      'neither with a place [O-162]',
      PLANT_WITHOUT_PLACE,
      SITE_WITHOUT_PLACE,
      actors.handler,
      'MATKA.NO_PLACES',
    ],
    ['a plant on another continent', FAR_PLANT, SITE, actors.handler, 'MATKA.TOO_FAR'],
  ])('is refused %s', async (_, sijaintiId, tyomaaId, actor, code) => {
    for (const call of [matkaCalls.get, matkaCalls.getFresh])
      await expect(service.ask(call, { sijaintiId, tyomaaId }, actor)).rejects.toMatchObject({ code });
  });

  it('two hundred at once ask the system once for each pair', async () => {
    await fetch(`${simulators.address}/api/tenants/osrm/requests`, { method: 'DELETE' });
    const get = () => service.ask(matkaCalls.get, { sijaintiId: PLANT, tyomaaId: SITE }, actors.handler);
    const answers = await Promise.all(Array.from({ length: 200 }, () => untilAnswered(get)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.isArvio).toBe(false);
    expect(await asked()).toBe(1);
  });

  it('is told another way once the plant has moved', async () => {
    const get = () => service.ask(matkaCalls.get, { sijaintiId: PLANT, tyomaaId: SITE }, actors.handler);
    const before = await get();
    await service.dataSource.query(`update sijainti set lat = 60.4, lng = 24.3 where sijainti_id = ${PLANT}`);
    const after = await get();
    expect(after.matkaM).toBeGreaterThan(2 * before.matkaM);
  });

  it('of an order goes from its plant to where the order has its site', async () => {
    const ask = (keikkaId?: number, tyomaaId = SITE, actor = actors.handler) =>
      service.ask(matkaCalls.get, { sijaintiId: PLANT, tyomaaId, keikkaId }, actor);
    await service.dataSource.query(
      'update keikka_tyomaa set tyomaa_lat = 61.2, tyomaa_lng = 25.6 where keikka_id = 1',
    );
    expect((await ask(1)).matkaM).toBeGreaterThan(2 * (await ask()).matkaM);
    const ofOrder = { sijaintiId: STRANGERS_PLANT, tyomaaId: SITE, keikkaId: 1 };
    const unknown = { code: 'MATKA.UNKNOWN_SIJAINTI' };
    await expect(service.ask(matkaCalls.get, ofOrder, actors.handler)).rejects.toMatchObject(unknown);
    await service.dataSource.query(
      `update keikka_tehdas set betoni_sijainti_id = ${STRANGERS_PLANT} where keikka_id = 1`,
    );
    expect((await service.ask(matkaCalls.get, ofOrder, actors.handler)).matkaM).toBeGreaterThan(100_000);
    await expect(ask(1, COMPETITORS_SITE)).rejects.toMatchObject({ code: 'TYOMAA.NOT_FOUND' });
    await expect(ask(999)).rejects.toMatchObject({ code: 'KEIKKA.NOT_FOUND' });
    await expect(ask(1, SITE, actors.competitor)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
  });
});

describe('a system that lies', () => {
  let server: Server;
  let service: StartedService;
  let says = '';
  beforeAll(async () => {
    server = createServer((_, response) => {
      response.setHeader('content-type', 'application/json').end(says);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const { port } = server.address() as AddressInfo;
    service = await startOrder({ keikat: [] }, { OSRM_URL: `http://127.0.0.1:${port}` });
    withSuppliers(service);
  });
  afterAll(async () => {
    await service.stop();
    server.close();
  });

  const line = (coordinates: unknown, distance: unknown = 8000, duration: unknown = 600) =>
    JSON.stringify({
      code: 'Ok',
      routes: [{ distance, duration, geometry: { type: 'LineString', coordinates } }],
    });
  const good = [
    [24.07, 60.25],
    [24.1, 60.2],
  ];

  it.each([
    ['with latitude first', line(good.map(([lng, lat]) => [lat, lng]))],
    ['with HTML for numbers', line(good, '<b>8000</b>', '<script>')],
    ['with a distance of less than nothing', line(good, -5)],
    ['with a page', '<html><body>8000</body></html>'],
    ['with more than a megabyte', line(good) + ' '.repeat(1_000_000)],
  ])('%s is not believed', async (_, text) => {
    says = text;
    const ask = { sijaintiId: PLANT, tyomaaId: SITE };
    expect(await service.ask(matkaCalls.getFresh, ask, actors.handler)).toMatchObject(arvio);
  });

  it('is believed when it says what can be', async () => {
    says = line(good);
    const ask = { sijaintiId: PLANT, tyomaaId: SITE };
    expect(await service.ask(matkaCalls.get, ask, actors.handler)).toMatchObject({
      matkaM: 8000,
      matkaAika: 10,
      isArvio: false,
      reitti: good,
    });
  });
});
