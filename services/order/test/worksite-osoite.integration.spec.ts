import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { orderMessages, tyomaaCalls, type InputOf } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { digitransit } from '@keikka/simulators/digitransit/digitransit.mjs';
import { startSimulators } from '@keikka/simulators/simulators.mjs';
import { actors, keikka, startOrder } from './order-company.js';
import { osoitehaku } from './osoitehaku.js';

const HITSAAJA = { tyomaaOsoite1: 'Hitsaajankatu 12', tyomaaOsoite4: 'Helsinki' };
const ofHitsaaja = { tyomaaOsoite3: '00810', tyomaaLat: 60.1932, tyomaaLng: 25.03928 };
const LAITA = { tyomaaOsoite1: 'Kivikonlaita 1' };
const ofLaita = { tyomaaOsoite3: '00940', tyomaaLat: 60.2389, tyomaaLng: 25.06324 };
const unknown = { tyomaaOsoite3: '', tyomaaLat: null, tyomaaLng: null };

type SetSite = Omit<InputOf<typeof tyomaaCalls.set>, 'ownerAsiakasId' | 'tyomaaId' | 'yyyymmdd'>;

const asks = (service: StartedService) => ({
  make: (of: object, who = actors.handler) => service.ask(tyomaaCalls.create, { ...HITSAAJA, ...of }, who),
  set: (tyomaaId: number, of: SetSite, who = actors.handler) =>
    service.ask(tyomaaCalls.set, { ownerAsiakasId: 0, tyomaaId, yyyymmdd: '20261127', ...of }, who),
});

describe('a site that is saved with its address', () => {
  let simulators: Awaited<ReturnType<typeof startSimulators>>;
  let system: ReturnType<typeof osoitehaku>;
  let service: StartedService;
  beforeAll(async () => {
    simulators = await startSimulators([digitransit], { port: 0, host: '127.0.0.1' });
    system = osoitehaku(simulators);
    service = await startOrder({ keikat: [1, 2, 3].map((id) => keikka(id)) }, system.settings);
  });
  beforeEach(async () => {
    await system.behave('normal');
    await system.forget();
    await service.dataSource.query('truncate geokoodi');
  });
  afterAll(async () => {
    await service.stop();
    await simulators.close();
  });
  const make = (of: object = {}) => asks(service).make(of);
  const set = (tyomaaId: number, of: SetSite) => asks(service).set(tyomaaId, of);

  it('gets its postal code and its place, which are looked up once [O-239]', async () => {
    expect(await make()).toMatchObject({ ...HITSAAJA, ...ofHitsaaja });
    expect(await make({ tyomaaOsoite1: 'Hitsaajankatu 12, Hki', tyomaaOsoite4: '' })).toMatchObject({
      ...HITSAAJA,
      ...ofHitsaaja,
    });
    expect(await system.requests()).toHaveLength(1);
  });

  it('keeps the place and the code that are given, and asks for neither [I-170]', async () => {
    const given = { tyomaaOsoite3: '00100', tyomaaLat: 60.3, tyomaaLng: 24.9 };
    expect(await make(given)).toMatchObject({ ...given, tyomaaId: expect.any(Number) as number });
    expect(await system.requests()).toEqual([]);
  });

  it('gets no code of another city, nor where there is no city (R-27)', async () => {
    expect(await make({ tyomaaOsoite4: 'Turku' })).toMatchObject(unknown);
    expect(await make({ tyomaaOsoite4: '' })).toMatchObject(unknown);
    expect(await system.requests()).toHaveLength(1);
  });

  it('gets both when it is made for an order, and so does the order', async () => {
    const { tyomaaId } = await service.ask(
      tyomaaCalls.createFromGrid,
      { ...HITSAAJA, keikkaId: 1 },
      actors.handler,
    );
    const versiot = await service.ask(tyomaaCalls.get, { tyomaaId, keikkaId: 1 }, actors.handler);
    expect(versiot.globalTyomaa).toMatchObject(ofHitsaaja);
    expect(versiot.keikkaTyomaa).toMatchObject(ofHitsaaja);
  });

  it('moves with its street while its place is that of the address, for an order and for all', async () => {
    const { tyomaaId } = await make();
    await service.ask(
      orderMessages.keikkaSave,
      { keikkaId: 2, tyomaaId, betoniMatkaM: 12_300 },
      actors.handler,
    );
    const copy = await set(tyomaaId, { keikkaId: 2, ...LAITA });
    expect(copy.keikkaTyomaa).toMatchObject(ofLaita);
    expect(copy.globalTyomaa).toMatchObject(ofHitsaaja);
    const { keikkaData } = await service.ask(
      orderMessages.keikkaGet,
      { keikkaId: 2, ownerAsiakasId: 0 },
      actors.handler,
    );
    expect(keikkaData.betoniMatkaM).not.toBe(12_300);
    const both = await set(tyomaaId, { keikkaId: 2, tyomaaMemo: 'Portti', saveGlobalTyomaa: true });
    expect(both.globalTyomaa).toMatchObject({ ...LAITA, ...ofLaita, tyomaaMemo: 'Portti' });
    expect(both.globalTyomaa?.hash).toBe(both.keikkaTyomaa?.hash);
  });

  it('stays where somebody has set it', async () => {
    const { tyomaaId } = await make();
    const byHand = { tyomaaLat: 60.5, tyomaaLng: 24.5 };
    await set(tyomaaId, byHand);
    expect((await set(tyomaaId, LAITA)).globalTyomaa).toMatchObject({ ...LAITA, ...byHand });
    const emptied = await set(tyomaaId, { tyomaaLat: null, tyomaaLng: null });
    expect(emptied.globalTyomaa).toMatchObject({ tyomaaLat: null, tyomaaLng: null });
  });

  it('gets what is missing with its next change, once the service answers', async () => {
    await system.behave('failing');
    const { tyomaaId, ...made } = await make();
    expect(made).toMatchObject(unknown);
    await system.behave('normal');
    expect((await set(tyomaaId, { tyomaaMemo: 'Portti' })).globalTyomaa).toMatchObject(ofHitsaaja);
    const whole = await set(tyomaaId, { tyomaaMemo: 'Portti B' });
    expect(whole.globalTyomaa?.varmenne).toBe(3);
  });

  it('of somebody else is neither changed nor looked up', async () => {
    const { tyomaaId } = await make({ tyomaaOsoite1: 'Hitsaajankatu 1', ...unknown, tyomaaOsoite3: '00999' });
    await system.forget();
    for (const who of [actors.competitor, actors.driver, actors.portal])
      for (const keikkaId of [0, 3])
        await expect(asks(service).set(tyomaaId, { keikkaId, ...LAITA }, who)).rejects.toThrow();
    expect(await system.requests()).toEqual([]);
  });
});

describe('a geocoding service that hangs', () => {
  let server: Server;
  let service: StartedService;
  let held: ServerResponse[] = [];
  beforeAll(async () => {
    server = createServer((_, response) => void held.push(response));
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const { port } = server.address() as AddressInfo;
    service = await startOrder(
      { keikat: [keikka(1)] },
      {
        DIGITRANSIT_URL: `http://127.0.0.1:${port}`,
        DIGITRANSIT_KEY: 'key',
        KARTTA_TIMEOUT_MILLISECONDS: 10_000,
      },
    );
  });
  afterAll(async () => {
    for (const response of held) response.destroy();
    held = [];
    await service.stop();
    server.close();
  });

  it('keeps a save waiting for a second, and no connection to the database meanwhile', async () => {
    const [connections, waiting] = [10, 12];
    let answered = 0;
    const from = performance.now();
    const saves = Array.from({ length: waiting }, (_, index) =>
      asks(service)
        .make({ tyomaaOsoite1: `Katu ${index}` })
        .finally(() => (answered += 1)),
    );
    while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await service.ask(tyomaaCalls.keikkaCount, { tyomaaId: 1 }, actors.handler);
    // If they kept the connections, whoever asks meanwhile would be answered after those that are too many for them.
    expect(answered).toBeLessThanOrEqual(waiting - connections);
    for (const made of await Promise.all(saves)) expect(made).toMatchObject(unknown);
    // One after the other they would wait for as many seconds as they are.
    expect(performance.now() - from).toBeLessThan(waiting * 500);
  });
});
