import { frameErrors, type ChangeAuthor, type ErrorCode } from '@keikka/contracts';
import { clockOf } from '@keikka/domain';

/** Failures before an answer of ours arrives. */
export const transportError = {
  network: 'NETWORK',
  timeout: 'TIMEOUT',
  unreadable: 'UNREADABLE',
} as const;

type TransportErrorCode = (typeof transportError)[keyof typeof transportError];

export const NETWORK_TEXT = 'Tarkista internetyhteytesi ja yritä uudelleen';

interface ApiErrorFields {
  /** 0 when there was no answer. */
  status: number;
  errorCode: ErrorCode | TransportErrorCode;
  /** A Finnish text that can be shown. */
  message: string;
  /** The text of the answer. Absent when there was none, and then `message` is our own. */
  reason?: string;
  errorDetails?: unknown;
  /** Identifies the call in the logs. */
  correlationId: string;
}

/** A failed call, whatever the reason. Every rejected promise of the API client is an ApiError. */
export class ApiError extends Error implements ApiErrorFields {
  readonly status: number;
  readonly errorCode: ErrorCode | TransportErrorCode;
  readonly reason?: string;
  readonly errorDetails?: unknown;
  readonly correlationId: string;

  constructor(fields: ApiErrorFields) {
    super(fields.message);
    this.name = 'ApiError';
    this.status = fields.status;
    this.errorCode = fields.errorCode;
    this.reason = fields.reason;
    this.errorDetails = fields.errorDetails;
    this.correlationId = fields.correlationId;
  }

  /** Whether the same call may succeed in a moment, because nothing was decided about it. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

/** The order that the call was about is no more: a colleague has removed it. */
export const isKeikkaGone = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.errorCode === 'KEIKKA.NOT_FOUND' || error.errorCode === 'KEIKKA.REMOVED');

/** The failure of a call that was not sent, since nobody is signed in. */
export const notSignedIn = (correlationId: string): ApiError =>
  new ApiError({
    status: 401,
    errorCode: 'AUTH.NO_TOKEN',
    message: 'Kirjaudu sisään jatkaaksesi.',
    correlationId,
  });

/** Why something could not be loaded: the answer's text, or the advice to check the connection (G-015). */
export function loadErrorText(error: unknown): string {
  return error instanceof ApiError ? error.reason || NETWORK_TEXT : frameErrors.INTERNAL.text;
}

/** The text for any failure, even one that is no answer of the API; with the colleague who caused it, where told. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return frameErrors.INTERNAL.text;
  const { by, at } = (error.errorDetails ?? {}) as Partial<ChangeAuthor>;
  return by && at ? `${error.message} (${by} klo ${clockOf(new Date(at))})` : error.message;
}
