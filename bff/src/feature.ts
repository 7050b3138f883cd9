import type { Provider, Type } from '@nestjs/common';
import type { CacheEntry } from '@keikka/server';

/** What a folder contributes to the BFF; `bff.module.ts` combines the folders. */
export interface Feature {
  controllers?: readonly Type[];
  providers?: readonly Provider[];
  /** Cache entries that events clear. */
  caches?: readonly CacheEntry[];
}
