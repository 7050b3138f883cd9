import { Injectable } from '@nestjs/common';
import type { EventName } from '@keikka/contracts';
import { Cache, type WrittenEvent } from '@keikka/server';
import { sessionCache, Sessions } from '../auth/sessions.js';
import { cacheEntries } from '../events/cache-entries.js';
import { everything } from './groups.js';

/** Forgets what an event has made stale, in every cache of the BFF. */
@Injectable()
export class Staleness {
  constructor(
    private readonly cache: Cache,
    private readonly sessions: Sessions,
  ) {}

  async after<Name extends EventName>({ name, data }: WrittenEvent<Name>): Promise<void> {
    await Promise.all(cacheEntries.map((entry) => this.cache.clearFor(entry, name, data)));
    // After Redis, or a session read in between would be remembered as it was.
    if (sessionCache.clearedBy[name]) this.sessions.forget();
  }

  /** For when it cannot be known what was missed. */
  async ofEverything(): Promise<void> {
    await Promise.all(cacheEntries.map((entry) => this.cache.clear(entry, everything)));
    this.sessions.forget();
  }
}
