import { randomUUID } from 'node:crypto';
import { NatsContext } from '@nestjs/microservices';
import type { NatsConnection } from '@nats-io/transport-node';
import {
  EVENT_SUBJECT_PREFIX,
  Failure,
  type EventMap,
  type EventName,
  type Message,
} from '@keikka/contracts';
import { connectNats, contextOf, encodeFailure, encodeReply, type RequestContext } from '@keikka/server';

type Answer<Request, Reply> = (request: Request, context: RequestContext) => Reply | Promise<Reply>;

/** The services as the BFF sees them, subjects on NATS, each with an answer the test writes. */
export class ScriptedServices {
  private constructor(readonly nats: NatsConnection) {}

  static async connect(url: string): Promise<ScriptedServices> {
    return new ScriptedServices(await connectNats(url, 'scripted-services'));
  }

  async on<Request, Reply>(message: Message<Request, Reply>, answer: Answer<Request, Reply>): Promise<void> {
    this.nats.subscribe(message.subject, {
      callback: (_, received) => {
        void this.answer(
          answer,
          received.json<Request>(),
          contextOf(new NatsContext([received.subject, received.headers])),
        ).then((bytes) => received.respond(bytes));
      },
    });
    await this.flush();
  }

  /** Publishes an event as the outbox relay does. */
  async emit<Name extends EventName>(name: Name, data: EventMap[Name], id = randomUUID()): Promise<void> {
    const envelope = {
      id,
      name,
      at: new Date().toISOString(),
      correlationId: randomUUID(),
      data,
    };
    this.nats.publish(EVENT_SUBJECT_PREFIX + name, JSON.stringify(envelope));
    await this.flush();
  }

  /** A process that stood still for seconds is given up by NATS; it comes back with what it listens to. */
  private async flush(): Promise<void> {
    await this.nats.flush().catch(() => this.nats.flush());
  }

  close(): Promise<void> {
    return this.nats.close();
  }

  private async answer<Request, Reply>(
    answer: Answer<Request, Reply>,
    request: Request,
    context: RequestContext,
  ): Promise<Uint8Array> {
    try {
      return encodeReply(await answer(request, context));
    } catch (error) {
      if (error instanceof Failure) return encodeFailure({ code: error.code, details: error.details });
      throw error;
    }
  }
}
