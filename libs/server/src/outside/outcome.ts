/**
 * Why there is no answer:
 *
 * - `not-configured`: the installation has no address or key for the system;
 * - `busy`: the maximum number of calls is under way, and the queue is full;
 * - `resting`: the system has failed repeatedly and is not called for a while;
 * - `unreachable`: no connection could be made;
 * - `timed-out`, `broken-off`: the answer did not arrive, or not completely;
 * - `failing` (5xx), `throttled` (429), `refused` (any other status the call does not read);
 * - `too-large`, `unreadable`: an answer arrived and is not in the agreed form.
 */
export type NoDataReason = keyof typeof effectOf;

/**
 * The possible effect on the system: `none`, because it never received the request or refused it, or `unknown`. A call
 * that must not happen twice has to be looked up before it is sent again.
 */
export type Effect = 'not-sent' | 'refused' | 'unknown';

interface NoData {
  reason: NoDataReason;
  effect: Effect;
  /** The status of the answer. */
  status?: number;
  /** The error code of the network, such as `ECONNREFUSED`. */
  code?: string;
  /** How long the system asks not to be called. */
  retryAfterMs?: number;
}

/**
 * The outcome of a call. `data` is the system's answer, which may say that there is nothing. It can be read only after
 * `noData` is ruled out: `if ('noData' in outcome) …`.
 */
export type Outcome<T> = { data: T } | { noData: NoData };

const effectOf = {
  'not-configured': 'not-sent',
  busy: 'not-sent',
  resting: 'not-sent',
  unreachable: 'not-sent',
  refused: 'refused',
  throttled: 'refused',
  'timed-out': 'unknown',
  'broken-off': 'unknown',
  failing: 'unknown',
  'too-large': 'unknown',
  unreadable: 'unknown',
} as const satisfies Record<string, Effect>;

export const noData = (
  reason: NoDataReason,
  details: Pick<NoData, 'status' | 'code' | 'retryAfterMs'> = {},
): { noData: NoData } => ({ noData: { reason, effect: effectOf[reason], ...details } });

/** Passing reasons: the same call may succeed a moment later. They also count towards the opening of the circuit. */
const passing = new Set<NoDataReason>(['unreachable', 'timed-out', 'broken-off', 'failing', 'throttled']);

/** Whether the fault is the system's and not the call's. */
export const isSystemFault = (outcome: Outcome<unknown>): boolean =>
  'noData' in outcome && passing.has(outcome.noData.reason);

/** Whether another attempt may help. A system that asks for a longer pause than the call allows is not asked again. */
export const isWorthRepeating = (outcome: Outcome<unknown>, longestPauseMs: number): boolean =>
  isSystemFault(outcome) && requestedPauseMs(outcome) <= longestPauseMs;

/** Milliseconds for which the system asks not to be called; 0 when it does not say. */
export const requestedPauseMs = (outcome: Outcome<unknown>): number =>
  'noData' in outcome ? (outcome.noData.retryAfterMs ?? 0) : 0;

/**
 * The effect of all attempts so far. An attempt with an unknown effect makes the whole unknown, whatever a later one
 * says.
 */
export const effectSoFar = (before: Effect, last: Effect): Effect => (before === 'unknown' ? before : last);

const SUCCESS_FROM = 200;
const REDIRECT_FROM = 300;
const FAILURE_FROM = 500;
const TOO_MANY_REQUESTS = 429;

/** The fault that a status alone implies; undefined when the answer is to be read. */
export function reasonOfStatus(status: number, alsoReads: readonly number[] = []): NoDataReason | undefined {
  if ((status >= SUCCESS_FROM && status < REDIRECT_FROM) || alsoReads.includes(status)) return undefined;
  if (status === TOO_MANY_REQUESTS) return 'throttled';
  return status >= FAILURE_FROM ? 'failing' : 'refused';
}

/** Certificates are checked before the first byte of a request is sent. */
const BEFORE_SENDING = /^(UND_ERR_CONNECT_TIMEOUT|CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;
const connecting = new Set(['connect', 'getaddrinfo']);
const NETWORK_CODE = /^[A-Z][A-Z0-9_]+$/;

interface NetworkError {
  code?: unknown;
  syscall?: unknown;
  cause?: unknown;
  /** One error for each address that was tried. */
  errors?: unknown[];
}

/** The fault of a failed fetch. Its message is left out, because it may contain the address with a key in it. */
export function noDataOfError(error: unknown): { noData: NoData } {
  const { cause } = error as NetworkError;
  const { code, syscall, errors } = (cause ?? error) as NetworkError;
  const step = syscall ?? (errors?.[0] as NetworkError | undefined)?.syscall;
  const name = typeof code === 'string' && NETWORK_CODE.test(code) ? code : undefined;
  const isSent = !connecting.has(String(step)) && !BEFORE_SENDING.test(name ?? '');
  return noData(isSent ? 'broken-off' : 'unreachable', name ? { code: name } : {});
}

/**
 * A Retry-After header (seconds or a date) as milliseconds from now; undefined when it is missing or invalid.
 * @param now milliseconds since 1970
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
