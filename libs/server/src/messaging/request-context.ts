import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { NatsContext } from '@nestjs/microservices';
import { headers as natsHeaders, type MsgHdrs } from '@nats-io/transport-node';
import { anonymousActor, headers, type Actor } from '@keikka/contracts';
import type { WrittenEvent } from './wire.js';

/**
 * The context of one request: its actor, correlation id and retry key, and the events that its writes have emitted so
 * far.
 */
export interface RequestContext {
  actor: Actor;
  correlationId: string;
  idempotencyKey?: string;
  /** Absent when the caller does not need the events. */
  readonly events?: WrittenEvent[];
  /**
   * Unix milliseconds until which an answer still reaches who asked. Absent when nobody in another process waits. Later
   * the asker has said that it failed, so nothing may be carried out any more.
   */
  readonly answerBy?: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The context of the running request; outside one, an anonymous context with a fresh correlation id. */
export function currentContext(): RequestContext {
  return storage.getStore() ?? { actor: anonymousActor, correlationId: randomUUID() };
}

export const currentCorrelationId = (): string => currentContext().correlationId;

/** The fields of a log line about the running request; none outside a request. */
export function currentCorrelation(): { correlationId?: string } {
  const context = storage.getStore();
  return context ? { correlationId: context.correlationId } : {};
}

/** Whether nobody waits for the answer of this request any more. */
export const isTooLate = ({ answerBy }: RequestContext): boolean =>
  answerBy !== undefined && Date.now() > answerBy;

/** NATS headers that carry the context to the next process. */
export function contextHeaders(context: RequestContext): MsgHdrs {
  const message = natsHeaders();
  message.set(headers.actor, JSON.stringify(context.actor));
  if (context.answerBy !== undefined) message.set(headers.answerBy, String(context.answerBy));
  message.set(headers.correlationId, context.correlationId);
  if (context.idempotencyKey) message.set(headers.idempotencyKey, context.idempotencyKey);
  return message;
}

/** The context a message came with. Without an actor header the caller is anonymous. */
export function contextOf(nats: NatsContext): RequestContext {
  const message = nats.getHeaders() as MsgHdrs | undefined;
  const actor = message?.get(headers.actor);
  const idempotencyKey = message?.get(headers.idempotencyKey);
  return {
    actor: actor ? (JSON.parse(actor) as Actor) : anonymousActor,
    correlationId: message?.get(headers.correlationId) || randomUUID(),
    ...(idempotencyKey ? { idempotencyKey } : {}),
    events: [],
    // A request without the time is as late as can be.
    answerBy: Number(message?.get(headers.answerBy)) || 0,
  };
}
