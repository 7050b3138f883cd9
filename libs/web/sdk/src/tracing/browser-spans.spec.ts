import { session } from '@keikka/builders';
import { authCalls, headers, SPANS_AT_ONCE, type InputOf, type traceCalls } from '@keikka/contracts';
import { waitFor } from '@testing-library/react';
import { ok, refusal, startTestServer, type SeenRequest, type TestServer } from '../http/server.fixture.js';
import { createPlatform } from '../platform/platform.js';

type Report = InputOf<typeof traceCalls.addSpans>;

const REPORT = '/api/trace/spans';
const PATIENCE = { timeout: 10_000 };

describe('what the browser measured', () => {
  let server: TestServer | undefined;
  afterEach(() => server?.stop());

  /** @param spanOf what the answer to a request says of the browser's span */
  async function start(spanOf: (correlationId: string) => string | undefined) {
    server = await startTestServer((request) => {
      if (request.path === REPORT) return ok({ added: 0 });
      if (request.path !== '/api/auth/me') return ok(session());
      const span = spanOf(String(request.headers[headers.correlationId]));
      return { ...ok('minä'), headers: span === undefined ? {} : { [headers.browserSpan]: span } };
    });
    const { seen, baseUrl } = server;
    const { api } = createPlatform({ apiBase: baseUrl, wsBase: baseUrl });
    const asked = (): SeenRequest[] => seen.filter(({ path }) => path === '/api/auth/me');
    const reported = (): Report[] =>
      seen.filter(({ path }) => path === REPORT).map(({ body }) => JSON.parse(body) as Report);
    return { me: () => api.ask(authCalls.me, {}), asked, reported };
  }

  it('is reported of the requests that the server traces, together', async () => {
    const { me, asked, reported } = await start((id) => `${id}-1-2`);
    await Promise.all([me(), me()]);
    await waitFor(() => expect(reported()).toHaveLength(1), PATIENCE);
    const [{ spans } = { spans: [] }] = reported();
    expect(spans.map(({ span }) => span).toSorted()).toEqual(
      asked()
        .map((request) => `${String(request.headers[headers.correlationId])}-1-2`)
        .toSorted(),
    );
    for (const { call, beganAgo, endedAgo } of spans) {
      expect(call).toBe('GET /api/auth/me');
      expect(beganAgo).toBeGreaterThan(endedAgo);
      expect(endedAgo).toBeGreaterThanOrEqual(0);
    }
  });

  it('is reported of no other: not of an answer from the browser’s cache, and not where nothing is traced', async () => {
    const answers = [undefined, `${'f'.repeat(32)}-1-2`];
    const { me, reported } = await start((id) => (answers.length > 0 ? answers.shift() : `${id}-last-2`));
    await me();
    await me();
    await me();
    await waitFor(() => expect(reported()).toHaveLength(1), PATIENCE);
    expect(reported()[0]?.spans.map(({ span }) => span)).toEqual([expect.stringMatching(/-last-2$/)]);
  });

  it('goes as many at once as the server takes, the others in the next report', async () => {
    const { me, reported } = await start((id) => `${id}-1-2`);
    await Promise.all(Array.from({ length: SPANS_AT_ONCE + 1 }, me));
    await waitFor(() => expect(reported()).toHaveLength(2), PATIENCE);
    expect(reported().map(({ spans }) => spans.length)).toEqual([SPANS_AT_ONCE, 1]);
  });
});

describe('a traced request that is refused', () => {
  it('is reported too', async () => {
    const server = await startTestServer(({ path, headers: { [headers.correlationId]: id } }) => {
      if (path === REPORT || path !== '/api/auth/me') return ok(session());
      return {
        ...refusal(403, 'AUTH.FORBIDDEN', 'Ei'),
        headers: { [headers.browserSpan]: `${String(id)}-1-2` },
      };
    });
    const { api } = createPlatform({ apiBase: server.baseUrl, wsBase: server.baseUrl });
    await expect(api.ask(authCalls.me, {})).rejects.toMatchObject({ status: 403 });
    await waitFor(() => expect(server.seen.map(({ path }) => path)).toContain(REPORT), PATIENCE);
    await server.stop();
  });
});
