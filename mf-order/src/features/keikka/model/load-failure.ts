import { errors, type ErrorCode } from '@keikka/contracts';
import { ApiError, errorText, transportError } from '@keikka/sdk';
import { texts } from '../texts.js';

interface LoadFailure {
  title: string;
  /** Code or number of the failure, which support asks for. */
  text?: string;
  /** Nothing was decided about the order, so the same call may succeed. */
  retryable: boolean;
}

/** A database driver's own error that came through: text and number (O-280). */
interface ServerError {
  message: string;
  number: number | string;
}

/** The message for a failed order load (order §8). */
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

/** The answer's text, or the meaning of its status when something before the BFF has answered. */
const words = (error: ApiError, meaning: ErrorCode): string =>
  error.errorCode === transportError.unreadable ? errors[meaning].text : error.message;

/** Whether the viewer has lost access, so that the data read before must not stay on the screen. */
export function takesOrderAway(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}

function serverErrors(details: unknown): ServerError[] {
  return Array.isArray(details) ? details.filter(isServerError) : [];
}

function isServerError(value: unknown): value is ServerError {
  return typeof value === 'object' && value !== null && 'message' in value && 'number' in value;
}
