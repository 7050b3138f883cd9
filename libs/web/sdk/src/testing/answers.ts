import { errors, failureBody, type ErrorCode } from '@keikka/contracts';

/** The BFF's success answer. */
export const ok = (data: unknown): Response => Response.json({ success: true, data });

/** The BFF's answer to a coded failure. */
export const failure = (code: ErrorCode, details?: unknown): Response =>
  Response.json(failureBody(code, details), { status: errors[code].status });

/** An answer with its own status and text, as another release or a database would give. */
export const refusal = (
  status: number,
  error: string,
  { errorCode = 'INTERNAL', errorDetails }: { errorCode?: string; errorDetails?: unknown } = {},
): Response => Response.json({ success: false, error, errorCode, errorDetails }, { status });
