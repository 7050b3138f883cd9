import { errors, type ErrorCode } from '@keikka/contracts';
import { ApiError, errorText, transportError } from '@keikka/sdk';
import { texts } from '../texts.js';

export interface LoadFailure {
  title: string;
  /** Code or number of the failure, as support asks for it. */
  text?: string;
  /** Nothing was decided about the order: the same call may go through. */
  retryable: boolean;
}

/** What a database driver's own errors look like when they come through: text and number (O-280). */
interface ServerError {
  message: string;
  number: number | string;
}

/** How a failed order load is told (order §8). */
export function loadFailure(error: unknown): LoadFailure {
  if (!(error instanceof ApiError)) return { title: errorText(error), retryable: true };
  const [serverError] = serverErrors(error.errorDetails);
  if (serverError)
    return { title: serverError.message, text: texts.code(serverError.number), retryable: true };
  if (error.status === 404) return { title: texts.notFound, retryable: false };
  if (error.status === 403)
    return { title: words(error, 'KEIKKA.NO_ACCESS'), text: texts.code(403), retryable: false };
  if (error.status === 504)
    return { title: words(error, 'SERVICE.DATABASE_GONE'), text: texts.code(504), retryable: true };
  return { title: error.message, retryable: true };
}

/** What the answer says, or what its status means when something before the BFF has answered. */
const words = (error: ApiError, meaning: ErrorCode): string =>
  error.errorCode === transportError.unreadable ? errors[meaning].text : error.message;

/** Whether the viewer has lost the order: what was read before must not stay on the screen. */
export function takesOrderAway(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}

function serverErrors(details: unknown): ServerError[] {
  return Array.isArray(details) ? details.filter(isServerError) : [];
}

function isServerError(value: unknown): value is ServerError {
  return typeof value === 'object' && value !== null && 'message' in value && 'number' in value;
}
