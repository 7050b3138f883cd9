import { Inject, Injectable, Logger, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { jetstream, type JetStreamClient } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { DataSource } from 'typeorm';
import { eventSubjectPrefix, type EventEnvelope } from '@keikka/contracts';
import { Clock } from '../clock/clock.js';
import { natsConnection } from '../messaging/nats.provider.js';
import { Metrics } from '../metrics/metrics.js';
import { ensureEventStream } from './event-stream.js';

const pollMs = 1_000;
const batchSize = 200;

interface PendingRow {
  id: string;
  message_id: string;
  name: EventEnvelope['name'];
  data: EventEnvelope['data'];
  correlation_id: string;
  at: Date;
}

/**
 * Publishes committed events in their order. A crash between commit and publish loses none (the row is still there)
 * and doubles none (JetStream drops the second publish of the same message id, consumers keep an inbox).
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('outbox');
  private client: JetStreamClient | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private wanted = false;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(natsConnection) private readonly nats: NatsConnection,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await ensureEventStream(this.nats);
    this.client = jetstream(this.nats);
    this.timer = setInterval(() => this.wake(), pollMs);
    this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.client = undefined;
    await this.running;
  }

  /** Publishes what waits; called after each commit and every second for what a crash left. */
  wake(): void {
    this.wanted = true;
    if (!this.client || this.running) return;
    this.running = this.drain().finally(() => (this.running = undefined));
  }

  private async drain(): Promise<void> {
    while (this.wanted && this.client) {
      this.wanted = false;
      try {
        while ((await this.publishBatch()) === batchSize);
      } catch (error) {
        // The rows stay in the outbox; the next poll tries again.
        this.logger.warn({ err: error }, 'events wait in the outbox');
      }
    }
  }

  private publishBatch(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      // One relay at a time per schema keeps the order over any number of replicas.
      const [{ locked }] = await manager.query<[{ locked: boolean }]>(
        `select pg_try_advisory_xact_lock(hashtext('outbox'), hashtext(current_schema())) as locked`,
      );
      if (!locked) return 0;
      const [{ waiting }] = await manager.query<[{ waiting: number }]>(
        `select count(*)::int as waiting from outbox where published_at is null`,
      );
      this.metrics.outboxLag.set(waiting);
      const rows = await manager.query<PendingRow[]>(
        `select id, message_id, name, data, correlation_id, at from outbox where published_at is null order by id limit ${batchSize}`,
      );
      for (const row of rows) await this.publish(row);
      if (rows.length > 0) {
        await manager.query(`update outbox set published_at = $1 where id = any($2)`, [
          this.clock.now(),
          rows.map((row) => row.id),
        ]);
      }
      return rows.length;
    });
  }

  /** What NATS can never take must not hold up every later event: it stays in the table, counted and in the log. */
  private setAside(id: string, length: number): void {
    this.metrics.outboxSetAside.inc();
    this.logger.error({ id, length }, 'an event is larger than NATS takes and is not published');
  }

  private async publish(row: PendingRow): Promise<void> {
    const id = row.message_id;
    const envelope: EventEnvelope = {
      id,
      name: row.name,
      at: row.at.toISOString(),
      correlationId: row.correlation_id,
      data: row.data,
    };
    // Stopped in the middle of a batch: it rolls back, and its rows wait for the next relay instead of being marked.
    if (!this.client) throw new Error('the outbox relay is stopping');
    const payload = JSON.stringify(envelope);
    if (Buffer.byteLength(payload) > (this.nats.info?.max_payload ?? Infinity)) {
      this.setAside(id, payload.length);
      return;
    }
    await this.client.publish(eventSubjectPrefix + row.name, payload, { msgID: id, timeout: 3_000 });
  }
}
