import { authCalls, bothForms, requestOf, type HttpRequest } from '@keikka/contracts';
import { COMPETITOR_ASIAKAS_ID } from '../facts.js';
import { callers, type Caller } from '../house-bff.js';
import { matrix } from './matrix.js';
import { namedNeeds } from './named-needs.js';
import { foreigners, statusOf, type MatrixRow } from './row.js';
import type { Suite } from '../suite.js';

/** Served beside the contract: probes, figures and their description. */
const outsideTheContract = ['GET /health/live', 'GET /health/ready', 'GET /metrics'];

/**
 * A right is proved over all logins where it is named first. Every other route that names it is knocked at by one who
 * holds it, by the other companies, and by those who never signed in.
 */
function knocking(row: MatrixRow): readonly Caller[] {
  const provesRight = matrix.find(({ right }) => right === row.right) === row;
  const [holder = 'nobody'] = row.right.holders;
  return provesRight ? callers : [...new Set<Caller>([holder, ...foreigners, 'portaali', 'nobody'])];
}

export function matrixContract(suite: Suite): void {
  function requestFor({ call, input, tenant }: MatrixRow, caller: Caller, asiakasId?: number): HttpRequest {
    const named = tenant && asiakasId !== undefined ? { [tenant]: asiakasId } : {};
    return requestOf(call, { ...(input?.(suite.facts, caller) as object | undefined), ...named });
  }

  const inOtherForm = (path: string): string =>
    path.startsWith('/api/') ? path.slice('/api'.length) : `/api${path}`;

  it('has a row for every route that runs, and a route for every row', async () => {
    const { body } = await suite.bff.call('ajojarjestelija', {
      method: 'GET',
      url: '/api/docs-json',
      body: undefined,
    });
    const running = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const rows = matrix.flatMap(({ call: { method, path } }) =>
      bothForms(path).map((form) => `${method} /${form}`),
    );
    expect(running.sort()).toEqual([...rows, ...outsideTheContract].sort());
  });

  it('names on every route the right that its row says [G-215]', () => {
    const named = namedNeeds(suite.bff.app);
    const expected = matrix.map(({ call, right }) => [`${call.method} ${call.path}`, right.needs]);
    expect(matrix.map(({ call }) => [`${call.method} ${call.path}`, named.get(call)])).toEqual(expected);
  });

  const foreign = [403, 'AUTH.FOREIGN_TENANT'];

  it.each(matrix.filter(({ tenant }) => tenant))(
    'lets in for another company at $call.method $call.path at most the system admin (A-4) [I-108]',
    async (row) => {
      const allowed = row.right.holders.includes('ajojarjestelija') ? 'ajojarjestelija' : 'laskutus';
      for (const caller of [allowed, 'jarjestelma'] as const) {
        const { status, body } = await suite.bff.call(caller, requestFor(row, caller, COMPETITOR_ASIAKAS_ID));
        if (row.isOpenToSystemAdmin && caller === 'jarjestelma') expect(status).toBe(statusOf(row, caller));
        else expect([status, body.errorCode]).toEqual(foreign);
      }
    },
  );

  it.each(matrix.filter(({ call, status }) => call.method === 'GET' && status === 200))(
    'answers $call.path the same with and without /api [G-216]',
    async (row) => {
      const caller = row.right.holders[0] ?? 'nobody';
      const request = requestFor(row, caller);
      const one = await suite.bff.call(caller, request);
      const other = await suite.bff.call(caller, { ...request, url: inOtherForm(request.url) });
      expect([other.status, other.body]).toEqual([one.status, one.body]);
    },
  );

  describe.each(matrix)('$call.method $call.path', (row) => {
    // Whoever could sign out has to come in again before the next test.
    if (row.call === authCalls.logout) afterAll(() => suite.bff.signInAgain());

    it('lets in and refuses as the table says [G-004] [G-215]', async () => {
      const expected = Object.fromEntries(knocking(row).map((caller) => [caller, statusOf(row, caller)]));
      const got: Record<string, number> = {};
      for (const caller of knocking(row)) {
        const { status, body } = await suite.bff.call(caller, requestFor(row, caller));
        got[caller] = status;
        expect(body.success).toBe(status === 200);
        if (status !== 200)
          expect(body).toMatchObject({ error: expect.any(String), errorCode: expect.any(String) });
      }
      expect(got).toEqual(expected);
    });
  });
}
