import { actor } from '@keikka/builders';
import { SignJWT, type JWTPayload } from 'jose';
import { FakeClock } from '@keikka/testing';
import { readBffEnv } from '../env.js';
import { Tokens } from './tokens.js';

const env = readBffEnv({
  NATS_URL: 'nats://unused',
  MESSAGE_SECRET: 'only for tests, thirty-two characters',
  REDIS_URL: 'redis://unused',
  JWT_SECRET: 'only for tests, thirty-two characters',
});

const SESSION_ID = '7b0b7a54-3c1c-4d50-9c53-0a4d5f0c9a11';

describe('an access token', () => {
  it('of a person is good for ten minutes', async () => {
    const clock = new FakeClock('2026-11-20T06:00:00.000Z');
    const tokens = new Tokens(env, clock);
    const { token, expiresAt } = await tokens.issueForPerson(actor(), SESSION_ID);
    expect(expiresAt).toBe('2026-11-20T06:10:00.000Z');
    clock.advanceSeconds(599);
    expect(await tokens.read(token)).toEqual({
      kind: 'person',
      personId: 7,
      asiakasId: 1,
      sessionId: SESSION_ID,
    });
    clock.advanceSeconds(1);
    await expect(tokens.read(token)).rejects.toMatchObject({ code: 'AUTH.SESSION_ENDED' });
  });

  const now = new Date('2026-11-20T06:00:00.000Z');
  const whole = {
    iss: 'keikka',
    sub: '7',
    exp: now.getTime() / 1_000 + 60,
    aid: 1,
    kind: 'person',
    sid: SESSION_ID,
  };
  const embed = {
    ...whole,
    sid: undefined,
    kind: 'embed',
    origin: 'https://kumppani.example',
    kids: [7],
    key: 'k1',
  };
  const read = (claims: JWTPayload) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(env.JWT_SECRET))
      .then((token) => new Tokens(env, new FakeClock(now.toISOString())).read(token));

  const ofPerson = { ...embed, kids: undefined, pid: 8, pname: 'Minna Koskinen' };
  it.each([whole, embed, ofPerson, { ...ofPerson, kids: [7] }])(
    'is read when it has all its claims',
    async (claims) => {
      await expect(read(claims)).resolves.toMatchObject({ kind: claims.kind, asiakasId: 1 });
    },
  );

  it.each<[string, JWTPayload]>([
    ['no end', { ...whole, exp: undefined }],
    ['no issuer', { ...whole, iss: undefined }],
    ['no subject', { ...whole, sub: undefined }],
    ['a subject that is no id', { ...whole, sub: '0' }],
    ['no company', { ...whole, aid: undefined }],
    ['a company as text', { ...whole, aid: '1' }],
    ['no kind', { ...whole, kind: undefined }],
    ['an unknown kind', { ...whole, kind: 'service' }],
    ['no session', { ...whole, sid: undefined }],
    ['a session that is no uuid', { ...whole, sid: 's-1' }],
    ['no orders, for a portal', { ...embed, kids: undefined }],
    ['an order that is no id, for a portal', { ...embed, kids: ['7'] }],
    ['neither orders nor a person, for a portal', { ...ofPerson, pid: undefined }],
    ['a person that is no id, for a portal', { ...ofPerson, pid: '8' }],
    ['a person without a name, for a portal', { ...ofPerson, pname: undefined }],
    ['orders that are no list beside a person', { ...ofPerson, kids: 7 }],
    ['no site, for a portal', { ...embed, origin: undefined }],
    ['no key, for a portal', { ...embed, key: undefined }],
  ])('is refused with %s, though the key is right', async (_, claims) => {
    await expect(read(claims)).rejects.toMatchObject({ code: 'AUTH.SESSION_ENDED' });
  });
});
