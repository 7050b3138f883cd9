import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { Metrics, OutsideSystem, type OutsideCall, type OutsideOptions } from '../../src/index.js';

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A call that may be repeated. */
export const forecast: OutsideCall<string> = {
  name: 'forecast',
  path: 'wfs',
  query: { place: 'Espoo' },
  read: (answer) => answer.text(),
};

/** A call that must not happen twice. */
export const order: OutsideCall<string> = {
  name: 'order',
  method: 'POST',
  path: 'invoices',
  body: { json: { sum: '10,00' } },
  read: (answer) => answer.text(),
};

export const says =
  (status: number, body = '', headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

/** Outside systems on this machine, the client under test, and what both have seen. */
export class OutsideFixture {
  readonly received: Received[] = [];
  readonly metrics = new Metrics();
  private readonly servers: Server[] = [];

  async listen(server: Server): Promise<string> {
    this.servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** A system that answers its requests one after the other, the last answer for ever. */
  system(...answers: RequestListener[]): Promise<string> {
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      const { method, url, headers } = request;
      this.received.push({ method, url, headers, body: await text(request) });
      (answers[this.received.length - 1] ?? answers.at(-1)!)(request, response);
    };
    return this.listen(createServer((request, response) => void answer(request, response)));
  }

  client(baseUrl: string | undefined, options: Partial<OutsideOptions<string>> = {}): OutsideSystem<string> {
    const limits = { firstPauseMs: 1, longestPauseMs: 1, timeoutMs: 60_000, ...options.limits };
    return new OutsideSystem({ name: 'fmi', baseUrl, ...options, limits }, this.metrics);
  }

  /** The figure whose line begins so. */
  async figure(line: string): Promise<number> {
    const lines = (await this.metrics.registry.metrics()).split('\n');
    return Number(
      lines
        .find((each) => each.startsWith(line))
        ?.split(' ')
        .at(-1),
    );
  }

  calls(call: string, outcome: string): Promise<number> {
    const labels = `kind="outside",name="fmi.${call}",outcome="${outcome}"`;
    return this.figure(`keikka_request_duration_seconds_count{${labels}}`);
  }

  /** Ends the servers, also under requests that they have not answered. */
  async close(): Promise<void> {
    for (const server of this.servers.splice(0)) {
      const closed = new Promise((resolve) => server.close(resolve));
      if ('closeAllConnections' in server) (server.closeAllConnections as () => void).call(server);
      await closed;
    }
  }
}
