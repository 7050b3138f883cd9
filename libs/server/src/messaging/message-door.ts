import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { NatsContext, Server, Transport, type CustomTransportStrategy } from '@nestjs/microservices';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { lastValueFrom } from 'rxjs';
import { ProcessInfo } from '../config/process-info.js';
import { Metrics } from '../metrics/metrics.js';
import { MessageSeal } from './message-seal.js';
import { natsConnection } from './nats.provider.js';
import { contextOf, isTooLate } from './request-context.js';
import { encodeFailure, encodeReply, type WireFailure } from './wire.js';

/** A frozen NATS lets no subscription end; the process must all the same. */
const DRAIN_MS = 5_000;

/**
 * A service's door on NATS: its handlers in its queue group, on the process's one connection, so that the readiness of
 * that connection is the readiness of the handlers. A request without a seal is refused; one whose asker has stopped
 * waiting is dropped, because it was told that it failed. A stop first takes no more requests, and then waits for those
 * in hand.
 */
@Injectable()
export class MessageDoor extends Server implements CustomTransportStrategy, OnModuleDestroy {
  override readonly transportId = Transport.NATS;
  private subscriptions: Subscription[] = [];
  private readonly inHand = new Set<Promise<void>>();

  constructor(
    @Inject(natsConnection) private readonly nats: NatsConnection,
    private readonly info: ProcessInfo,
    private readonly seal: MessageSeal,
    private readonly metrics: Metrics,
  ) {
    super();
  }

  listen(started: () => void): void {
    this.subscriptions = [...this.messageHandlers.keys()].map((subject) =>
      this.nats.subscribe(subject, {
        queue: this.info.name,
        callback: (error, message) => {
          if (error) this.logger.error(error);
          else this.receive(subject, message);
        },
      }),
    );
    started();
  }

  /** The last of what the server has already sent here is still taken, unlike with `unsubscribe`. */
  async onModuleDestroy(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, DRAIN_MS)));
    await Promise.race([this.drain(), late]).finally(() => clearTimeout(timer));
  }

  /** The connection belongs to the process, which closes it last. */
  close(): void {}

  on(): never {
    throw new Error('NatsPulse tells the state of the connection');
  }

  unwrap(): never {
    throw new Error('The connection is injected as natsConnection');
  }

  private async drain(): Promise<void> {
    await Promise.all(this.subscriptions.map((subscription) => subscription.drain())).catch(
      (error: unknown) => {
        this.logger.warn(error, 'NATS was away when the subscriptions ended');
      },
    );
    await Promise.all(this.inHand);
  }

  private receive(subject: string, message: Msg): void {
    const context = new NatsContext([subject, message.headers]);
    if (!this.seal.isWhole(message)) {
      this.metrics.messagesDropped.inc({ reason: 'unsealed' });
      this.logger.warn({ subject }, 'a request without the seal of this house was refused');
      message.respond(encodeFailure({ code: 'AUTH.FORBIDDEN' }));
    } else if (isTooLate(contextOf(context))) {
      this.metrics.messagesDropped.inc({ reason: 'late' });
    } else {
      const work = this.answer(message, context).then((bytes) => this.reply(message, bytes));
      this.inHand.add(work);
      void work.finally(() => this.inHand.delete(work));
    }
  }

  /** An answer that cannot be sent, because it is larger than NATS takes, must not end the process. */
  private reply(message: Msg, bytes: Uint8Array): void {
    try {
      message.respond(bytes);
    } catch (error) {
      this.logger.error(
        { err: error, subject: message.subject, length: bytes.length },
        'an answer is not sent',
      );
      if (!this.nats.isClosed()) message.respond(encodeFailure({ code: 'INTERNAL' }));
    }
  }

  private async answer(message: Msg, context: NatsContext): Promise<Uint8Array> {
    try {
      const data: unknown = message.data.length === 0 ? undefined : message.json();
      const answer: unknown = await this.messageHandlers.get(context.getSubject())?.(data, context);
      return encodeReply(await lastValueFrom(this.transformToObservable(answer), { defaultValue: null }));
    } catch (error) {
      return encodeFailure(error as WireFailure);
    }
  }
}
