import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EventMap, EventName } from '@keikka/contracts';
import { Metrics } from '../metrics/metrics.js';
import { OptionalRedis } from './optional-redis.js';

/** The groups that an event makes stale. */
type ClearedBy = { [Name in EventName]?: (data: EventMap[Name]) => string[] };

/**
 * A cache entry as an object: its name, its lifetime and the events that clear it. An entry belongs to one or more
 * groups (a tenant, its day, a person), and clearing a group makes all its entries stale. `variant` separates entries
 * of the same groups, e.g. by rights.
 */
export interface CacheEntry {
  name: string;
  ttlSeconds: number;
  clearedBy: ClearedBy;
}

/** The lifetime of a group's generation. It must exceed that of any entry, or an old entry could become valid again. */
const GENERATION_SECONDS = 24 * 60 * 60;

/** Never the same twice: a group whose generation Redis has lost does not come back to one that it had. */
const newGeneration = (): string => randomBytes(9).toString('base64url');

/** What is stored, and the generations of its groups as they are. */
interface Found {
  stored: Buffer | null;
  generation: string;
}

/**
 * A value is stored with the generations of its groups as they were before the source was read, and clearing a group
 * gives it a new one. So a slow reader cannot bring back an old value by storing it after the change (ADR 0006).
 */
@Injectable()
export class Cache {
  /**
   * Generations that could not be raised while Redis was away. They are raised before any stored value is used again.
   */
  private readonly missed = new Set<string>();
  private catchingUp: Promise<boolean> | undefined;

  constructor(
    private readonly redis: OptionalRedis,
    private readonly metrics: Metrics,
  ) {}

  /** The stored bytes, or else the result of `load`, which is stored for the next reader. */
  async through(
    entry: CacheEntry,
    groups: readonly string[],
    variant: string,
    load: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const valueKey = `val:${entry.name}:${groups.join(',')}:${variant}`;
    const generationKeys = groups.map((group) => generationKey(entry, group));
    const found = (await this.caughtUp()) ? await this.find(valueKey, generationKeys) : undefined;
    const stored = found?.stored;
    const cut = stored?.indexOf(0x0a) ?? -1;
    if (stored && cut > 0 && stored.subarray(0, cut).toString() === found.generation) {
      this.metrics.cache.inc({ cache: entry.name, result: 'hit' });
      return stored.subarray(cut + 1);
    }
    this.metrics.cache.inc({ cache: entry.name, result: found ? 'miss' : 'skipped' });
    const value = await load();
    if (found) {
      const bytes = Buffer.concat([Buffer.from(`${found.generation}\n`), value]);
      await this.redis.ask((redis) => redis.set(valueKey, bytes, 'EX', entry.ttlSeconds));
    }
    return value;
  }

  /** Makes all entries of a group stale. Returns false when Redis did not answer (`redisSkipped`). */
  async clear(entry: CacheEntry, group: string): Promise<boolean> {
    const key = generationKey(entry, group);
    const done = await this.raise([key]);
    if (!done) this.missed.add(key);
    return done;
  }

  /** Clears the groups that an event makes stale in one entry. */
  async clearFor<Name extends EventName>(entry: CacheEntry, name: Name, data: EventMap[Name]): Promise<void> {
    const groups = entry.clearedBy[name]?.(data) ?? [];
    await Promise.all(groups.map((group) => this.clear(entry, group)));
  }

  /** Undefined when Redis does not answer, or does not keep the generations. */
  private async find(valueKey: string, generationKeys: readonly string[]): Promise<Found | undefined> {
    const [stored = null, ...known] = await this.read([valueKey, ...generationKeys]);
    if (known.every(Boolean)) return known.length > 0 ? { stored, generation: known.join('.') } : undefined;
    // A group without a generation is new, or Redis has let go of it: what was stored before is not believed.
    const lost = generationKeys.filter((_, index) => !known[index]);
    await this.redis.ask((redis) =>
      lost
        .reduce(
          (commands, key) => commands.set(key, newGeneration(), 'EX', GENERATION_SECONDS, 'NX'),
          redis.pipeline(),
        )
        .exec(),
    );
    const now = await this.read(generationKeys);
    return now.length > 0 && now.every(Boolean) ? { stored, generation: now.join('.') } : undefined;
  }

  /** None at all when Redis does not answer. */
  private async read(keys: readonly string[]): Promise<(Buffer | null)[]> {
    return (await this.redis.ask((redis) => redis.mgetBuffer(...keys))) ?? [];
  }

  private async raise(keys: readonly string[]): Promise<boolean> {
    const done = await this.redis.ask((redis) =>
      keys
        .reduce(
          (commands, key) => commands.set(key, newGeneration(), 'EX', GENERATION_SECONDS),
          redis.multi(),
        )
        .exec(),
    );
    return done !== undefined;
  }

  /** Whether every missed generation is raised. Those who read at the same time share one attempt. */
  private async caughtUp(): Promise<boolean> {
    if (this.missed.size > 0)
      this.catchingUp ??= this.raiseMissed().finally(() => (this.catchingUp = undefined));
    return (await this.catchingUp) ?? true;
  }

  private async raiseMissed(): Promise<boolean> {
    const keys = [...this.missed];
    // A change that is missed during the attempt is not covered by it.
    this.missed.clear();
    const done = await this.raise(keys);
    if (!done) for (const key of keys) this.missed.add(key);
    return done && this.missed.size === 0;
  }
}

function generationKey(entry: CacheEntry, group: string): string {
  return `gen:${entry.name}:${group}`;
}
