import { noData, noDataOfError, reasonOfStatus, retryAfterMs, type Outcome } from './outcome.js';
import { OutsideAnswer, readBody } from './outside-answer.js';

/** Text and bytes go as they are and name their `content-type` themselves; forms and JSON bring it along. */
export type OutsideBody = string | Uint8Array<ArrayBuffer> | URLSearchParams | FormData | { json: unknown };

/** One question to an outside system. */
export interface OutsideCall<T> {
  /** For figures and logs: `forecast`. One of a few, never made of data. */
  name: string;
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the system's base URL. */
  path: string;
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  body?: OutsideBody;
  /** Sent twice it does the same as once, so that it may be tried again. GET and HEAD are so by themselves. */
  isRepeatable?: boolean;
  /** Statuses beside 2xx that are an answer: 404 where it says that there is nothing. */
  alsoReads?: readonly number[];
  /** Makes the answer into what the port promises. Throws when it is not what was agreed. */
  read: (answer: OutsideAnswer) => T;
}

/** A request just before it is sent: `sign` puts keys into its address or headers. */
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

/** The address of a call. No path or value leads to another host. */
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
 * Sends the request once and reads the answer. What the network, the system or the reading of its answer does wrong
 * comes back as `noData`.
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
    // The error's message is left out: it quotes the answer.
    return noData('unreadable', { status: answer.status });
  }
}

const isJson = (body: OutsideBody): body is { json: unknown } => Object.hasOwn(body as object, 'json');

const bodyOf = (body: OutsideBody | undefined) =>
  typeof body === 'object' && isJson(body) ? JSON.stringify(body.json) : body;

/** The type fetch does not find out by itself. */
export const contentTypeOf = (body: OutsideBody | undefined): Record<string, string> =>
  typeof body === 'object' && isJson(body) ? { 'content-type': 'application/json' } : {};
