import { bothForms, fillPath, paths } from '@keikka/contracts';
import { competitorAsiakasId } from './facts.js';
import { callers, type Call, type Caller } from './house-bff.js';
import { matrix, statusOf, type MatrixRow } from './matrix.js';
import type { Suite } from './suite.js';

/** Served beside the contract: probes, figures and their description. */
const outsideTheContract = ['GET /health/live', 'GET /health/ready', 'GET /metrics'];

export function matrixCalls(suite: Suite): void {
  function callOf(row: MatrixRow, caller: Caller, tenant?: number): Call {
    const { params = {}, body } = row.call?.(suite.facts, caller) ?? {};
    if (row.tenant && tenant !== undefined) {
      if (row.tenant in params) params[row.tenant] = tenant;
      else
        return {
          method: row.method,
          path: fillPath(row.path, params),
          body: { ...body, [row.tenant]: tenant },
        };
    }
    return { method: row.method, path: fillPath(row.path, params), body };
  }

  const inOtherForm = (path: string): string =>
    path.startsWith('/api/') ? path.slice('/api'.length) : `/api${path}`;

  it('has a row for every route that runs, and a route for every row', async () => {
    const { body } = await suite.bff.call('nobody', { method: 'GET', path: '/api/docs-json' });
    const running = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const rows = matrix.flatMap(({ method, path }) => bothForms(path).map((form) => `${method} /${form}`));
    expect(running.sort()).toEqual([...rows, ...outsideTheContract].sort());
  });

  const foreign = [403, 'AUTH.FOREIGN_TENANT'];

  it.each(matrix.filter(({ tenant }) => tenant))(
    'lets in for another company at $method $path at most the system admin (A-4) [I-108]',
    async (row) => {
      const allowed = row.answers[200]?.includes('ajojarjestelija') ? 'ajojarjestelija' : 'laskutus';
      for (const caller of [allowed, 'jarjestelma'] as const) {
        const { status, body } = await suite.bff.call(caller, callOf(row, caller, competitorAsiakasId));
        const isOpen = row.isOpenToSystemAdmin && caller === 'jarjestelma';
        expect([status, body.errorCode]).toEqual(isOpen ? [200, undefined] : foreign);
      }
    },
  );

  it.each(matrix.filter(({ method, answers }) => method === 'GET' && answers[200]))(
    'answers $path the same with and without /api [G-216]',
    async (row) => {
      const caller = row.answers[200]?.[0] ?? 'nobody';
      const call = callOf(row, caller);
      const one = await suite.bff.call(caller, call);
      const other = await suite.bff.call(caller, { ...call, path: inOtherForm(call.path) });
      expect([other.status, other.body]).toEqual([one.status, one.body]);
    },
  );

  describe.each(matrix)('$method $path', (row) => {
    // Whoever could sign out has to come in again before the next test.
    if (row.path === paths.authLogout) afterAll(() => suite.bff.signInAgain());

    it('lets in and refuses as the table says [G-004] [G-215]', async () => {
      const expected = Object.fromEntries(callers.map((caller) => [caller, statusOf(row, caller)]));
      const got: Record<string, number> = {};
      for (const caller of callers) {
        const { status, body } = await suite.bff.call(caller, callOf(row, caller));
        got[caller] = status;
        expect(body.success).toBe(status === 200);
        if (status !== 200)
          expect(body).toMatchObject({ error: expect.any(String), errorCode: expect.any(String) });
      }
      expect(got).toEqual(expected);
    });
  });
}
