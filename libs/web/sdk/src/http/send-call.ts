import { frameErrors, headers as headerNames, requestOf, type Call, type ErrorCode } from '@keikka/contracts';
import { ApiError, NETWORK_TEXT, transportError } from './api-error.js';
import { randomId } from './random-id.js';

const DEFAULT_TIMEOUT_MS = 20_000;

export interface RequestOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** The server carries out the same key with the same body once, however often it is sent. */
  idempotencyKey?: string;
  /**
   * Skips the browser's cache, whose answer is outdated after a write of one's own although its age says it is fresh.
   */
  revalidate?: boolean;
  /** Fails at once, without a request, when nobody is signed in any more. */
  needsToken?: boolean;
  /** 'low' for what nobody waits for. */
  priority?: RequestPriority;
}

/** A request whose trace the server keeps, as the browser saw it: times by `performance.now()`. */
export interface TracedAnswer {
  /** The span that the server leaves to the browser. */
  span: string;
  call: string;
  began: number;
  ended: number;
}

export interface SendOptions extends RequestOptions {
  baseUrl: string;
  onTraced?: (answer: TracedAnswer) => void;
  token?: string | null;
  /** Sends and accepts the refresh cookie. */
  withCookie?: boolean;
}

/** Sends one call and unwraps the data of the envelope. Every failure is an ApiError; an abort stays an abort. */
export async function sendCall<Input, Answer>(
  call: Call<Input, Answer>,
  input: Input,
  options: SendOptions,
): Promise<Answer> {
  return transport(
    call,
    input,
    options,
    // The BFF answers what the call declares: its route would not compile otherwise.
    async (response, id) => readEnvelope(response, await response.text(), id) as Answer,
  );
}

/** A file under the name that the BFF gives it. */
export interface NamedFile {
  name: string;
  blob: Blob;
}

/** Sends a call that is answered with a file. Failures are those of `sendCall`. */
export function sendFile<Input>(call: Call<Input>, input: Input, options: SendOptions): Promise<NamedFile> {
  return transport(call, input, options, async (response, id) => {
    if (!response.ok) readEnvelope(response, await response.text(), id);
    const [, name = 'tiedosto'] =
      /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { name, blob: await response.blob() };
  });
}

async function transport<Input, Read>(
  call: Call<Input>,
  input: Input,
  options: SendOptions,
  read: (response: Response, correlationId: string) => Promise<Read>,
): Promise<Read> {
  const { method, url, body } = requestOf(call, input);
  const correlationId = randomId();
  const began = performance.now();
  const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  try {
    const response = await fetch(options.baseUrl + url, {
      method,
      headers: headersOf(body, options, correlationId),
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: options.withCookie ? 'include' : 'omit',
      cache: options.revalidate ? 'no-cache' : 'default',
      priority: options.priority,
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
    try {
      return await read(response, correlationId);
    } finally {
      const span = response.headers.get(headerNames.browserSpan);
      // An answer from the browser's cache names the span of the request that once brought it.
      if (span?.startsWith(correlationId))
        options.onTraced?.({ span, call: `${method} ${call.path}`, began, ended: performance.now() });
    }
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error;
    throw withoutAnswer(timeout.aborted, correlationId);
  }
}

function headersOf(
  body: unknown,
  { token, idempotencyKey }: SendOptions,
  correlationId: string,
): Record<string, string> {
  return {
    accept: 'application/json',
    [headerNames.correlationId]: correlationId,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(idempotencyKey ? { [headerNames.idempotencyKey]: idempotencyKey } : {}),
  };
}

function withoutAnswer(timedOut: boolean, correlationId: string): ApiError {
  return timedOut
    ? new ApiError({
        status: 0,
        errorCode: transportError.timeout,
        message: frameErrors['SERVICE.UNAVAILABLE'].text,
        correlationId,
      })
    : new ApiError({ status: 0, errorCode: transportError.network, message: NETWORK_TEXT, correlationId });
}

interface Envelope {
  success?: boolean;
  data?: unknown;
  /** Our own failures carry a text. A database error that comes through is a list of errors (O-280). */
  error?: string | unknown[];
  message?: string;
  errorCode?: ErrorCode;
  errorDetails?: unknown;
}

/** An answer that says no and nothing more, as it is printed [I-179]. */
const UNEXPLAINED = 'API response indicated failure but no error was thrown';

function readEnvelope(response: Response, answer: string, correlationId: string): unknown {
  const body = parseObject(answer);
  if (response.ok && body?.success === true) return body.data;
  const { error, message, errorCode, errorDetails } = body ?? {};
  const reason = [error, message].find((text): text is string => typeof text === 'string' && text !== '');
  throw new ApiError({
    status: response.status,
    errorCode: errorCode ?? transportError.unreadable,
    message:
      reason ?? (response.ok && body?.success === false ? UNEXPLAINED : textForStatus(response.status)),
    reason,
    errorDetails: errorDetails ?? [body, error].find((part) => Array.isArray(part)),
    correlationId,
  });
}

/** A proxy between us and the BFF may answer in HTML. */
function parseObject(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function textForStatus(status: number): string {
  return (status >= 502 && status <= 504 ? frameErrors['SERVICE.UNAVAILABLE'] : frameErrors.INTERNAL).text;
}
