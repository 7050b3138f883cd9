import type { CacheEntry } from '@keikka/server';
import { sessionCache } from '../auth/sessions.js';
import { gridDayCache } from '../grid-day/grid-day.cache.js';
import { tuoteCacheEntry } from '../tuote/tuote.cache.js';

/** Every cache of the BFF: what an event makes stale is cleared in all of them. */
export const cacheEntries: readonly CacheEntry[] = [sessionCache, gridDayCache, tuoteCacheEntry];
