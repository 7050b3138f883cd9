import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { EVENT_SUBJECT_PREFIX, type EventEnvelope } from '@keikka/contracts';
import { MINUTE_MS } from '@keikka/domain';
import { natsConnection } from '@keikka/server';
import { LivePush } from '../live/live-push.js';
import { Staleness } from '../cache/staleness.js';

/**
 * The events of the product, as every BFF replica receives them. The caches are cleared first and the sockets told
 * afterwards, so that a browser which reads at once gets the new day. Missed events (NATS or this process was away)
 * make everything stale.
 */
@Injectable()
export class EventFeed implements OnApplicationBootstrap {
  private readonly logger = new Logger('events');
  /** Events are handled one after the other, so that two changes of an order reach a board in their order. */
  private queue = Promise.resolve();
  /**
   * What was heard lately. A relay that lost the answer to a publish repeats it within these minutes; the stream drops
   * the second, and this subscription gets it all the same.
   */
  private readonly heard = new LRUCache<string, true>({ max: 20_000, ttl: 10 * MINUTE_MS });

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
    // Redis outlives this process. Events can be missed until NATS has confirmed the subscription.
    await this.nats.flush();
    await this.staleness.ofEverything();
  }

  private async hear(message: Msg): Promise<void> {
    try {
      const event = message.json<EventEnvelope>();
      if (this.heard.has(event.id)) return;
      this.heard.set(event.id, true);
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
