import { actor, sessionInfo } from '@keikka/builders';
import request from 'supertest';
import { Failure, staffMessages, type StaffSession } from '@keikka/contracts';
import { Tokens } from './tokens.js';
import { captureLogs } from '../../test/captured-logs.js';
import { SHELL_ORIGIN, StartedBff } from '../../test/started-bff.js';

const dispatcher = actor({ settingTypes: [9, 11] });
const info = sessionInfo({ settingTypes: dispatcher.settingTypes });
const SESSION_ID = '7b0b7a54-3c1c-4d50-9c53-0a4d5f0c9a11';
const partner = { embedPartnerId: 4, keyId: 'new', asiakasId: 11, origins: ['https://kumppani.example'] };
const staffSession: StaffSession = {
  sessionId: SESSION_ID,
  refreshToken: 'secret-1',
  refreshExpiresAt: '2099-01-01T00:00:00.000Z',
  actor: dispatcher,
  info,
};

/** Header, claims and signature, each as base64url. */
const SIGNED_TOKEN = /^eyJ[\w-]+\.[\w-]+\.[\w-]{43}$/;

describe('sign-in', () => {
  let bff: StartedBff;
  let asked: number;

  beforeAll(async () => {
    bff = await StartedBff.start();
    await bff.services.on(staffMessages.login, ({ password }) => {
      if (password !== 'keikka-demo') throw new Failure('AUTH.BAD_CREDENTIALS');
      return staffSession;
    });
    await bff.services.on(staffMessages.refresh, ({ refreshToken }) => {
      if (refreshToken === 'secret-0') return { ...staffSession, refreshToken: null, refreshExpiresAt: null };
      if (refreshToken !== 'secret-1') throw new Failure('AUTH.SESSION_ENDED');
      return { ...staffSession, refreshToken: 'secret-2' };
    });
    await bff.services.on(staffMessages.sessionGet, () => {
      asked += 1;
      return { actor: dispatcher, info };
    });
    await bff.services.on(staffMessages.embedCheck, ({ personEmail }) =>
      personEmail ? { ...partner, person: { personId: 8, personName: 'Minna Koskinen' } } : partner,
    );
    await bff.services.on(staffMessages.embedSession, () => info);
    await bff.services.on(staffMessages.embedPartners, () => [partner]);
  });
  afterAll(() => bff.stop());
  beforeEach(() => {
    asked = 0;
  });

  const http = () => request(bff.app.getHttpServer());
  const credentials = { email: 'aino@keikka.example', password: 'keikka-demo' };
  const login = (email: string, password = 'keikka-demo') =>
    http().post('/api/auth/login').send({ email, password });

  it('answers the token and who signed in, and hides the refresh secret in a cookie [G-288]', async () => {
    const answer = await login('aino@keikka.example');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ success: true, data: { token: expect.any(String), ...info } });
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^keikka_refresh=secret-1; .*HttpOnly; SameSite=Strict; Secure/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['/auth/me', '/api/auth/me', '/API/Auth/ME'])(
    'knows the person by the token at %s [G-288]',
    async (path) => {
      const { body } = await login('aino@keikka.example');
      const me = await http().get(path).auth(body.data.token, { type: 'bearer' });
      expect(me.status).toBe(200);
      expect(me.body).toEqual({ success: true, data: info });
    },
  );

  it('asks the staff service once for many requests of a session', async () => {
    const { body } = await login('aino@keikka.example');
    for (let i = 0; i < 3; i += 1) await http().get('/api/auth/me').auth(body.data.token, { type: 'bearer' });
    expect(asked).toBeLessThanOrEqual(1);
  });

  it.each([
    ['no token', {}, 'AUTH.NO_TOKEN'],
    ['a token that is not ours', { authorization: 'Bearer abc.def.ghi' }, 'AUTH.SESSION_ENDED'],
  ])('refuses %s with 401 [G-215]', async (_, sent, errorCode) => {
    const answer = await http().get('/api/auth/me').set(sent);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ success: false, errorCode, error: expect.any(String) });
  });

  it('names every wrong field of a body', async () => {
    const answer = await http().post('/api/auth/login').send({ email: 7 });
    expect(answer.status).toBe(400);
    expect(answer.body.errorCode).toBe('REQUEST.INVALID');
    expect(answer.body.errorDetails).toContainEqual({ field: 'email', problem: 'email must be a string' });
    expect(answer.body.errorDetails.map(({ field }: { field: string }) => field)).toContain('password');
  });

  it.each([
    ['/api/nothing/here', '{}', 401, 'AUTH.NO_TOKEN'],
    ['/api/auth/login', '{"email":', 400, 'REQUEST.INVALID'],
    ['/api/auth/login', '['.repeat(20_000) + ']'.repeat(20_000), 400, 'REQUEST.INVALID'],
    ['/api/auth/login', JSON.stringify({ email: 'x'.repeat(600_000) }), 413, 'REQUEST.TOO_LARGE'],
  ])('answers a bad request to %s in the common form', async (path, body, status, errorCode) => {
    const answer = await http().post(path).type('json').send(body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, errorCode });
    expect(answer.headers['x-correlation-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it('writes a line for a failed sign-in, with its correlation id and no secret', async () => {
    const written = captureLogs(bff.app);
    await login('marja.lehtonen@keikka.example', 'arvaus')
      .set('x-correlation-id', 'failed-sign-in-1')
      .expect(401);
    const [line] = written.splice(0);
    expect(line).toMatchObject({
      errorCode: 'AUTH.BAD_CREDENTIALS',
      correlationId: 'failed-sign-in-1',
      email: 'm…@keikka.example',
    });
    expect(JSON.stringify(line)).not.toMatch(/arvaus|lehtonen/);
  });

  it('takes the caller’s correlation id and says it back', async () => {
    const answer = await http().get('/api/auth/me').set('x-correlation-id', 'from-the-browser-1');
    expect(answer.headers['x-correlation-id']).toBe('from-the-browser-1');
  });

  it('slows guessing down per person', async () => {
    for (let i = 0; i < 10; i += 1) await login('guess@keikka.example', 'wrong').expect(401);
    const refused = await login('Guess@keikka.example', 'wrong');
    expect(refused.status).toBe(429);
    expect(refused.body.errorCode).toBe('AUTH.TOO_MANY_ATTEMPTS');
    expect(refused.headers['retry-after']).toMatch(/^[1-9]\d?$/);
    await login('aino@keikka.example').expect(200);
  });

  it.each(['/api/auth/refresh', '/auth/refresh'])(
    'changes the cookie for a new token at %s',
    async (path) => {
      const answer = await http().post(path).set('cookie', 'keikka_refresh=secret-1');
      expect(answer.status).toBe(200);
      expect(answer.body.data.token).toMatch(SIGNED_TOKEN);
      expect(answer.headers['set-cookie']?.[0]).toContain('keikka_refresh=secret-2');
    },
  );

  it('leaves the cookie that another tab has just got', async () => {
    const answer = await http()
      .post('/api/auth/refresh')
      .set('cookie', 'keikka_refresh=secret-0')
      .expect(200);
    expect(answer.body.data.token).toMatch(SIGNED_TOKEN);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('forgets a cookie whose session has ended', async () => {
    const answer = await http().post('/api/auth/refresh').set('cookie', 'keikka_refresh=old');
    expect(answer.status).toBe(401);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^keikka_refresh=; Max-Age=0/);
  });

  it('lets our own front end send cookies, a partner’s page ask for an order, and a stranger nothing', async () => {
    const own = await http()
      .options('/api/auth/me')
      .set({ origin: SHELL_ORIGIN, 'access-control-request-method': 'GET' });
    expect(own.headers['access-control-allow-origin']).toBe(SHELL_ORIGIN);
    expect(own.headers['access-control-allow-credentials']).toBe('true');
    const allowed = async (path: string, origin: string) => {
      const answer = await http().options(path).set({ origin, 'access-control-request-method': 'GET' });
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      return answer.headers['access-control-allow-origin'];
    };
    expect(await allowed('/api/auth/login', 'https://kumppani.example')).toBeUndefined();
    expect(await allowed('/api/auth/refresh', 'https://kumppani.example')).toBeUndefined();
    expect(await allowed('/api/auth/me', 'https://kumppani.example')).toBe('https://kumppani.example');
    expect(await allowed('/api/embed/token', 'https://kumppani.example')).toBe('https://kumppani.example');
    expect(await allowed('/keikka/get/1/0', 'https://kumppani.example')).toBe('https://kumppani.example');
    expect(await allowed('/api/embed/token', 'https://stranger.example')).toBeUndefined();
  });

  it('binds a partner’s token to the origin it was made for, and to orders', async () => {
    const origin = 'https://kumppani.example';
    const { body } = await http()
      .post('/api/embed/token')
      .set({ origin })
      .send({ partnerKey: 'key', keikkaIds: [7] })
      .expect(200);
    const me = (from: string) =>
      http().get('/api/auth/me').set({ origin: from }).auth(body.data.token, { type: 'bearer' });
    expect((await me('https://elsewhere.example')).body.errorCode).toBe('EMBED.ORIGIN_NOT_ALLOWED');
    expect((await me(origin)).body.errorCode).toBe('AUTH.FORBIDDEN');
    await http()
      .post('/api/embed/token')
      .send({ partnerKey: 'key', keikkaIds: [7] })
      .expect(403);
  });

  it('tells a partner’s page who of the partner’s people is before it', async () => {
    const origin = 'https://kumppani.example';
    const issue = (body: object) =>
      http()
        .post('/api/embed/token')
        .set({ origin })
        .send({ partnerKey: 'key', ...body });
    const { body } = await issue({ personEmail: 'minna@kumppani.example' }).expect(200);
    const me = await http().get('/api/auth/me').set({ origin }).auth(body.data.token, { type: 'bearer' });
    expect([me.status, me.body.data]).toEqual([200, info]);
    const neither = await issue({});
    expect([neither.status, neither.body.errorDetails]).toEqual([
      400,
      [expect.objectContaining({ field: 'keikkaIds' })],
    ]);
  });

  it('refuses a token of a person’s earlier company', async () => {
    const { token } = await bff.app.get(Tokens).issueForPerson({ ...dispatcher, asiakasId: 99 }, SESSION_ID);
    const answer = await http().get('/api/auth/me').auth(token, { type: 'bearer' });
    expect([answer.status, answer.body.errorCode]).toEqual([401, 'AUTH.SESSION_ENDED']);
  });

  it.each([
    ['whose partner is one no more', { embedPartnerId: 5 }],
    ['whose key was replaced', { keyId: 'old' }],
  ])('refuses the token of a portal %s', async (_, then) => {
    const issued = bff.app
      .get(Tokens)
      .issueForEmbed({ ...partner, ...then }, 'https://kumppani.example', [7]);
    const { token } = await issued;
    const answer = await http()
      .get('/api/keikka/get/7/0')
      .set({ origin: 'https://kumppani.example' })
      .auth(token, { type: 'bearer' });
    expect([answer.status, answer.body.errorCode]).toEqual([401, 'AUTH.SESSION_ENDED']);
  });

  it.each([
    ['a page of somebody else', 'https://evil.example'],
    ['a partner’s page', 'https://kumppani.example'],
    ['a page without a site', 'null'],
  ])('neither signs in nor renews a session for %s', async (_, origin) => {
    const foreign = { origin, cookie: 'keikka_refresh=secret-1' };
    for (const path of ['/api/auth/refresh', '/api/auth/login']) {
      const answer = await http().post(path).set(foreign).send(credentials);
      expect([path, answer.status, answer.body.errorCode]).toEqual([path, 403, 'AUTH.FOREIGN_PAGE']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('renews the session for a page of ours', async () => {
    const own = { origin: SHELL_ORIGIN, cookie: 'keikka_refresh=secret-1' };
    await http().post('/api/auth/refresh').set(own).expect(200);
  });

  it('answers probes and figures that stand beside it without a token', async () => {
    await http().get('/health/live').expect(200);
    expect((await http().get('/health/ready')).body).toEqual({ status: 'ready', nats: 'up', redis: 'up' });
    expect((await http().get('/metrics')).text).toContain('keikka_request_duration_seconds');
  });

  it.each(['/metrics', '/METRICS/', '/health/ready'])(
    'has no %s for who comes through a proxy',
    async (path) => {
      const answer = await http().get(path).set('x-forwarded-for', '127.0.0.1');
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ success: false, errorCode: 'AUTH.NO_TOKEN' });
      await http().get('/health/live').set('x-forwarded-for', '198.51.100.1').expect(200);
    },
  );

  it('describes itself at /api/docs to who is signed in', async () => {
    const { data } = (await login('aino@keikka.example')).body;
    await http().get('/api/docs').auth(data.token, { type: 'bearer' }).expect(200);
    const { body } = await http().get('/api/docs-json').auth(data.token, { type: 'bearer' });
    const { post } = body.paths['/api/auth/login'];
    expect(post.security).toEqual([]);
    expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(['200', '400', '401', '429']));
    expect(post.responses[401].content['application/json'].schema.$ref).toBe('#/components/schemas/Failure');
    expect(body.components.schemas).toHaveProperty('Answer');
    expect(body.paths['/auth/me'].get.security).toBeUndefined();
    expect(body.paths['/health/live'].get.security).toEqual([]);
  });
});
