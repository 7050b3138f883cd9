/**
 * Why there is no answer:
 *
 * - `not-configured`: the installation has no address or key for the system;
 * - `busy`: as many calls as the system is given are under way, and the queue is full;
 * - `resting`: the system has failed again and again and is left alone for a while;
 * - `unreachable`: no connection came about;
 * - `timed-out`, `broken-off`: the answer did not come, or not to its end;
 * - `failing` (5xx), `throttled` (429), `refused` (any other status the call does not read);
 * - `too-large`, `unreadable`: an answer came and is not what was agreed.
 */
export type NoDataReason = keyof typeof effectOf;

/**
 * What the system may have done of what was asked: nothing, since it never heard of it or said no; or nobody knows, and
 * a call that must not happen twice has to be looked up before it is sent again.
 */
export type Effect = 'not-sent' | 'refused' | 'unknown';

export interface NoData {
  reason: NoDataReason;
  effect: Effect;
  /** The status it answered with. */
  status?: number;
  /** The network's word for it, `ECONNREFUSED`. */
  code?: string;
  /** How long the system wishes to be left alone. */
  retryAfterMs?: number;
}

/**
 * What became of a call. `data` is what the system said, be it that there is nothing; it cannot be read before `noData`
 * is ruled out: `if ('noData' in outcome) …`.
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

/** Reasons that pass: the same call may be answered a moment later. They also count towards the circuit's opening. */
const passing = new Set<NoDataReason>(['unreachable', 'timed-out', 'broken-off', 'failing', 'throttled']);

/** Whether the system, not the call, is at fault. */
export const isSystemFault = (outcome: Outcome<unknown>): boolean =>
  'noData' in outcome && passing.has(outcome.noData.reason);

/** Whether another attempt may help. A system that wishes a longer rest than anyone waits for is not asked again. */
export const isWorthRepeating = (outcome: Outcome<unknown>, longestPauseMs: number): boolean =>
  isSystemFault(outcome) && restWished(outcome) <= longestPauseMs;

/** Milliseconds the system wishes to be left alone; 0 when it said nothing of it. */
export const restWished = (outcome: Outcome<unknown>): number =>
  'noData' in outcome ? (outcome.noData.retryAfterMs ?? 0) : 0;

/** The effect of all attempts so far: what one of them left unknown stays unknown, whatever a later one says. */
export const effectSoFar = (before: Effect, last: Effect): Effect => (before === 'unknown' ? before : last);

const SUCCESS_FROM = 200;
const REDIRECT_FROM = 300;
const FAILURE_FROM = 500;
const TOO_MANY_REQUESTS = 429;

/** What a status says by itself; undefined when the answer is to be read. */
export function reasonOfStatus(status: number, alsoReads: readonly number[] = []): NoDataReason | undefined {
  if ((status >= SUCCESS_FROM && status < REDIRECT_FROM) || alsoReads.includes(status)) return undefined;
  if (status === TOO_MANY_REQUESTS) return 'throttled';
  return status >= FAILURE_FROM ? 'failing' : 'refused';
}

/** Certificates are looked at before the first byte of a request is sent. */
const BEFORE_SENDING = /^(UND_ERR_CONNECT_TIMEOUT|CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;
const connecting = new Set(['connect', 'getaddrinfo']);
const NETWORK_CODE = /^[A-Z][A-Z0-9_]+$/;

interface NetworkError {
  code?: unknown;
  syscall?: unknown;
  cause?: unknown;
  /** One for each address that was tried. */
  errors?: unknown[];
}

/** What a failed fetch says: its message is left out, it may hold the address with a key in it. */
export function noDataOfError(error: unknown): { noData: NoData } {
  const { cause } = error as NetworkError;
  const { code, syscall, errors } = (cause ?? error) as NetworkError;
  const step = syscall ?? (errors?.[0] as NetworkError | undefined)?.syscall;
  const name = typeof code === 'string' && NETWORK_CODE.test(code) ? code : undefined;
  const isSent = !connecting.has(String(step)) && !BEFORE_SENDING.test(name ?? '');
  return noData(isSent ? 'broken-off' : 'unreachable', name ? { code: name } : {});
}

/**
 * A Retry-After header as milliseconds from now: seconds or a date; undefined when there is none or it makes no sense.
 * @param now milliseconds since 1970
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
