import { createHmac, timingSafeEqual } from 'node:crypto';
import { OLDEST_SPAN_MS } from '@keikka/contracts';

/** A request whose trace is kept: who made it, in which trace, and when it came. */
export interface TracedRequest {
  /** As the limits count it. */
  caller: string;
  traceId: string;
  /** Method and path as the route has them, see `requestName`. */
  name: string;
  /** Unix milliseconds by the clock that answers. */
  came: number;
}

/** Both forms of a path are one request. */
export const requestName = (method: string, path: string): string =>
  `${method} ${path.replace(/^\/api(?=\/)/, '')}`;

/**
 * The id of the browser's span. It is the signature of the request too: only who has the key can tell it, so that nobody writes
 * into the trace of another, and no copy has to remember what it gave out.
 */
export const spanIdOf = (key: Buffer, { caller, traceId, name, came }: TracedRequest): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([caller, traceId, name, came]))
    .digest('hex')
    .slice(0, 16);

/** What the answer to a traced request says, and the browser repeats with what it measured. */
export const spanHeader = (spanId: string, { traceId, came }: TracedRequest): string =>
  `${traceId}-${spanId}-${came}`;

const FORM = /^([\da-f]{32})-([\da-f]{16})-(\d{13})$/;

export interface Measured {
  span: string;
  call: string;
  beganAgo: number;
  endedAgo: number;
}

export interface Placed {
  traceId: string;
  spanId: string;
  name: string;
  begin: Date;
  end: Date;
}

/** A copy's clock may be ahead of that of the next. */
const CLOCKS_APART_MS = 1_000;

/**
 * The span of a browser by our clock, or undefined where it is not of a request that this caller made in the last minutes.
 * The way of the report is not known, so that the span may lie later than it was by that way. It never begins after the request
 * came; it can't end before its answer left, which came to the browser before the report.
 */
export function placed(key: Buffer, caller: string, measured: Measured, now: number): Placed | undefined {
  const [, traceId = '', spanId = '', digits] = FORM.exec(measured.span) ?? [];
  const [method = '', path = ''] = measured.call.split(' ', 2);
  const request = { caller, traceId, name: requestName(method, path), came: Number(digits) };
  if (!isSame(spanId, spanIdOf(key, request))) return undefined;
  const age = now - request.came;
  if (age > OLDEST_SPAN_MS || age < -CLOCKS_APART_MS || measured.endedAgo > measured.beganAgo)
    return undefined;
  return {
    traceId,
    spanId,
    name: `browser ${method} /api${path.replace(/^\/api(?=\/)/, '')}`,
    begin: new Date(Math.min(now - measured.beganAgo, request.came)),
    end: new Date(Math.max(now - measured.endedAgo, request.came)),
  };
}

const isSame = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
