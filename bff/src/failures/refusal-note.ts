import type { FastifyRequest } from 'fastify';
import { errors, LONGEST_EMAIL, type ErrorCode } from '@keikka/contracts';

/** The log entry of a refused call: enough to detect guessing and prying, without secrets. */
interface RefusalNote {
  correlationId: string;
  errorCode: ErrorCode;
  method: string;
  /** The route as it is declared. A path with its ids would fill the log with data. */
  route: string;
  ip: string;
  personId?: number;
  asiakasId?: number;
  /** `m…@oma.example`: distinguishes attempts on different persons without storing an address. */
  email?: string;
}

type NotedRequest = Pick<FastifyRequest, 'id' | 'method' | 'ip' | 'body' | 'context'> & {
  routeOptions: { url?: string | undefined };
};

/** Failed sign-ins, too many attempts and missing rights are logged. An expired session is ordinary. */
export function refusalNote(errorCode: ErrorCode, request: NotedRequest): RefusalNote | undefined {
  if (!isRefusal(errorCode)) return undefined;
  const { personId, asiakasId } = request.context.actor;
  const email = shortened(request.body);
  return {
    correlationId: request.id,
    errorCode,
    method: request.method,
    route: request.routeOptions.url ?? '',
    ip: request.ip,
    ...(asiakasId ? { personId, asiakasId } : {}),
    ...(email ? { email } : {}),
  };
}

function isRefusal(errorCode: ErrorCode): boolean {
  const { status } = errors[errorCode];
  const isSignIn = errorCode === 'AUTH.BAD_CREDENTIALS' || errorCode === 'EMBED.UNKNOWN_PARTNER';
  return isSignIn || status === 403 || status === 429;
}

/** The address a sign-in tried, if the body has one. The body is not validated yet. */
function shortened(body: unknown): string | undefined {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  if (typeof email !== 'string' || email.length > LONGEST_EMAIL) return undefined;
  const [, first = '', domain = ''] = /^\s*(\S)[^@]*@([\w.-]{1,100})\s*$/.exec(email) ?? [];
  return first && `${first}…@${domain}`;
}
