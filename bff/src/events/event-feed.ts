import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { eventSubjectPrefix, type EventEnvelope, type EventName } from '@keikka/contracts';
import { Cache, natsConnection } from '@keikka/server';
import { Sessions } from '../auth/sessions.js';
import { LivePush } from '../live/live-push.js';
import { cacheEntries } from './cache-entries.js';
import { everything } from './groups.js';

/**
 * What happened in the house, as every BFF replica hears it: first the caches forget, then the sockets are told, so
 * that a browser which asks at once gets the new day. Missed events (NATS was away) make everything stale.
 */
@Injectable()
export class EventFeed implements OnApplicationBootstrap {
  private readonly logger = new Logger('events');

  constructor(
    @Inject(natsConnection) private readonly nats: NatsConnection,
    private readonly cache: Cache,
    private readonly sessions: Sessions,
    private readonly push: LivePush,
  ) {}

  onApplicationBootstrap(): void {
    this.nats.subscribe(`${eventSubjectPrefix}>`, { callback: (_, message) => void this.hear(message) });
    void this.watchConnection();
  }

  private async hear(message: Msg): Promise<void> {
    try {
      const event = message.json<EventEnvelope>();
      await this.clearCaches(event);
      await this.push.tell(event);
    } catch (error) {
      this.logger.error({ err: error, subject: message.subject }, 'an event was not passed on');
    }
  }

  private async clearCaches<Name extends EventName>({ name, data }: EventEnvelope<Name>): Promise<void> {
    if (sessionsChange(name)) this.sessions.forget();
    await Promise.all(cacheEntries.map((entry) => this.cache.clearFor(entry, name, data)));
  }

  private async watchConnection(): Promise<void> {
    for await (const { type } of this.nats.status()) {
      if (type !== 'reconnect') continue;
      this.sessions.forget();
      await Promise.all(cacheEntries.map((entry) => this.cache.clear(entry, everything)));
      this.push.everythingStale();
    }
  }
}

const sessionsChange = (name: EventName): boolean => name === 'staff.rights.changed.v1';
