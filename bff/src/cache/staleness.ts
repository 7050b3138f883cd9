import { Inject, Injectable } from '@nestjs/common';
import type { EventName } from '@keikka/contracts';
import { Cache, type CacheEntry, type WrittenEvent } from '@keikka/server';
import { EVERYTHING } from './groups.js';

/** Injection token of every cache entry of the BFF, as its folders name them. */
export const cacheEntries = Symbol('CacheEntries');

/** Forgets what an event has made stale, in every cache of the BFF. */
@Injectable()
export class Staleness {
  private readonly memories: { entry: CacheEntry; forget: () => void }[] = [];

  constructor(
    private readonly cache: Cache,
    @Inject(cacheEntries) private readonly entries: readonly CacheEntry[],
  ) {}

  /** For what this process itself remembers of an entry: it is forgotten whenever the entry is cleared. */
  alsoForget(entry: CacheEntry, forget: () => void): void {
    this.memories.push({ entry, forget });
  }

  async after<Name extends EventName>({ name, data }: WrittenEvent<Name>): Promise<void> {
    await Promise.all(this.entries.map((entry) => this.cache.clearFor(entry, name, data)));
    // After Redis, or what is read in between would be remembered as it was.
    for (const { entry, forget } of this.memories) if (entry.clearedBy[name]) forget();
  }

  /** For when it cannot be known what was missed. */
  async ofEverything(): Promise<void> {
    await Promise.all(this.entries.map((entry) => this.cache.clear(entry, EVERYTHING)));
    for (const { forget } of this.memories) forget();
  }
}
