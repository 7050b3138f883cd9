import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Span,
} from '@opentelemetry/api';
import type { MsgHdrs } from '@nats-io/transport-node';
import { Failure } from '@keikka/contracts';

const kinds = {
  http: SpanKind.SERVER,
  message: SpanKind.SERVER,
  ask: SpanKind.CLIENT,
  event: SpanKind.CONSUMER,
  sql: SpanKind.CLIENT,
} as const;

/** The tracer of the process; it does nothing while nothing is traced. */
const tracer = () => trace.getTracer('keikka');

/** Runs the work as a span of the trace that is under way. */
export function traced<T>(kind: keyof typeof kinds, name: string, work: () => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, { kind: kinds[kind] }, async (span) => {
    try {
      return await work();
    } catch (error) {
      failed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A statement within a trace that is kept. Its values are not in it. */
export function tracedStatement<Answer>(sql: string, send: () => Answer): Answer {
  if (!trace.getActiveSpan()?.isRecording()) return send();
  const span = tracer().startSpan(sql.trimStart().slice(0, 60), {
    kind: kinds.sql,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
  });
  const answer = send();
  if (answer instanceof Promise)
    answer.then(
      () => span.end(),
      (error: unknown) => {
        failed(span, error);
        span.end();
      },
    );
  // Of one that is called back nothing but its beginning is known.
  else span.end();
  return answer;
}

/** By its code or kind alone: the words of an error may hold a value. */
function failed(span: Span, error: unknown): void {
  const message = error instanceof Failure ? error.code : error instanceof Error ? error.name : typeof error;
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}

/** Tells the next process which span asks it. */
export function tellParent(headers: MsgHdrs): void {
  propagation.inject(context.active(), headers, { set: (carrier, key, value) => carrier.set(key, value) });
}

/** Runs the work below the span of the process that asked. */
export function belowParent<T>(headers: MsgHdrs | undefined, work: () => T): T {
  if (!headers) return work();
  const parent = propagation.extract(context.active(), headers, {
    get: (carrier, key) => carrier.get(key) || undefined,
    keys: (carrier) => carrier.keys(),
  });
  return context.with(parent, work);
}

export interface SpanIds {
  traceId: string;
  spanId: string;
}

/** Runs the work below a span whose id is known before somebody else writes it. */
export function belowSpan<T>(ids: SpanIds, work: () => T): T {
  const parent = { ...ids, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return context.with(trace.setSpanContext(context.active(), parent), work);
}
