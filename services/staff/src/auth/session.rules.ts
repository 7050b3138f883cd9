import { createHash } from 'node:crypto';
import { DAY_MS } from '@keikka/domain';

/** A session that is not used for this long ends. */
const SESSION_DAYS = 14;

/**
 * Two tabs that wake together both send the same secret, and the second request arrives after the first has rotated it.
 * For this long it counts as the same person; later it counts as a stolen secret.
 */
export const ROTATION_GRACE_MS = 20_000;

/** What is stored of a secret that is long enough to need no salt. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const TOKEN_FORM = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]+$/;

interface RefreshState {
  refreshHash: string;
  previousHash: string | null;
  rotatedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

/** The session a refresh token names; its secret proves that the caller holds the session. */
export function sessionIdOf(refreshToken: string): string | undefined {
  return TOKEN_FORM.exec(refreshToken)?.[1];
}

/**
 * What a refresh of this session with this secret does: `renew` the session, `keep` the secret that another tab has
 * just got, `refuse`, or `end` the session because the secret was valid before and so two parties hold it. A text that
 * never was a secret ends nothing: the session's id alone is no secret.
 *
 * Nothing rotates twice within the grace period. A request that one browser has under way then carries either the
 * secret before the last rotation or the one after it, and a thief is detected at the third rotation.
 */
export function refreshVerdict(
  session: RefreshState,
  secretHash: string,
  wasValid: boolean,
  now: Date,
): 'renew' | 'keep' | 'refuse' | 'end' {
  if (session.endedAt || session.expiresAt <= now) return 'refuse';
  const isCurrent = session.refreshHash === secretHash;
  const isFreshlyRotated =
    session.previousHash !== null && now.getTime() - session.rotatedAt.getTime() <= ROTATION_GRACE_MS;
  if (isFreshlyRotated && (isCurrent || session.previousHash === secretHash)) return 'keep';
  if (isCurrent) return 'renew';
  return wasValid ? 'end' : 'refuse';
}

/**
 * When a session used at `now` ends, unless it is used again. It never outlives `maxDays`, however often it is used.
 */
export function sessionEnd(createdAt: Date, now: Date, maxDays: number): Date {
  const idle = now.getTime() + SESSION_DAYS * DAY_MS;
  return new Date(Math.min(idle, createdAt.getTime() + maxDays * DAY_MS));
}
