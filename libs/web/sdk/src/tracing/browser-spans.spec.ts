import { authCalls, headers, SPANS_AT_ONCE, type InputOf, type traceCalls } from '@keikka/contracts';
import { waitFor } from '@testing-library/react';
import { createApiClient } from '../http/api-client.js';
import type { TracedAnswer } from '../http/send-call.js';
import { ok, refusal, startTestServer, type Answer, type TestServer } from '../http/server.fixture.js';
import { report } from './browser-spans.js';

type Report = InputOf<typeof traceCalls.addSpans>;

const tokens = { token: () => Promise.resolve('t1'), renew: () => Promise.resolve(null) };

describe('what the browser measured', () => {
  let server: TestServer | undefined;
  afterEach(() => server?.stop());

  /** @param spanOf what the answer to a request says of the browser's span */
  async function start(spanOf: (correlationId: string) => string | undefined, answer: Answer = ok('minä')) {
    server = await startTestServer((request) => {
      const span = spanOf(String(request.headers[headers.correlationId]));
      const named: Record<string, string> = span === undefined ? {} : { [headers.browserSpan]: span };
      return { ...answer, headers: named };
    });
    const { seen, baseUrl } = server;
    const traced: TracedAnswer[] = [];
    const api = createApiClient({ baseUrl, tokens, onTraced: (found) => traced.push(found) });
    return { api, seen, traced };
  }

  it('is told of an answer that leaves the browser a span, also of a refusal', async () => {
    const { api, seen, traced } = await start((id) => `${id}-1-2`, refusal(403, 'AUTH.FORBIDDEN', 'Ei'));
    await expect(api.ask(authCalls.me, {})).rejects.toMatchObject({ status: 403 });
    const id = String(seen[0]?.headers[headers.correlationId]);
    expect(traced).toEqual([expect.objectContaining({ span: `${id}-1-2`, call: 'GET /api/auth/me' })]);
    for (const { began, ended } of traced) expect(ended).toBeGreaterThan(began);
  });

  it('is told of no other: not where nothing is traced, and not of an answer from the browser’s cache', async () => {
    const spans = [undefined, `${'f'.repeat(32)}-1-2`];
    const { api, seen, traced } = await start(() => spans.shift());
    await api.ask(authCalls.me, {});
    await api.ask(authCalls.me, {});
    expect([seen.length, traced]).toEqual([2, []]);
  });

  it('is reported together, at most as much at once as the server takes', async () => {
    const { api, seen } = await start(() => undefined);
    const now = performance.now();
    for (let index = 0; index <= SPANS_AT_ONCE; index += 1)
      report(api, { span: `span ${index}`, call: 'GET /api/auth/me', began: now - 10, ended: now });
    await waitFor(() => expect(seen).toHaveLength(2), { timeout: 4_000 });
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(
      Array(2).fill('POST /api/trace/spans'),
    );
    const reports = seen.map(({ body }) => (JSON.parse(body) as Report).spans);
    expect(reports.map(({ length }) => length).toSorted()).toEqual([1, SPANS_AT_ONCE]);
    expect(new Set(reports.flat().map(({ span }) => span)).size).toBe(SPANS_AT_ONCE + 1);
    for (const { beganAgo, endedAgo } of reports.flat()) expect(beganAgo - endedAgo).toBeCloseTo(10);
  });
});
