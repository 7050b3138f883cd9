import { Inject, Injectable } from '@nestjs/common';
import { errors as natsErrors, type NatsConnection } from '@nats-io/transport-node';
import { Failure, type Message } from '@keikka/contracts';
import { natsConnection } from './nats.provider.js';
import { contextHeaders, currentContext, type RequestContext } from './request-context.js';
import { decodeReply } from './wire.js';

const TIMEOUT_MS = 5_000;
/** Shorter between services, so that silence is reported while the first caller still waits. */
const NESTED_TIMEOUT_MS = 2_000;

/**
 * Asks a service over NATS. A coded failure is rethrown as the same `Failure`, and silence as SERVICE.UNAVAILABLE.
 * Events that a write emitted are recorded in the context of the request.
 */
@Injectable()
export class ServiceClient {
  constructor(@Inject(natsConnection) private readonly nats: NatsConnection) {}

  async ask<Request, Reply>(
    message: Message<Request, Reply>,
    request: Request,
    context: RequestContext = currentContext(),
  ): Promise<Reply> {
    const bytes = await this.askBytes(message, request, context);
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as Reply;
  }

  /** The body of the reply as bytes, for bulk reads that are only passed through. */
  async askBytes<Request>(
    message: Message<Request, unknown>,
    request: Request,
    context: RequestContext = currentContext(),
  ): Promise<Uint8Array> {
    const payload = JSON.stringify(request ?? null);
    try {
      const reply = await this.nats.request(message.subject, payload, {
        timeout: context.isAwaited ? NESTED_TIMEOUT_MS : TIMEOUT_MS,
        headers: contextHeaders(context),
      });
      const { body, events } = decodeReply(reply.data);
      context.events?.push(...events);
      return body;
    } catch (error) {
      throw isSilence(error) ? new Failure('SERVICE.UNAVAILABLE') : error;
    }
  }
}

function isSilence(error: unknown): boolean {
  return (
    error instanceof natsErrors.RequestError ||
    error instanceof natsErrors.TimeoutError ||
    error instanceof natsErrors.NoRespondersError ||
    error instanceof natsErrors.ConnectionError ||
    error instanceof natsErrors.ClosedConnectionError
  );
}
