import request from 'supertest';
import { Failure, staffMessages } from '@keikka/contracts';
import { StartedBff } from '../../test/started-bff.js';

const attempts = 10;
const made = (i: number) => `198.51.100.${i}`;
/** What a proxy hands on: what the caller said, and then where it came from. */
const proxied = (i: number, from = '192.0.2.1') => `${made(i)}, ${from}`;

describe('guessing a password', () => {
  let bff: StartedBff;

  async function start(settings: NodeJS.ProcessEnv): Promise<void> {
    bff = await StartedBff.start(settings);
    await bff.services.on(staffMessages.login, () => {
      throw new Failure('AUTH.BAD_CREDENTIALS');
    });
  }
  afterEach(() => bff.stop());

  const guess = async (forwardedFor: string) => {
    const answer = await request(bff.app.getHttpServer())
      .post('/api/auth/login')
      .set('x-forwarded-for', forwardedFor)
      .send({ email: 'guess@keikka.example', password: 'wrong' });
    return answer.status;
  };

  it.each([
    ['no proxy', {}, made],
    ['one proxy', { TRUST_PROXY: '1' }, proxied],
    ['a proxy known by its address', { TRUST_PROXY: '127.0.0.1' }, proxied],
  ])(
    'is slowed down behind %s, whatever addresses the caller makes up',
    async (_, settings: NodeJS.ProcessEnv, header: (i: number) => string) => {
      await start(settings);
      for (let i = 0; i < attempts; i += 1) expect(await guess(header(i))).toBe(401);
      expect(await guess(header(attempts))).toBe(429);
    },
  );

  it('is counted by the caller’s own address behind a proxy', async () => {
    await start({ TRUST_PROXY: '1' });
    for (let i = 0; i <= attempts; i += 1) expect(await guess(proxied(0, `192.0.2.${i}`))).toBe(401);
  });
});
