import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { headers, keikkaCalls, requestOf, SPANS_AT_ONCE, staffMessages } from '@keikka/contracts';
import { Tokens } from '../auth/tokens.js';
import { People } from '../../test/people.js';
import { SHELL_ORIGIN, StartedBff } from '../../test/started-bff.js';

interface Span {
  service: string | undefined;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}

interface Received {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Omit<Span, 'service'>[] }[];
  }[];
}

const CLIENT = 3;

describe('the browser’s span', () => {
  let collector: Server;
  let spans: Span[];
  let bff: StartedBff | undefined;

  beforeAll(async () => {
    collector = createServer((request, response) => {
      void text(request).then((body) => {
        for (const { resource, scopeSpans } of (JSON.parse(body) as Received).resourceSpans) {
          const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
          spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
        }
        response.setHeader('content-type', 'application/json').end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
  });
  afterAll(() => collector.close());
  beforeEach(() => {
    spans = [];
  });
  afterEach(() => stop());

  /** A process sends its spans at the latest when it ends. */
  async function stop(): Promise<void> {
    await bff?.stop();
    bff = undefined;
  }

  async function start(settings: NodeJS.ProcessEnv = { TRACE_SHARE: '1' }): Promise<People> {
    const OTLP_URL = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
    bff = await StartedBff.start({ OTLP_URL, ...settings });
    return People.of(bff);
  }

  async function ask(path: string, token: string, more: object = {}, body?: object) {
    const traceId = randomBytes(16).toString('hex');
    const answer = await fetch(`http://127.0.0.1:${bff?.port}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        origin: SHELL_ORIGIN,
        'content-type': 'application/json',
        [headers.correlationId]: traceId,
        ...more,
      },
      body: body && JSON.stringify(body),
    });
    const { errorCode } = (await answer.json()) as { errorCode?: string };
    const exposed = answer.headers.get('access-control-expose-headers')?.split(', ') ?? [];
    return {
      traceId,
      status: answer.status,
      errorCode,
      exposed,
      span: answer.headers.get(headers.browserSpan),
    };
  }
  const measured = (span: string | null) => ({
    span,
    call: 'GET /api/auth/me',
    beganAgo: 80,
    endedAgo: 10.5,
  });
  const report = (token: string, sent: object[]) => ask('/api/trace/spans', token, {}, { spans: sent });

  it('is the root of the trace, with the span of the BFF inside', async () => {
    const token = await (await start()).signIn({ personId: 7 });
    const { traceId, span, exposed } = await ask('/api/auth/me', token);
    expect(exposed).toEqual(expect.arrayContaining(['etag', headers.browserSpan]));
    const reported = await report(token, [measured(span)]);
    expect([reported.status, reported.span]).toEqual([200, null]);
    await stop();
    const inTrace = spans.filter((found) => found.traceId === traceId);
    const root = inTrace.find(({ name }) => name === 'browser GET /api/auth/me');
    const route = inTrace.find(({ name }) => name === 'GET /auth/me');
    expect(root).toMatchObject({ service: 'keikka-browser', kind: CLIENT, spanId: span?.split('-')[1] });
    expect(root?.parentSpanId || undefined).toBeUndefined();
    expect(route).toMatchObject({ service: 'keikka-bff', parentSpanId: root?.spanId });
    const times = [root?.startTimeUnixNano, route?.startTimeUnixNano, root?.endTimeUnixNano].map(Number);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it('is nobody else’s, and not of a partner’s page', async () => {
    const people = await start();
    const [own, other] = [await people.signIn({ personId: 7 }), await people.signIn({ personId: 8 })];
    const { span } = await ask('/api/auth/me', own);
    const refused = await report(other, [measured(span)]);
    expect([refused.status, refused.errorCode]).toEqual([400, 'REQUEST.INVALID']);
    const origin = 'https://partner.example';
    const partner = { embedPartnerId: 1, keyId: 'k1', asiakasId: 7, origins: [origin] };
    await bff?.services.on(staffMessages.embedPartners, () => [partner]);
    const issued = await bff?.app.get(Tokens).issueForEmbed(partner, origin, [1]);
    const { url } = requestOf(keikkaCalls.listTilat, { ownerAsiakasId: 0 });
    const ofPartner = await ask(url, issued?.token ?? '', { origin });
    // No service answers here: the route has let it in.
    expect([ofPartner.status, ofPartner.span]).toEqual([503, null]);
    await stop();
    expect(spans.filter(({ service }) => service === 'keikka-browser')).toEqual([]);
  });

  it('is one of fifty in a report, and never without a token', async () => {
    const token = await (await start()).signIn({ personId: 7 });
    const { span } = await ask('/api/auth/me', token);
    const many = Array.from({ length: SPANS_AT_ONCE + 1 }, () => measured(span));
    expect((await report(token, many)).status).toBe(400);
    expect((await report(token, many.slice(1))).status).toBe(200);
    expect((await report(token, [{ ...measured(span), beganAgo: 300_001 }])).status).toBe(400);
    expect((await report(token, [{ ...measured(span), endedAgo: -1 }])).status).toBe(400);
    expect((await report('', [measured(span)])).errorCode).toBe('AUTH.NO_TOKEN');
  });

  it('is not of a request without an id of our pages’ form', async () => {
    const token = await (await start()).signIn({ personId: 7 });
    const other = { [headers.correlationId]: 'c8a7e4a2-0f3c-4d3f-9a55-1f2f6a8f1c11' };
    expect((await ask('/api/auth/me', token, other)).span).toBeNull();
  });

  it.each([{ TRACE_SHARE: '0' }, { OTLP_URL: undefined, TRACE_SHARE: '1' }])(
    'is none while nothing is traced: %j',
    async (settings) => {
      const token = await (await start(settings)).signIn({ personId: 7 });
      const { span, exposed } = await ask('/api/auth/me', token);
      expect([span, exposed.includes(headers.browserSpan)]).toEqual([null, false]);
      const refused = await report(token, [measured('x')]);
      expect([refused.status, refused.errorCode]).toEqual([404, 'REQUEST.NOT_FOUND']);
      await stop();
      expect(spans).toEqual([]);
    },
  );
});
