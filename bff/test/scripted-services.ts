import type { NatsConnection } from '@nats-io/transport-node';
import { Failure, type Actor, type Message } from '@keikka/contracts';
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
        void this.answer(answer, received.json<Request>(), contextOf(received.headers)).then((bytes) =>
          received.respond(bytes),
        );
      },
    });
    await this.nats.flush();
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

export const dispatcher: Actor = { kind: 'person', personId: 7, asiakasId: 1, settingTypes: [9, 11] };
