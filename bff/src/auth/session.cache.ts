import type { CacheEntry } from '@keikka/server';
import { EVERYTHING } from '../cache/groups.js';

/** The time for which a process remembers a session in memory. */
export const OWN_SECONDS = 10;

/** Together with the time in memory, a revoked right takes effect within 60 s, even if the event is lost. */
export const sessionCache: CacheEntry = {
  name: 'session',
  ttlSeconds: 60 - OWN_SECONDS,
  clearedBy: {
    'staff.rights.changed.v1': ({ personId }) => [String(personId)],
    // A session holds the name and colour of its company.
    'staff.asiakas.saved.v1': () => [EVERYTHING],
  },
};

export const sessionGroups = (personId: number): string[] => [EVERYTHING, String(personId)];
