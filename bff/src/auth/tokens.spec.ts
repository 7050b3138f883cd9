import { actor } from '@keikka/builders';
import { FakeClock } from '@keikka/testing';
import { readBffEnv } from '../env.js';
import { Tokens } from './tokens.js';

const env = readBffEnv({
  NATS_URL: 'nats://unused',
  MESSAGE_SECRET: 'only for tests, thirty-two characters',
  REDIS_URL: 'redis://unused',
  JWT_SECRET: 'only for tests, thirty-two characters',
});

describe('an access token', () => {
  it('of a person is good for ten minutes', async () => {
    const clock = new FakeClock('2026-11-20T06:00:00.000Z');
    const tokens = new Tokens(env, clock);
    const { token, expiresAt } = await tokens.issueForPerson(actor(), 's-1');
    expect(expiresAt).toBe('2026-11-20T06:10:00.000Z');
    clock.advanceSeconds(599);
    expect(await tokens.read(token)).toEqual({
      kind: 'person',
      personId: 7,
      asiakasId: 1,
      sessionId: 's-1',
    });
    clock.advanceSeconds(1);
    await expect(tokens.read(token)).rejects.toMatchObject({ code: 'AUTH.SESSION_ENDED' });
  });
});
