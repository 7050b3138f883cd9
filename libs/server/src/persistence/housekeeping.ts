import { Logger, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { HOUR_MS, MINUTE_MS } from '@keikka/domain';

const FIRST_MS = 5 * MINUTE_MS;

/**
 * Deletes rows that are no longer needed: published events, inbox rows older than the stream, answered retry keys.
 * History and logs stay.
 */
const spent = [
  `delete from outbox where published_at < now() - interval '7 days'`,
  `delete from inbox where at < now() - interval '14 days'`,
  `delete from idempotency where at < now() - interval '7 days'`,
];

/** Removes outdated rows of the common tables and of the service's own, on one replica at a time. */
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('housekeeping');
  private first: NodeJS.Timeout | undefined;
  private hourly: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly ownSpent: readonly string[],
  ) {}

  onApplicationBootstrap(): void {
    const run = () => void (this.running = this.tidy());
    // Soon, because a replica may be replaced within the hour; not at once, because all may have started together.
    this.first = setTimeout(run, Math.random() * FIRST_MS);
    this.hourly = setInterval(run, HOUR_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.first);
    clearInterval(this.hourly);
    await this.running;
  }

  async tidy(): Promise<void> {
    try {
      await this.dataSource.transaction(async (manager) => {
        const [{ locked }] = await manager.query<[{ locked: boolean }]>(
          `select pg_try_advisory_xact_lock(hashtext('housekeeping'), hashtext(current_schema())) as locked`,
        );
        if (locked) for (const sql of [...spent, ...this.ownSpent]) await manager.query(sql);
      });
    } catch (error) {
      // Nothing depends on it, and it runs again in an hour.
      this.logger.warn({ err: error }, 'old rows were not removed');
    }
  }
}
