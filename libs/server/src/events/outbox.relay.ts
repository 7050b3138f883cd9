import { setTimeout } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  BeforeApplicationShutdown,
  OnApplicationBootstrap,
} from '@nestjs/common';
import { jetstream, type JetStreamClient } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { DataSource, type EntityManager } from 'typeorm';
import { EVENT_SUBJECT_PREFIX, type EventEnvelope } from '@keikka/contracts';
import { Clock } from '../clock/clock.js';
import { natsConnection } from '../messaging/nats.provider.js';
import { Metrics } from '../metrics/metrics.js';
import { EventStream } from './event-stream.js';

const POLL_MS = 1_000;
/** Longer is not needed: another copy publishes what is left. */
const LAST_EVENTS_MS = 2_000;
const BATCH_SIZE = 200;
/** A batch and its last publish end well before Postgres ends a transaction that idles (eight seconds). */
const BATCH_MS = 3_000;
const PUBLISH_MS = 3_000;

interface PendingRow {
  id: string;
  message_id: string;
  name: EventEnvelope['name'];
  data: EventEnvelope['data'];
  correlation_id: string;
  at: Date;
}

/** The outcome of a batch: the published rows, whether more may wait, and why the next one was not published. */
interface Published {
  ids: string[];
  isMore: boolean;
  failure?: Error;
}

/**
 * Publishes committed events in their order. A crash between commit and publish loses no event (the row is still there)
 * and duplicates none (JetStream drops the second publish of a message id, and consumers keep an inbox). A stop or a
 * failure in mid-batch marks the rows already published.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('outbox');
  private client: JetStreamClient | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private wanted = false;
  /** A publish failed, perhaps because the stream was lost with the server's store. */
  private isStreamInDoubt = false;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(natsConnection) private readonly nats: NatsConnection,
    private readonly stream: EventStream,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.stream.ensure();
    this.client = jetstream(this.nats);
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  /** After the requests in hand have ended, so that their events leave too. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.race([this.running, setTimeout(LAST_EVENTS_MS, undefined, { ref: false })]);
    this.client = undefined;
    await this.running;
  }

  /** Publishes the waiting events. It runs after each commit, and every second for events that a crash left. */
  wake(): void {
    this.wanted = true;
    if (!this.client || this.running) return;
    this.running = this.drain().finally(() => (this.running = undefined));
  }

  private async drain(): Promise<void> {
    while (this.wanted && this.client) {
      this.wanted = false;
      try {
        if (this.isStreamInDoubt) await this.stream.ensure();
        this.isStreamInDoubt = false;
        while (await this.publishBatch());
      } catch (error) {
        // The rows stay in the outbox; the next poll tries again.
        this.isStreamInDoubt = true;
        this.logger.warn({ err: error }, 'events wait in the outbox');
      }
    }
  }

  private async publishBatch(): Promise<boolean> {
    const { isMore, failure } = await this.dataSource.transaction(async (manager) => {
      const published = await this.publishAll(await this.waiting(manager));
      if (published.ids.length > 0)
        await manager.query(`update outbox set published_at = $1 where id = any($2)`, [
          this.clock.now(),
          published.ids,
        ]);
      return published;
    });
    if (failure) throw failure;
    return isMore;
  }

  private async waiting(manager: EntityManager): Promise<PendingRow[]> {
    // One relay per schema runs at a time, which keeps the order over any number of replicas.
    const [{ locked }] = await manager.query<[{ locked: boolean }]>(
      `select pg_try_advisory_xact_lock(hashtext('outbox'), hashtext(current_schema())) as locked`,
    );
    if (!locked) return [];
    const [{ waiting }] = await manager.query<[{ waiting: number }]>(
      `select count(*)::int as waiting from outbox where published_at is null`,
    );
    this.metrics.outboxLag.set(waiting);
    return manager.query<PendingRow[]>(
      `select id, message_id, name, data, correlation_id, at from outbox where published_at is null order by id limit ${BATCH_SIZE}`,
    );
  }

  private async publishAll(rows: readonly PendingRow[]): Promise<Published> {
    const ids: string[] = [];
    const end = performance.now() + BATCH_MS;
    try {
      for (const row of rows) {
        if (!this.client) return { ids, isMore: false };
        if (performance.now() > end) return { ids, isMore: true };
        await this.publish(this.client, row);
        ids.push(row.id);
      }
      return { ids, isMore: rows.length === BATCH_SIZE };
    } catch (error) {
      return { ids, isMore: true, failure: error instanceof Error ? error : new Error(String(error)) };
    }
  }

  /**
   * An event that NATS can never accept must not block the later ones. It stays in the table, is counted and logged.
   */
  private setAside(id: string, length: number): void {
    this.metrics.outboxSetAside.inc();
    this.logger.error({ id, length }, 'an event is larger than NATS takes and is not published');
  }

  private async publish(client: JetStreamClient, row: PendingRow): Promise<void> {
    const id = row.message_id;
    const envelope: EventEnvelope = {
      id,
      name: row.name,
      at: row.at.toISOString(),
      correlationId: row.correlation_id,
      data: row.data,
    };
    const payload = JSON.stringify(envelope);
    if (Buffer.byteLength(payload) > (this.nats.info?.max_payload ?? Infinity)) {
      this.setAside(id, payload.length);
      return;
    }
    await client.publish(EVENT_SUBJECT_PREFIX + row.name, payload, { msgID: id, timeout: PUBLISH_MS });
  }
}
