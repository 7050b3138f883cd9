import { Inject, Injectable, Logger, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { serviceActor, type EventEnvelope, type EventName } from '@keikka/contracts';
import { MINUTE_MS } from '@keikka/domain';
import { ProcessInfo } from '../config/process-info.js';
import { natsConnection } from '../messaging/nats.provider.js';
import { runInContext } from '../messaging/request-context.js';
import { InboxRow } from '../persistence/server-tables.entity.js';
import { Transactions, type Tx } from '../persistence/transactions.js';
import { traced } from '../tracing/spans.js';
import { DurableConsumer } from './durable-consumer.js';
import { EventStream } from '../events/event-stream.js';
import { LISTENS_KEY } from './listens.js';

type Listener = (tx: Tx, event: EventEnvelope) => Promise<void>;

const longestRetryMs = MINUTE_MS;

/** Finds every `@Listens` method and feeds it from a durable JetStream consumer of its own. */
@Injectable()
export class EventListeners implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('listener');
  private readonly consumers: DurableConsumer[] = [];

  constructor(
    @Inject(natsConnection) private readonly nats: NatsConnection,
    private readonly stream: EventStream,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly transactions: Transactions,
    private readonly info: ProcessInfo,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const { event, durable, listener } of this.find()) {
      const consumer = new DurableConsumer(this.nats, this.stream, event, durable);
      await consumer.follow((message) => this.handle(message, durable, listener));
      this.consumers.push(consumer);
    }
  }

  async onModuleDestroy(): Promise<void> {
    // The message being handled is finished before its database connection closes.
    await Promise.all(this.consumers.map((consumer) => consumer.close()));
  }

  private find(): { event: EventName; durable: string; listener: Listener }[] {
    return this.discovery.getProviders().flatMap(({ name, instance }) => {
      if (typeof instance !== 'object' || instance === null) return [];
      const prototype = Object.getPrototypeOf(instance) as Record<string, Listener | undefined>;
      return this.scanner.getAllMethodNames(prototype).flatMap((method) => {
        const handler = prototype[method];
        const event = handler && this.reflector.get<EventName | undefined>(LISTENS_KEY, handler);
        if (!event) return [];
        const listener: Listener = (tx, message) => handler.call(instance, tx, message);
        return [{ event, durable: `${this.info.name}-${String(name)}-${method}`, listener }];
      });
    });
  }

  private async handle(message: JsMsg, durable: string, listener: Listener): Promise<void> {
    let event: EventEnvelope;
    try {
      event = message.json<EventEnvelope>();
    } catch (error) {
      this.logger.error({ err: error, durable }, 'not an event');
      message.term();
      return;
    }
    try {
      const context = { actor: serviceActor, correlationId: event.correlationId };
      const carriedOut = () =>
        traced('event', `${event.name} ${durable}`, () => this.once(event, durable, listener));
      await runInContext(context, carriedOut);
      message.ack();
    } catch (error) {
      const delayMs = Math.min(1_000 * 2 ** message.info.deliveryCount, longestRetryMs);
      this.logger.error({ err: error, event: event.id, durable }, `tried again in ${delayMs} ms`);
      message.nak(delayMs);
    }
  }

  private once(event: EventEnvelope, durable: string, listener: Listener): Promise<void> {
    return this.transactions.run(async (tx) => {
      const counted = await tx.manager
        .createQueryBuilder()
        .insert()
        .into(InboxRow)
        .values({ listener: durable, messageId: event.id, at: tx.now })
        .orIgnore()
        .returning('message_id')
        .execute();
      if ((counted.raw as unknown[]).length > 0) await listener(tx, event);
    });
  }
}
