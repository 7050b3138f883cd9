import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import request from 'supertest';
import { actor } from '@keikka/builders';
import { Failure, gridDayCalls, keikkaFormCalls, staffMessages } from '@keikka/contracts';
import { eventually } from '@keikka/testing';
import { Tokens } from '../auth/tokens.js';
import { captureLogs } from '../../test/captured-logs.js';
import { Limits } from '../limits/limits.js';
import { People } from '../../test/people.js';
import { StartedBff } from '../../test/started-bff.js';

describe('a door with limits', () => {
  let bff: StartedBff;
  let people: People;

  const start = async (settings: NodeJS.ProcessEnv): Promise<void> => {
    bff = await StartedBff.start(settings);
    people = await People.of(bff);
  };
  afterEach(() => bff.stop());

  const get = async (path: string, token?: string, headers: Record<string, string> = {}) => {
    const sent = request(bff.app.getHttpServer()).get(path).set(headers);
    return token ? sent.auth(token, { type: 'bearer' }) : sent;
  };

  it('takes so many requests of a person, tells when to come again, and hurts nobody else', async () => {
    await start({ REQUESTS_OF_PERSON: '5' });
    const logged = captureLogs(bff.app);
    const [one, other] = [await people.signIn({ personId: 1 }), await people.signIn({ personId: 2 })];
    for (let i = 0; i < 5; i += 1) expect((await get('/api/auth/me', one)).status).toBe(200);
    const refused = await get('/api/auth/me', one);
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'REQUEST.TOO_MANY']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
    expect((await get('/api/auth/me', other)).status).toBe(200);
    expect(logged).toContainEqual(expect.objectContaining({ errorCode: 'REQUEST.TOO_MANY', personId: 1 }));
  });

  it('works on so many requests of a person at once, and on others’ meanwhile', async () => {
    await start({ REQUESTS_AT_ONCE: '2' });
    const [one, other] = [await people.signIn({ personId: 1 }), await people.signIn({ personId: 2 })];
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    await bff.services.on(keikkaFormCalls.luonnosValinnat, async (_, { actor }) => {
      begun.push(actor.personId);
      await new Promise<void>((resolve) => ends.push(resolve));
      return { tyomaat: [], henkilot: [] };
    });
    const ask = (token: string) => get('/api/keikka/luonnos/valinnat/1', token);
    const ofOne = [ask(one), ask(one), ask(one)];
    await eventually(() => expect(begun).toEqual([1, 1]));
    const ofOther = ask(other);
    await eventually(() => expect(begun).toEqual([1, 1, 2]));
    ends[0]?.();
    await eventually(() => expect(begun).toEqual([1, 1, 2, 1]));
    for (const end of ends) end();
    for (const answer of await Promise.all([...ofOne, ofOther])) expect(answer.status).toBe(200);
  });

  it('works on one bulk read of a person at a time, and on what is small meanwhile', async () => {
    await start({ REQUESTS_AT_ONCE: '1' });
    const token = await people.signIn({ personId: 1 });
    const loads = '/api/grid/dayLoads/20261123/20261129';
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const held = async (name: string): Promise<void> => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    };
    await bff.services.on(gridDayCalls.listLoads, async () => {
      await held('loads');
      return [];
    });
    await bff.services.on(keikkaFormCalls.luonnosValinnat, async () => {
      await held('small');
      return { tyomaat: [], henkilot: [] };
    });
    const asked = [loads, loads, '/api/keikka/luonnos/valinnat/1'].map((path) => get(path, token));
    await eventually(() => expect(begun).toEqual(['loads', 'small']));
    ends[0]?.();
    await eventually(() => expect(begun).toEqual(['loads', 'small', 'loads']));
    for (const end of ends) end();
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200);
  });

  it('works on more of a partner at once, whose pages are one to it', async () => {
    await start({ REQUESTS_AT_ONCE: '1', PARTNER_REQUESTS_AT_ONCE: '2' });
    const limits = bff.app.get(Limits);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const work = (personId: number) =>
      limits.inTurn(actor({ personId }), false, async () => {
        begun.push(personId);
        await new Promise<void>((resolve) => ends.push(resolve));
      });
    const all = [work(1), work(1), work(0), work(0), work(0)];
    await eventually(() => expect(begun).toEqual([1, 0, 0]));
    for (const end of ends.splice(0)) end();
    await eventually(() => expect(begun).toEqual([1, 0, 0, 1, 0]));
    for (const end of ends) end();
    await Promise.all(all);
  });

  it('takes so many requests from an address, signed in or not; probes are not counted', async () => {
    await start({ REQUESTS_FROM_ADDRESS: '3' });
    for (let i = 0; i < 3; i += 1) expect((await get('/api/nothing')).status).toBe(401);
    const token = await people.signIn({ personId: 1 });
    expect((await get('/api/auth/me', token)).status).toBe(429);
    const socket = new WebSocket(`ws://127.0.0.1:${bff.port}/ws`, ['keikka', token]);
    const [, { statusCode }] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
    expect(statusCode).toBe(429);
    socket.on('error', () => undefined).terminate();
    for (const probe of ['/health/live', '/health/ready', '/metrics'])
      expect([probe, (await get(probe)).status]).toEqual([probe, 200]);
  });

  it('cuts off a body that does not end, with a text', async () => {
    await start({ REQUEST_TIMEOUT_SECONDS: '1' });
    const socket = connect(bff.port, '127.0.0.1').setEncoding('utf8');
    let heard = '';
    socket.on('data', (text: string) => (heard += text));
    socket.write('POST /api/auth/login HTTP/1.1\r\nHost: keikka\r\n');
    socket.write('Content-Type: application/json\r\nContent-Length: 400000\r\n\r\n{');
    await once(socket, 'close');
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(heard).toContain('"success":false');
  });

  it('tells nobody without a token whether a path is one [G-215]', async () => {
    await start({});
    for (const path of [
      '/api/nothing',
      '/metricss',
      '/api/docs-json',
      '/api/docs',
      '/api/docs/index.html',
      '/api/d%6Fcs-json',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 401]);
    expect((await get('/api/nothing', 'abc.def.ghi')).body.errorCode).toBe('AUTH.SESSION_ENDED');
    const token = await people.signIn({ personId: 1 });
    expect((await get('/api/nothing', token)).body.errorCode).toBe('REQUEST.NOT_FOUND');
    expect((await get('/api/docs-json', token)).body.openapi).toMatch(/^3\./);
  });

  it('has no documents for the page of a partner', async () => {
    await start({});
    const origin = 'https://partner.example';
    const partner = { embedPartnerId: 1, keyId: 'k1', asiakasId: 7, origins: [origin] };
    await bff.services.on(staffMessages.embedPartners, () => [partner]);
    const { token } = await bff.app.get(Tokens).issueForEmbed(partner, origin, [1]);
    const logged = captureLogs(bff.app);
    const answer = await get('/api/docs-json', token, { origin });
    expect([answer.status, answer.body.errorCode]).toEqual([403, 'AUTH.FORBIDDEN']);
    expect(logged).toContainEqual(expect.objectContaining({ errorCode: 'AUTH.FORBIDDEN', asiakasId: 7 }));
  });

  it('tells when to come again while the database is away', async () => {
    await start({});
    await bff.services.on(staffMessages.login, () => {
      throw new Failure('SERVICE.DATABASE_GONE');
    });
    const answer = await request(bff.app.getHttpServer())
      .post('/api/auth/login')
      .send({ email: 'a@keikka.example', password: 'wrong' });
    expect([answer.status, answer.headers['retry-after']]).toEqual([504, '2']);
  });

  it.each(['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
    'takes %s for the mark of a proxy, behind which there are no figures',
    async (mark) => {
      await start({});
      expect((await get('/metrics', undefined, { [mark]: '127.0.0.1' })).status).toBe(401);
      expect((await get('/health/live', undefined, { [mark]: '127.0.0.1' })).status).toBe(200);
    },
  );

  it.each([
    ['0', undefined],
    ['86400', 'max-age=86400; includeSubDomains'],
  ])('speaks of https for %s seconds', async (HSTS_SECONDS, expected) => {
    await start({ HSTS_SECONDS });
    expect((await get('/health/live')).headers['strict-transport-security']).toBe(expected);
  });
});
