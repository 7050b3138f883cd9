import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import {
  AckPolicy,
  jetstream,
  jetstreamManager,
  JetStreamApiError,
  type ConsumerMessages,
  type JsMsg,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';
import { EVENT_STREAM, EVENT_SUBJECT_PREFIX, type EventName } from '@keikka/contracts';
import type { EventStream } from '../events/event-stream.js';

/** The event of a process that was killed is given to another when the broker has heard nothing for so long. */
const ACK_WAIT_MS = 4_000;
/** The pause between two signs that an event is still in hand. */
const WORKING_MS = 1_000;
const RETRY_MS = 1_000;
/** How long the broker may keep a question for messages: whose stream went between two of them hears of it by the next. */
const ASKED_ANEW_MS = 5_000;
/** JetStream's code for a consumer that exists with another configuration. */
const IS_THERE_OTHERWISE = 10_148;

/**
 * Follows a durable consumer for as long as the process runs. If the consumer is lost, alone or with its stream and the
 * server's store, it is created again and reads everything in the new stream; the inbox skips what was already handled.
 */
export class DurableConsumer {
  private readonly logger = new Logger('listener');
  private readonly stopping = new AbortController();
  private messages: ConsumerMessages | undefined;
  private work: Promise<void> | undefined;

  constructor(
    private readonly nats: NatsConnection,
    private readonly stream: EventStream,
    private readonly event: EventName,
    readonly durable: string,
  ) {}

  /** Resolves once the consumer exists. Failures of messages are the handler's business. */
  async follow(handle: (message: JsMsg) => Promise<void>): Promise<void> {
    await this.open();
    this.work = this.run(handle);
  }

  /** Stops after the message being handled. */
  async close(): Promise<void> {
    this.stopping.abort();
    await this.messages?.close();
    await this.work;
  }

  private async run(handle: (message: JsMsg) => Promise<void>): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        for await (const message of this.messages ?? (await this.open())) await inHand(message, handle);
      } catch (error) {
        this.logger.warn({ err: error, durable: this.durable }, 'a consumer is lost and made again');
      }
      this.messages = undefined;
      // Only the end of the service interrupts the wait.
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async open(): Promise<ConsumerMessages> {
    await this.stream.ensure();
    await this.ensure();
    const consumer = await jetstream(this.nats).consumers.get(EVENT_STREAM, this.durable);
    // A frozen process keeps what it has asked for from the others.
    const messages = await consumer.consume({
      abort_on_missing_resource: true,
      max_messages: 1,
      expires: ASKED_ANEW_MS,
    });
    this.messages = messages;
    if (this.stopping.signal.aborted) await messages.close();
    return messages;
  }
  /** Creates the consumer when it is missing, and updates its configuration when that differs. */
  private async ensure(): Promise<void> {
    const { consumers } = await jetstreamManager(this.nats);
    const config = {
      filter_subject: EVENT_SUBJECT_PREFIX + this.event,
      ack_wait: nanos(ACK_WAIT_MS),
      max_ack_pending: 1,
    };
    try {
      const identity = { durable_name: this.durable, ack_policy: AckPolicy.Explicit };
      await consumers.add(EVENT_STREAM, { ...identity, ...config });
    } catch (error) {
      if (!(error instanceof JetStreamApiError) || error.code !== IS_THERE_OTHERWISE) throw error;
      await consumers.update(EVENT_STREAM, this.durable, config);
    }
  }
}

/** Handles a message and tells the broker meanwhile that it is in hand, however long that takes. */
async function inHand(message: JsMsg, handle: (message: JsMsg) => Promise<void>): Promise<void> {
  const signs = setInterval(() => message.working(), WORKING_MS);
  try {
    await handle(message);
  } finally {
    clearInterval(signs);
  }
}
