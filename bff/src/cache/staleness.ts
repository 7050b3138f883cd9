import { Inject, Injectable } from '@nestjs/common';
import type { EventName } from '@keikka/contracts';
import { Cache, type CacheEntry, type WrittenEvent } from '@keikka/server';
import { EVERYTHING } from './groups.js';

/** Injection token of all cache entries of the BFF, as its folders name them. */
export const cacheEntries = Symbol('CacheEntries');

/** Clears what an event makes stale, in every cache of the BFF. */
@Injectable()
export class Staleness {
  private readonly memories: { entry: CacheEntry; forget: () => void }[] = [];

  constructor(
    private readonly cache: Cache,
    @Inject(cacheEntries) private readonly entries: readonly CacheEntry[],
  ) {}

  /**
   * Registers a callback for memory of this process that depends on an entry. It runs whenever the entry is cleared.
   */
  alsoForget(entry: CacheEntry, forget: () => void): void {
    this.memories.push({ entry, forget });
  }

  async after<Name extends EventName>({ name, data }: WrittenEvent<Name>): Promise<void> {
    await Promise.all(this.entries.map((entry) => this.cache.clearFor(entry, name, data)));
    // In-memory copies are cleared after Redis, or a read in between would store the old value again.
    for (const { entry, forget } of this.memories) if (entry.clearedBy[name]) forget();
  }

  /** Clears everything, for when events may have been missed. */
  async ofEverything(): Promise<void> {
    await Promise.all(this.entries.map((entry) => this.cache.clear(entry, EVERYTHING)));
    for (const { forget } of this.memories) forget();
  }
}
