import { refreshVerdict, ROTATION_GRACE_MS, sessionEnd, sessionIdOf } from './session.rules.js';

const now = new Date('2026-11-20T10:00:00.000Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const session = {
  refreshHash: 'current',
  previousHash: 'previous',
  rotatedAt: before(ROTATION_GRACE_MS + 1),
  expiresAt: new Date('2026-12-01T00:00:00.000Z'),
  endedAt: null,
};
const justRotated = { ...session, rotatedAt: before(ROTATION_GRACE_MS) };

describe('a refresh', () => {
  it.each([
    ['renews the current secret', session, 'current', 'renew'],
    ['renews the first secret at once', { ...justRotated, previousHash: null }, 'current', 'renew'],
    ['keeps the secret a parallel tab has just got', justRotated, 'previous', 'keep'],
    ['does not rotate twice within the grace', justRotated, 'current', 'keep'],
    ['ends the session when the previous secret comes later', session, 'previous', 'end'],
    ['ends the session when an older secret comes', session, 'older', 'end'],
    ['refuses a text that never was a secret', session, 'AAAA', 'refuse'],
    ['refuses a text that never was a secret within the grace', justRotated, 'AAAA', 'refuse'],
    ['ends the session when an older secret comes within the grace', justRotated, 'older', 'end'],
    ['refuses an ended session', { ...session, endedAt: now }, 'current', 'refuse'],
    ['refuses a session that has run out', { ...session, expiresAt: now }, 'current', 'refuse'],
  ] as const)('%s', (_, state, secret, verdict) => {
    expect(refreshVerdict(state, secret, secret !== 'AAAA', now)).toBe(verdict);
  });
});

describe('the end of a session', () => {
  it.each([
    ['14 days after its last use', 10, '2026-12-04T10:00:00.000Z'],
    ['30 days after sign-in, however much it is used', 20, '2026-11-30T10:00:00.000Z'],
  ])('is %s', (_, daysOld, end) => {
    const createdAt = before(daysOld * 24 * 60 * 60 * 1_000);
    expect(sessionEnd(createdAt, now, 30).toISOString()).toBe(end);
  });
});

describe('a refresh token', () => {
  it.each([
    ['7b0b7a54-3c1c-4d50-9c53-0a4d5f0c9a11.Ab-_9', '7b0b7a54-3c1c-4d50-9c53-0a4d5f0c9a11'],
    ['Ab-_9', undefined],
    ["' or 1=1.Ab", undefined],
  ])('%s names the session %s', (token, sessionId) => {
    expect(sessionIdOf(token)).toBe(sessionId);
  });
});
