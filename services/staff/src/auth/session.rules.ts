/** A session that is not used for this long ends. */
export const sessionDays = 14;

/**
 * Two tabs that wake together both send the same secret; the second arrives after the first has rotated it. For this
 * long that is taken as the same person, later as a stolen secret.
 */
export const rotationGraceMs = 20_000;

export interface RefreshState {
  refreshHash: string;
  previousHash: string | null;
  rotatedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

/**
 * What a refresh with this secret does: `renew` it, `keep` the one another tab has just got (a second new one would make
 * that tab's old), `refuse`, or `end` the session because an old secret came back.
 */
export function refreshVerdict(
  session: RefreshState,
  secretHash: string,
  now: Date,
): 'renew' | 'keep' | 'refuse' | 'end' {
  if (session.endedAt || session.expiresAt <= now) return 'refuse';
  if (session.refreshHash === secretHash) return 'renew';
  return now.getTime() - session.rotatedAt.getTime() <= rotationGraceMs ? 'keep' : 'end';
}
