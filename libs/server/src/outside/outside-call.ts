import { noData, noDataOfError, reasonOfStatus, retryAfterMs, type Outcome } from './outcome.js';
import { OutsideAnswer, readBody } from './outside-answer.js';

/** Text and bytes are sent unchanged, and the caller sets their `content-type`; forms and JSON set it themselves. */
type OutsideBody = string | Uint8Array<ArrayBuffer> | URLSearchParams | FormData | { json: unknown };

/** One request to an outside system. */
export interface OutsideCall<T> {
  /** Its name in metrics and logs, such as `forecast`. One of a few, never made of data. */
  name: string;
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below the system's base URL. */
  path: string;
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  body?: OutsideBody;
  /** Sending it twice has the same effect as once, so it may be retried. GET and HEAD always have this property. */
  isRepeatable?: boolean;
  /** Adds keys that are not the system's but those of one of our companies. Runs before each attempt, after the system's own. */
  sign?: (request: OutgoingRequest) => void;
  /** Statuses besides 2xx that are an answer, such as 404 where it says that there is nothing. */
  alsoReads?: readonly number[];
  /** Converts the answer to what the port promises. It throws when the answer is not in the agreed form. */
  read: (answer: OutsideAnswer) => T;
}

/** A request just before it is sent. `sign` puts keys into its address or headers. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
}

/** Methods that change nothing. */
const safeMethods = new Set<OutsideCall<unknown>['method']>(['GET', 'HEAD']);

export const mayRepeat = ({ method = 'GET', isRepeatable }: OutsideCall<unknown>): boolean =>
  isRepeatable ?? safeMethods.has(method);

const BASE_END = /\/*$/;
const PATH_START = /^\/*/;

/** The address of a call. No path or value can change the host. */
export function urlOf(
  baseUrl: string,
  { path, query = {} }: Pick<OutsideCall<unknown>, 'path' | 'query'>,
): URL {
  const url = new URL(baseUrl);
  url.pathname = url.pathname.replace(BASE_END, '/') + path.replace(PATH_START, '');
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url;
}

/**
 * Sends the request once and reads the answer. Faults of the network, the system or the reading come back as `noData`.
 */
export async function sendOnce<T>(
  request: OutgoingRequest,
  call: OutsideCall<T>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Outcome<T>> {
  const { method, url, headers } = request;
  try {
    // A redirect would carry the keys to whatever address the answer names.
    const init = { method, headers, body: bodyOf(call.body), signal, redirect: 'manual' as const };
    const response = await fetch(url, init);
    const { status } = response;
    const reason = reasonOfStatus(status, call.alsoReads);
    if (reason) {
      await response.body?.cancel();
      return noData(reason, { status, ...restOf(response) });
    }
    const bytes = await readBody(response, maxBytes);
    if (bytes === undefined) return noData('too-large', { status });
    return readAnswer(call, new OutsideAnswer(status, response.headers, bytes));
  } catch (error) {
    return signal.aborted ? noData('timed-out') : noDataOfError(error);
  }
}

function restOf({ headers }: Response) {
  const rest = retryAfterMs(headers.get('retry-after'), Date.now());
  return rest === undefined ? {} : { retryAfterMs: rest };
}

function readAnswer<T>(call: OutsideCall<T>, answer: OutsideAnswer): Outcome<T> {
  try {
    return { data: call.read(answer) };
  } catch {
    // The error's message is left out, because it quotes the answer.
    return noData('unreadable', { status: answer.status });
  }
}

const isJson = (body: OutsideBody): body is { json: unknown } => Object.hasOwn(body as object, 'json');

const bodyOf = (body: OutsideBody | undefined) =>
  typeof body === 'object' && isJson(body) ? JSON.stringify(body.json) : body;

/** The content type that fetch does not set by itself. */
export const contentTypeOf = (body: OutsideBody | undefined): Record<string, string> =>
  typeof body === 'object' && isJson(body) ? { 'content-type': 'application/json' } : {};
