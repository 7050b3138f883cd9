import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Answer {
  status?: number;
  /** An object is sent as JSON, a text unchanged. */
  body: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
}

/** A real HTTP server that gives the test's answers and records the requests. */
export async function startTestServer(answer: (request: SeenRequest) => Answer) {
  const seen: SeenRequest[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked: SeenRequest = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      seen.push(asked);
      const { status = 200, body, headers, delayMs = 0 } = answer(asked);
      const timer = setTimeout(() => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      }, delayMs);
      response.on('close', () => clearTimeout(timer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    seen,
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

export const ok = (data: unknown): Answer => ({ body: { success: true, data } });

export const refusal = (status: number, errorCode: string, error: string): Answer => ({
  status,
  body: { success: false, error, errorCode },
});
