import { errors, failureBody, type ErrorCode } from '@keikka/contracts';

/** The BFF's answer to what went well. */
export const ok = (data: unknown): Response => Response.json({ success: true, data });

/** The BFF's answer to a failure that has a code. */
export const failure = (code: ErrorCode, details?: unknown): Response =>
  Response.json(failureBody(code, details), { status: errors[code].status });

/** An answer with a status and a text of its own, as another release or a database would give. */
export const refusal = (
  status: number,
  error: string,
  { errorCode = 'INTERNAL', errorDetails }: { errorCode?: string; errorDetails?: unknown } = {},
): Response => Response.json({ success: false, error, errorCode, errorDetails }, { status });
