import { Inject, Injectable } from '@nestjs/common';
import { errors as natsErrors, type NatsConnection } from '@nats-io/transport-node';
import { Failure, type Message } from '@keikka/contracts';
import { MessageSeal } from './message-seal.js';
import { NatsPulse } from './nats-pulse.js';
import { natsConnection } from './nats.provider.js';
import { contextHeaders, currentContext, type RequestContext } from './request-context.js';
import { decodeReply } from './wire.js';
import { tellParent, traced } from '../tracing/spans.js';

const TIMEOUT_MS = 5_000;
/** Shorter between services, so that silence is reported while the first caller still waits. */
const NESTED_TIMEOUT_MS = 2_000;
/** What a commit and the answer's way home may take, at the end of the wait. */
const WAY_HOME_MS = 300;

/**
 * Asks a service over NATS. A coded failure is rethrown as the same `Failure`, and silence as SERVICE.UNAVAILABLE.
 * Events that a write emitted are recorded in the context of the request. The service knows until when an answer counts,
 * and does nothing afterwards.
 */
@Injectable()
export class ServiceClient {
  constructor(
    @Inject(natsConnection) private readonly nats: NatsConnection,
    @Inject(NatsPulse) private readonly pulse: NatsPulse,
    @Inject(MessageSeal) private readonly seal: MessageSeal,
  ) {}

  async ask<Request, Reply>(
    message: Message<Request, Reply>,
    request: Request,
    context: RequestContext = currentContext(),
    timeoutMs: number = timeoutOf(context),
  ): Promise<Reply> {
    const bytes = await this.askBytes(message, request, context, timeoutMs);
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as Reply;
  }

  /** The body of the reply as bytes, for bulk reads that are only passed through. */
  async askBytes<Request>(
    message: Message<Request, unknown>,
    request: Request,
    context: RequestContext = currentContext(),
    timeoutMs: number = timeoutOf(context),
  ): Promise<Uint8Array> {
    if (!this.pulse.isUp || timeoutMs <= WAY_HOME_MS) throw new Failure('SERVICE.UNAVAILABLE');
    return traced('ask', `ask ${message.subject}`, () => this.send(message, request, context, timeoutMs));
  }

  private async send<Request>(
    { subject }: Message<Request, unknown>,
    request: Request,
    context: RequestContext,
    timeoutMs: number,
  ): Promise<Uint8Array> {
    const payload = JSON.stringify(request ?? null);
    const answerBy = Date.now() + timeoutMs - WAY_HOME_MS;
    const headers = contextHeaders({ ...context, answerBy });
    tellParent(headers);
    this.seal.set(subject, headers, payload);
    try {
      const reply = await this.nats.request(subject, payload, { timeout: timeoutMs, headers });
      const { body, events } = decodeReply(reply.data);
      context.events?.push(...events);
      return body;
    } catch (error) {
      if (error instanceof natsErrors.TimeoutError) this.pulse.doubt();
      throw isSilence(error) ? new Failure('SERVICE.UNAVAILABLE') : error;
    }
  }
}

/** How long an answer is waited for: never longer than the one waits who asked us. */
const timeoutOf = ({ answerBy }: RequestContext): number =>
  answerBy === undefined ? TIMEOUT_MS : Math.min(NESTED_TIMEOUT_MS, answerBy - Date.now());

function isSilence(error: unknown): boolean {
  return (
    error instanceof natsErrors.RequestError ||
    error instanceof natsErrors.TimeoutError ||
    error instanceof natsErrors.NoRespondersError ||
    error instanceof natsErrors.ConnectionError ||
    error instanceof natsErrors.ClosedConnectionError
  );
}
