import { isDeepStrictEqual } from 'node:util';
import { Logger } from '@nestjs/common';
import {
  JetStreamApiError,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type StreamAPI,
  type StreamConfig,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';
import { EVENT_STREAM, EVENT_SUBJECT_PREFIX } from '@keikka/contracts';
import { MINUTE_MS } from '@keikka/domain';

type EventStreamConfig = Partial<StreamConfig> & { name: string };

/** JetStream's code for a stream that exists with another configuration. */
const IS_THERE_OTHERWISE = 10_058;

/** A cluster between two leaders does not answer at all; the next question may find the new one. */
const ANSWER_MS = 2_000;

/** The stream that keeps the events. Every process that needs it makes sure that it exists. */
export class EventStream {
  private readonly logger = new Logger('events');

  constructor(
    private readonly nats: NatsConnection,
    /** The number of servers that keep each event: 1 on a single server, 3 in a cluster. */
    private readonly replicas: number,
  ) {}

  /**
   * Creates the stream when it is missing, and updates its configuration when that differs. The number of servers is
   * never lowered: a process with a forgotten setting must not cost the events their safety.
   */
  async ensure(): Promise<void> {
    const { streams } = await jetstreamManager(this.nats, { timeout: ANSWER_MS });
    const config = this.config();
    try {
      await streams.add(config);
    } catch (error) {
      if (!(error instanceof JetStreamApiError) || error.code !== IS_THERE_OTHERWISE) throw error;
      await this.update(streams, config);
    }
  }

  private async update(streams: StreamAPI, wanted: EventStreamConfig): Promise<void> {
    const { config: present } = await streams.info(EVENT_STREAM);
    const { num_replicas } = present;
    if (num_replicas > this.replicas)
      this.logger.warn(
        `EVENT_REPLICAS is ${this.replicas} here, and the events stay on ${num_replicas} servers`,
      );
    const config = { ...wanted, num_replicas: Math.max(num_replicas, this.replicas) };
    const isSame = Object.entries(config).every(([name, value]) =>
      isDeepStrictEqual(value, present[name as keyof EventStreamConfig]),
    );
    if (!isSame) await streams.update(EVENT_STREAM, config);
  }

  private config(): EventStreamConfig {
    return {
      name: EVENT_STREAM,
      subjects: [`${EVENT_SUBJECT_PREFIX}>`],
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      num_replicas: this.replicas,
      max_age: nanos(7 * 24 * 60 * MINUTE_MS),
      duplicate_window: nanos(10 * MINUTE_MS),
    };
  }
}
