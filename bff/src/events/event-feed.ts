import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { EVENT_SUBJECT_PREFIX, type EventEnvelope } from '@keikka/contracts';
import { natsConnection } from '@keikka/server';
import { LivePush } from '../live/live-push.js';
import { Staleness } from '../cache/staleness.js';

/**
 * What happened in the house, as every BFF replica hears it: first the caches forget, then the sockets are told, so
 * that a browser which asks at once gets the new day. Missed events (NATS was away, or this process was) make
 * everything stale.
 */
@Injectable()
export class EventFeed implements OnApplicationBootstrap {
  private readonly logger = new Logger('events');
  /** One after the other: two changes of an order must not overtake each other on their way to a board. */
  private queue = Promise.resolve();

  constructor(
    @Inject(natsConnection) private readonly nats: NatsConnection,
    private readonly staleness: Staleness,
    private readonly push: LivePush,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.nats.subscribe(`${EVENT_SUBJECT_PREFIX}>`, {
      callback: (_, message) => {
        this.queue = this.queue.then(() => this.hear(message));
      },
    });
    void this.watchConnection();
    // Redis outlives us: only once NATS knows the subscription can nothing more be missed.
    await this.nats.flush();
    await this.staleness.ofEverything();
  }

  private async hear(message: Msg): Promise<void> {
    try {
      const event = message.json<EventEnvelope>();
      await this.staleness.after(event);
      this.push.tell(event);
    } catch (error) {
      this.logger.error({ err: error, subject: message.subject }, 'an event was not passed on');
    }
  }

  private async watchConnection(): Promise<void> {
    for await (const { type } of this.nats.status()) {
      if (type !== 'reconnect') continue;
      await this.staleness.ofEverything();
      this.push.everythingStale();
    }
  }
}
