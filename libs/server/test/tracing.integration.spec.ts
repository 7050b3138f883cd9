import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { actor } from '@keikka/builders';
import { eventually } from '@keikka/testing';
import { runInContext, ServiceClient } from '../src/index.js';
import { fixtureMessages, runFixture, startFixtureInfrastructure, type Seen } from './fixture-service.js';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
  status: { code?: number; message?: string };
}

const CORRELATION_ID = '0123456789abcdef0123456789abcdef';
const ERROR = 2;

describe('a trace', () => {
  let infrastructure: Awaited<ReturnType<typeof startFixtureInfrastructure>>;
  let collector: Server;
  let spans: Span[];

  beforeAll(async () => {
    infrastructure = await startFixtureInfrastructure();
    collector = createServer((request, response) => {
      void text(request).then((body) => {
        const { resourceSpans } = JSON.parse(body) as {
          resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
        };
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
        response.setHeader('content-type', 'application/json').end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
  });
  afterAll(async () => {
    collector.close();
    await infrastructure.stop();
  });
  beforeEach(() => {
    spans = [];
  });

  /** The spans of what a process does, which it sends at the latest when it ends. */
  async function spansOf(
    work: (client: ServiceClient, seen: Seen) => Promise<unknown>,
    TRACE_SHARE = 1,
    isOn = true,
  ): Promise<Span[]> {
    const OTLP_URL = isOn
      ? `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`
      : undefined;
    const { app, seen } = await runFixture({ ...infrastructure.env, OTLP_URL, TRACE_SHARE });
    await runInContext(context, () => work(app.get(ServiceClient), seen));
    await app.close();
    return spans.filter(({ traceId }) => traceId === CORRELATION_ID);
  }
  const context = { actor: actor(), correlationId: CORRELATION_ID };
  const write = (client: ServiceClient) => client.ask(fixtureMessages.write, { personId: 7 }, context);

  it('leads from the asker over NATS to the statements, under the correlation id and without values', async () => {
    const found = await spansOf(write);
    const named = (start: string) => found.find(({ name }) => name.toLowerCase().startsWith(start));
    const [ask, message, statement] = [named('ask fixture.write'), named('fixture.write'), named('insert')];
    expect(found.map(({ name }) => name)).toContain('fixture.write');
    expect(message?.parentSpanId).toBe(ask?.spanId);
    expect(statement?.parentSpanId).toBe(message?.spanId);
    const [sql] = statement?.attributes.filter(({ key }) => key === 'db.query.text') ?? [];
    expect(sql?.value.stringValue).toContain('$1');
  });

  it('goes on with what an event sets off', async () => {
    const found = await spansOf(async (client, seen) => {
      await write(client);
      await eventually(() => expect(seen.ids).not.toEqual([]));
    });
    const listened = found.find(({ name }) => /^staff\.rights\.changed\.v1 .*-Seen-note$/.test(name));
    const below = found.filter(({ parentSpanId }) => parentSpanId === listened?.spanId);
    expect(below.map(({ name }) => name)).toContain('select 1');
  });

  it('says which part failed, by a word that holds no value', async () => {
    const found = await spansOf((client) =>
      client.ask(fixtureMessages.fail, null, context).catch(() => undefined),
    );
    const failed = found.find(({ name }) => name === 'fixture.fail');
    expect(failed?.status).toEqual({ code: ERROR, message: expect.stringMatching(/^[A-Z]+\.[A-Z_]+$/) });
  });

  it('is kept of a share of the requests, and of none unless it is asked for', async () => {
    expect(await spansOf(write, 0)).toEqual([]);
    expect(await spansOf(write, 1, false)).toEqual([]);
    expect(spans).toEqual([]);
  });
});
