import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { Failure, staffMessages } from '@keikka/contracts';
import { eventually } from '@keikka/testing';
import { StartedBff } from '../../test/started-bff.js';

const ATTEMPTS = 10;
const made = (i: number) => `198.51.100.${i}`;
/** The header as a proxy forwards it: the caller's own claim, then the address it came from. */
const proxied = (i: number, from = '192.0.2.1') => `${made(i)}, ${from}`;

describe('guessing a password', () => {
  let bff: StartedBff;
  /** The addresses that the staff service was asked for. */
  let asked: string[];

  async function start(settings: NodeJS.ProcessEnv): Promise<void> {
    asked = [];
    bff = await StartedBff.start(settings);
    await bff.services.on(staffMessages.login, ({ email }) => {
      asked.push(email);
      throw new Failure('AUTH.BAD_CREDENTIALS');
    });
  }
  afterEach(() => bff.stop());

  const guess = async (forwardedFor: string, app = bff.app, email = 'guess@keikka.example') => {
    const answer = await request(app.getHttpServer())
      .post('/api/auth/login')
      .set('x-forwarded-for', forwardedFor)
      .send({ email, password: 'wrong' });
    return answer.status;
  };

  /** Connected to everything, Redis included. */
  const ready = (app: NestFastifyApplication) =>
    eventually(async () => {
      const { body } = await request(app.getHttpServer()).get('/health/ready');
      expect(body).toMatchObject({ status: 'ready' });
    });

  it.each([
    ['no proxy', {}, made],
    ['one proxy', { TRUST_PROXY: '1' }, proxied],
    ['a proxy known by its address', { TRUST_PROXY: '127.0.0.1' }, proxied],
  ])(
    'is slowed down behind %s, whatever addresses the caller makes up',
    async (_, settings: NodeJS.ProcessEnv, header: (i: number) => string) => {
      await start(settings);
      await ready(bff.app);
      for (let i = 0; i < ATTEMPTS; i += 1) expect(await guess(header(i))).toBe(401);
      expect(await guess(header(ATTEMPTS))).toBe(429);
    },
  );

  it('is counted by the caller’s own address behind a proxy', async () => {
    await start({ TRUST_PROXY: '1' });
    for (let i = 0; i <= ATTEMPTS; i += 1) expect(await guess(proxied(0, `192.0.2.${i}`))).toBe(401);
  });

  it('is counted by the address as it is looked up, however it is written', async () => {
    await start({});
    await ready(bff.app);
    for (let i = 0; i < ATTEMPTS; i += 1) expect(await guess(made(0))).toBe(401);
    for (const email of [
      'gu\u200eess@keikka.example',
      'guess@keikka.example\u200e\u200f',
      '\u202aguess@keikka.example',
      ' GUESS@keikka.example ',
    ])
      expect([email, await guess(made(0), bff.app, email)]).toEqual([email, 429]);
    expect(await guess(made(0), bff.app, 'other@keikka.example')).toBe(401);
  });

  it('asks for the address that was counted, composed and folded once', async () => {
    await start({});
    for (const email of [
      'gu\u200eess@keikka.example',
      'ma\u0308ki@keikka.example',
      'GU\u0130SS@keikka.example',
    ])
      expect(await guess(made(0), bff.app, email)).toBe(401);
    expect(asked).toEqual(['guess@keikka.example', 'm\u00e4ki@keikka.example', 'gui\u0307ss@keikka.example']);
  });

  it('counts a composed address and a decomposed one together', async () => {
    await start({});
    await ready(bff.app);
    for (let i = 0; i < ATTEMPTS; i += 1)
      expect(
        await guess(made(0), bff.app, i % 2 ? 'm\u00e4ki@keikka.example' : 'ma\u0308ki@keikka.example'),
      ).toBe(401);
    expect(await guess(made(0), bff.app, 'ma\u0308ki@keikka.example')).toBe(429);
  });

  it('is counted over all replicas', async () => {
    await start({});
    const replica = await bff.replica();
    try {
      await Promise.all([bff.app, replica].map(ready));
      for (let i = 0; i < ATTEMPTS; i += 1) expect(await guess(made(i), i % 2 ? replica : bff.app)).toBe(401);
      expect(await guess(made(0))).toBe(429);
      expect(await guess(made(0), replica)).toBe(429);
    } finally {
      await replica.close();
    }
  });

  describe.each(['frozen', 'gone'])('while Redis is %s', (how) => {
    it('is counted by each process, and no login hangs', async () => {
      await start({ REDIS_ANSWER_MILLISECONDS: '200' });
      await ready(bff.app);
      if (how === 'frozen') await bff.redis.pause();
      else await bff.redis.kill();
      for (let i = 0; i < ATTEMPTS; i += 1) {
        expect(await guess(made(i))).toBe(401);
      }
      expect(await guess(made(0))).toBe(429);
      if (how === 'frozen') bff.redis.resume();
    });
  });
});
