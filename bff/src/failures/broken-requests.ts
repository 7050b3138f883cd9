import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { failureBody, headers } from '@keikka/contracts';

/** Statuses of requests that cannot be parsed as HTTP; any other error is 400. */
const statusOfCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const body = (status: number): string => JSON.stringify({ ...failureBody('REQUEST.INVALID'), code: status });
const headersOf = (text: string): Record<string, string | number> => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(text),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  [headers.correlationId]: randomUUID(),
});

/** A path that cannot be decoded (`/%ZZ`) reaches no route and no hook, so it is answered here, in the common form. */
export function answerBadPath(
  _: unknown,
  __: { raw: IncomingMessage },
  reply: { raw: ServerResponse },
): void {
  const text = body(400);
  reply.raw.writeHead(400, headersOf(text)).end(text);
}

/** Answers a request that is not valid HTTP in the common form and closes the connection. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // The peer is gone, or an earlier request is still being answered.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOfCode[error.code ?? ''] ?? 400;
  const text = body(status);
  const lines = Object.entries({ ...headersOf(text), connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${text}`);
}
