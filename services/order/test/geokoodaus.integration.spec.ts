import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { geokoodausCalls, type Actor } from '@keikka/contracts';
import { Housekeeping, Metrics } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { digitransit } from '@keikka/simulators/digitransit/digitransit.mjs';
import { startSimulators } from '@keikka/simulators/simulators.mjs';
import { Digitransit } from '../src/geokoodaus/digitransit.js';
import { NOTHING_HOURS, SPENT_AT_MOST } from '../src/geokoodaus/geokoodaus.sql.js';
import { actors, startOrder } from './order-company.js';
import { osoitehaku } from './osoitehaku.js';

type Simulators = Awaited<ReturnType<typeof startSimulators>>;

const HITSAAJA = { formattedAddress: 'Hitsaajankatu 12, 00810 Helsinki', lat: 60.1932, lng: 25.03928 };
const unavailable = { code: 'GEOKOODAUS.UNAVAILABLE' };
const notFound = { code: 'GEOKOODAUS.NOT_FOUND' };

describe('where an address is', () => {
  let simulators: Simulators;
  let system: ReturnType<typeof osoitehaku>;
  let service: StartedService;
  beforeAll(async () => {
    simulators = await startSimulators([digitransit], { port: 0, host: '127.0.0.1' });
    system = osoitehaku(simulators);
    service = await startOrder({ keikat: [] }, { ...system.settings, KARTTA_TIMEOUT_MILLISECONDS: 2_500 });
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
  const get = (text: string, actor: Actor = actors.handler) =>
    service.ask(geokoodausCalls.get, { text }, actor);

  it('is asked once for the same text, however it is written, and kept with its time', async () => {
    expect(await get('Hitsaajankatu 12, Helsinki')).toEqual(HITSAAJA);
    expect(await get('  hitsaajankatu  12,\tHELSINKI ')).toEqual(HITSAAJA);
    const asked = await system.requests();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.path).toContain('text=Hitsaajankatu+12%2C+Helsinki&size=1&lang=fi&layers=address');
    expect(asked[0]?.path).not.toContain('key');
    const [row] =
      await service.dataSource.query<{ entry_time: Date; lahde: string }[]>('select * from geokoodi');
    expect(row?.lahde).toBe('digitransit');
    expect(row?.entry_time).toBeInstanceOf(Date);
  });

  it('is nowhere for a text that is no address, which is asked again after a day', async () => {
    await expect(get('Työmaakoppi')).rejects.toMatchObject(notFound);
    await expect(get('Työmaakoppi')).rejects.toMatchObject(notFound);
    expect(await system.requests()).toHaveLength(1);
    await service.dataSource.query(`update geokoodi set entry_time = entry_time - interval '25 hours'`);
    await expect(get('Työmaakoppi')).rejects.toMatchObject(notFound);
    expect(await system.requests()).toHaveLength(2);
    await expect(get(' \n ')).rejects.toMatchObject(notFound);
    expect(await system.requests()).toHaveLength(2);
  });

  describe('that nobody found', () => {
    const store = (prefix: string, count: number, hours: number, address: string | null = null) =>
      service.dataSource.query(
        `insert into geokoodi (haku, formatted_address, lat, lng, entry_time, lahde)
         select $1 || n, $2, 60, 25, now() - make_interval(mins => $3), 'digitransit' from generate_series(1, $4::int) n`,
        [prefix, address, hours * 60, count],
      );
    const kept = async (): Promise<string[]> => {
      const rows = await service.dataSource.query<{ haku: string }[]>(
        'select haku from geokoodi order by haku',
      );
      return rows.map(({ haku }) => haku);
    };
    const tidy = () => service.get(Housekeeping).tidy();

    it('is removed once it counts no longer, and what was found is kept for good', async () => {
      await store('eilinen', 1, NOTHING_HOURS + 0.1);
      await store('tuore', 1, NOTHING_HOURS - 0.1);
      await store('löytynyt', 1, 24 * 400, 'Katu 1, Espoo');
      await tidy();
      expect(await kept()).toEqual(['löytynyt1', 'tuore1']);
    });

    it('is removed so many at a time, and the one over the limit the next time', async () => {
      await store('vanha', SPENT_AT_MOST + 1, NOTHING_HOURS + 0.1);
      await tidy();
      expect(await kept()).toHaveLength(1);
      await tidy();
      expect(await kept()).toEqual([]);
    });
  });

  it.each([
    ['is down', 'failing', {}],
    ['answers nonsense', 'nonsense', {}],
    ['is slower than anybody waits', 'slow', { delayMs: 30_000 }],
  ])('is unknown while the system %s, and is asked anew', async (_, mode, more) => {
    await system.behave(mode, more);
    await expect(get('Hitsaajankatu 12, Helsinki')).rejects.toMatchObject(unavailable);
    expect(await service.dataSource.query('select * from geokoodi')).toEqual([]);
    await system.behave('normal');
    expect(await get('Hitsaajankatu 12, Helsinki')).toEqual(HITSAAJA);
  });

  it('is told to nobody without the right', async () => {
    for (const who of [actors.driver, actors.customerContact, actors.portal])
      await expect(get('Hitsaajankatu 12, Helsinki', who)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    expect(await system.requests()).toEqual([]);
  });

  it('is asked once by two hundred at once', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => get('Hitsaajankatu 12, Helsinki')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await system.requests()).toHaveLength(1);
  });

  it.each(["Katu'; drop table geokoodi; --", '%_\\', 'https://evil.example/?a=b&size=40#x', '<script>'])(
    'is nowhere for %s, which changes nothing',
    async (text) => {
      await expect(get(text)).rejects.toMatchObject(notFound);
      const [asked] = await system.requests();
      expect(asked?.path.startsWith('/digitransit/geocoding/v1/search?text=')).toBe(true);
      expect(await get('Hitsaajankatu 12, Helsinki')).toEqual(HITSAAJA);
    },
  );
});

describe('a geocoding service', () => {
  let simulators: Simulators;
  let system: ReturnType<typeof osoitehaku>;
  beforeAll(async () => {
    simulators = await startSimulators([digitransit], { port: 0, host: '127.0.0.1' });
    system = osoitehaku(simulators);
  });
  afterAll(() => simulators.close());
  /** Only what is waited for in vain has a short time: on a full machine any answer may take long. */
  const hae = (own: Partial<typeof system.settings> & { KARTTA_TIMEOUT_MILLISECONDS?: number } = {}) =>
    new Digitransit({ ...system.settings, KARTTA_TIMEOUT_MILLISECONDS: 10_000, ...own }, new Metrics()).hae(
      'Hitsaajankatu 12, Helsinki',
    );

  it.each([
    ['failing', 'failing'],
    ['failing-after', 'failing'],
    ['throttling', 'throttled'],
    ['nonsense', 'unreadable'],
    ['halving', 'broken-off'],
    ['reset', 'broken-off'],
    ['slow', 'timed-out'],
    ['hanging', 'timed-out'],
  ])('that is %s gives no answer: %s', async (mode, reason) => {
    await system.behave(mode);
    const outcome = await hae(reason === 'timed-out' ? { KARTTA_TIMEOUT_MILLISECONDS: 400 } : {});
    await system.behave('normal');
    expect(outcome).toMatchObject({ noData: { reason } });
  });

  it('is said not to be in use where the installation has none', async () => {
    const service = await startOrder({ keikat: [] });
    await expect(
      service.ask(geokoodausCalls.get, { text: 'Katu 1, Espoo' }, actors.handler),
    ).rejects.toMatchObject({ code: 'GEOKOODAUS.NOT_IN_USE' });
    await service.stop();
  });

  it('is asked nothing without an address or a key, and refuses another key', async () => {
    await system.forget();
    const notConfigured = { noData: { reason: 'not-configured', effect: 'not-sent' } };
    expect(await hae({ DIGITRANSIT_URL: undefined })).toMatchObject(notConfigured);
    expect(await hae({ DIGITRANSIT_KEY: undefined })).toMatchObject(notConfigured);
    expect(await system.requests()).toEqual([]);
    expect(await hae({ DIGITRANSIT_KEY: 'wrong' })).toMatchObject({ noData: { reason: 'refused' } });
    expect(await hae()).toEqual({ data: HITSAAJA });
  });
});

describe('a geocoding service that lies', () => {
  let server: Server;
  let service: StartedService;
  let says = '';
  beforeAll(async () => {
    server = createServer((_, response) => {
      response.setHeader('content-type', 'application/json').end(says);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const { port } = server.address() as AddressInfo;
    const DIGITRANSIT_URL = `http://127.0.0.1:${port}`;
    service = await startOrder({ keikat: [] }, { DIGITRANSIT_URL, DIGITRANSIT_KEY: 'key' });
  });
  afterAll(async () => {
    await service.stop();
    server.close();
  });
  const answer = (properties: object, coordinates: unknown = [24.8, 60.2]) =>
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        { geometry: { type: 'Point', coordinates }, properties: { localadmin: 'Espoo', ...properties } },
      ],
    });

  it.each([
    ['with latitude first', answer({ name: 'Katu 1' }, [60.2, 24.8])],
    ['with a place abroad', answer({ name: 'Katu 1' }, [2.35, 48.85])],
    ['with HTML', answer({ name: '<b>Katu 1</b>' })],
    ['with a name that never ends', answer({ name: 'K'.repeat(50_000) })],
    ['with more than it may', answer({ name: 'Katu 1' }) + ' '.repeat(200_000)],
  ])('%s is not believed', async (_, text) => {
    says = text;
    await expect(
      service.ask(geokoodausCalls.get, { text: 'Katu 1, Espoo' }, actors.handler),
    ).rejects.toMatchObject(unavailable);
  });
});
