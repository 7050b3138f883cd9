import { Inject, Injectable, Logger, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { jetstream, type JetStreamClient } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { DataSource } from 'typeorm';
import { eventSubjectPrefix, type EventEnvelope } from '@keikka/contracts';
import { Clock } from '../clock/clock.js';
import { natsConnection } from '../messaging/nats.provider.js';
import { Metrics } from '../metrics/metrics.js';
import { ProcessInfo } from '../config/process-info.js';
import { ensureEventStream } from './event-stream.js';

const pollMs = 1_000;
const batchSize = 200;

interface PendingRow {
  id: string;
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
    private readonly info: ProcessInfo,
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
      const rows = await manager.query<PendingRow[]>(
        `select id, name, data, correlation_id, at from outbox where published_at is null order by id limit ${batchSize}`,
      );
      for (const row of rows) await this.publish(row);
      if (rows.length > 0) {
        await manager.query(`update outbox set published_at = $1 where id = any($2)`, [
          this.clock.now(),
          rows.map((row) => row.id),
        ]);
      }
      this.metrics.outboxLag.set(rows.length);
      return rows.length;
    });
  }

  private async publish(row: PendingRow): Promise<void> {
    const id = `${this.info.name}:${row.id}`;
    const envelope: EventEnvelope = {
      id,
      name: row.name,
      at: row.at.toISOString(),
      correlationId: row.correlation_id,
      data: row.data,
    };
    // Stopped in the middle of a batch: it rolls back, and its rows wait for the next relay instead of being marked.
    if (!this.client) throw new Error('the outbox relay is stopping');
    await this.client.publish(eventSubjectPrefix + row.name, JSON.stringify(envelope), {
      msgID: id,
      timeout: 3_000,
    });
  }
}
