import request from 'supertest';
import { Failure, staffMessages } from '@keikka/contracts';
import { eventually } from '@keikka/testing';
import { SHELL_ORIGIN, StartedBff } from '../../test/started-bff.js';

/** Of an address, with one attempt a minute of a person. */
const ATTEMPTS = 20;
const GOOD = 'good-key-of-the-partner';
const ORIGIN = 'https://partner.example';

describe('the door of partners’ pages', () => {
  let bff: StartedBff;
  beforeEach(async () => {
    bff = await StartedBff.start({ LOGIN_ATTEMPTS_PER_MINUTE: '1' });
    await bff.services.on(staffMessages.embedCheck, ({ partnerKey }) => {
      if (partnerKey === 'unavailable') throw new Failure('SERVICE.UNAVAILABLE');
      if (partnerKey !== GOOD) throw new Failure('EMBED.UNKNOWN_PARTNER');
      return { embedPartnerId: 1, keyId: 'k1', asiakasId: 7, origins: [ORIGIN] };
    });
    await bff.services.on(staffMessages.login, () => {
      throw new Failure('AUTH.BAD_CREDENTIALS');
    });
    await eventually(async () => {
      const { body } = await request(bff.app.getHttpServer()).get('/health/ready');
      expect(body).toMatchObject({ status: 'ready' });
    });
  });
  afterEach(() => bff.stop());

  const post = async (path: string, origin: string, body: object): Promise<number> =>
    (await request(bff.app.getHttpServer()).post(path).set('origin', origin).send(body)).status;
  const ask = (partnerKey: string) => post('/api/embed/token', ORIGIN, { partnerKey, keikkaIds: [1] });
  const signIn = (name: string) =>
    post('/api/auth/login', SHELL_ORIGIN, { email: `${name}@keikka.example`, password: 'wrong' });

  it('takes a good key however often, and shuts the sign-in of nobody at its address', async () => {
    for (let i = 0; i < ATTEMPTS; i += 1) expect(await ask(GOOD)).toBe(200);
    const atOnce = await Promise.all(Array.from({ length: ATTEMPTS * 2 }, () => ask(GOOD)));
    expect(new Set(atOnce)).toEqual(new Set([200]));
    for (let i = 0; i < 3; i += 1) expect(await ask('unavailable')).toBe(503);
    for (let i = 0; i < ATTEMPTS; i += 1) expect(await signIn(`person${i}`)).toBe(401);
    expect(await signIn('another')).toBe(429);
  });

  it('counts wrong keys, with good ones between, and then takes none from the address', async () => {
    for (let i = 0; i < ATTEMPTS; i += 1) {
      expect(await ask(`wrong-key-number-${i}`)).toBe(401);
      if (i < ATTEMPTS - 1) expect(await ask(GOOD)).toBe(200);
    }
    expect(await ask('one-more-wrong-key')).toBe(429);
    expect(await ask(GOOD)).toBe(429);
    expect(await signIn('anybody')).toBe(429);
  });

  it('answers no more wrong keys that come at once than one after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: ATTEMPTS * 2 }, (_, i) => ask(`wrong-key-number-${i}`)),
    );
    expect(answers.filter((status) => status === 401)).toHaveLength(ATTEMPTS);
  });
});
