import type { Provider, Type } from '@nestjs/common';
import type { CacheEntry } from '@keikka/server';

/** What a folder puts into the BFF; `bff.module.ts` puts the folders together. */
export interface Feature {
  controllers?: readonly Type[];
  providers?: readonly Provider[];
  /** What an event makes stale is cleared in all of them. */
  caches?: readonly CacheEntry[];
}
