import type { CacheEntry } from '@keikka/server';
import { EVERYTHING } from '../cache/groups.js';

/** So long a process remembers a session by itself. */
export const OWN_SECONDS = 10;

/** With the seconds a process remembers it by itself a revoked right works after 60 s, even if the event is lost. */
export const sessionCache: CacheEntry = {
  name: 'session',
  ttlSeconds: 60 - OWN_SECONDS,
  clearedBy: {
    'staff.rights.changed.v1': ({ personId }) => [String(personId)],
    // A session tells the name and colour of its company.
    'staff.asiakas.saved.v1': () => [EVERYTHING],
  },
};

export const sessionGroups = (personId: number): string[] => [EVERYTHING, String(personId)];
