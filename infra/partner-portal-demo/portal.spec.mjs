import { createServer, request } from 'node:http';
import { readSettings } from './env.mjs';
import { portal } from './portal.mjs';

describe('the partner portal', () => {
  /** @type {import('node:http').Server[]} */
  const servers = [];
  /** @type {import('fastify').FastifyInstance[]} */
  const sites = [];
  afterAll(async () => {
    for (const server of servers) server.close();
    await Promise.all(sites.map((site) => site.close()));
  });

  /** @param {import('node:http').RequestListener} listener */
  async function listen(listener) {
    const server = createServer(listener);
    servers.push(server);
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  /** @param {string} apiBaseInside */
  async function startPortal(apiBaseInside) {
    const settings = readSettings({
      API_BASE_INSIDE: apiBaseInside,
      PARTNER_KEY: 'secret-key',
      PERSON_EMAIL: 'tero@partner.test',
    });
    const site = await portal({ ...settings, origin: 'http://partner.test' });
    sites.push(site);
    return site.listen({ port: 0, host: '127.0.0.1' });
  }

  it('changes its key for a token in the name of its own site', async () => {
    /** @type {{ origin: string | undefined, body: string }[]} */
    const asked = [];
    const bff = await listen((request, response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        asked.push({ origin: request.headers.origin, body: Buffer.concat(chunks).toString() });
        response.end('{"success":true,"data":{"token":"t"}}');
      });
    });
    const answer = await fetch(`${await startPortal(bff)}/token`, { method: 'POST' });
    expect(await answer.json()).toEqual({ success: true, data: { token: 't' } });
    expect(asked).toEqual([
      {
        origin: 'http://partner.test',
        body: '{"partnerKey":"secret-key","personEmail":"tero@partner.test"}',
      },
    ]);
  });

  it('never lets the key out', async () => {
    const site = await startPortal('http://127.0.0.1:9');
    for (const path of ['/', '/portal.js', '/config.json', '/token', '/../env.mjs']) {
      expect(await (await fetch(site + path)).text()).not.toContain('secret-key');
    }
  });

  it('sends browsers to the BFF they can reach', async () => {
    const site = await startPortal('http://bff.inside:4310');
    expect(await (await fetch(`${site}/config.json`)).json()).toMatchObject({
      apiBase: 'http://localhost:4310',
    });
  });

  it('answers 502 while the BFF is away', async () => {
    const answer = await fetch(`${await startPortal('http://127.0.0.1:9')}/token`, {
      method: 'POST',
    });
    expect(answer.status).toBe(502);
  });

  it('serves its page and nothing it does not have', async () => {
    const site = await startPortal('http://127.0.0.1:9');
    expect(await (await fetch(site)).text()).toContain('Rakennus Koskinen');
    expect((await fetch(`${site}/missing.js`)).status).toBe(404);
    expect((await fetch(site, { method: 'POST' })).status).toBe(404);
  });

  it('keeps its page to its own and our sources, and lets nobody frame it', async () => {
    const site = await startPortal('http://127.0.0.1:9');
    const answer = await fetch(site);
    const nonce = /nonce="([\w-]{22})"/.exec(await answer.text())?.[1];
    const policy = String(answer.headers.get('content-security-policy'));
    expect(policy).toContain("script-src 'self' http://localhost:4302;");
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  const badPaths = [
    ...[300, 20_000].map((letters) => `/${'a'.repeat(letters)}`),
    '/index.html/',
    '/index.html/x',
    '/portal.js/x.js',
    '/%00',
    '//[',
    '/%',
    '/%ZZ',
    '/..',
    '/../env.mjs',
    '/%2e%2e/env.mjs',
  ];
  it.each(badPaths.map((path) => [path.slice(0, 40), path]))(
    'refuses the path %s, and lives on',
    async (_, path) => {
      const site = new URL(await startPortal('http://127.0.0.1:9'));
      const status = await new Promise((resolve, reject) => {
        // Not fetch, which would refuse to send such a path.
        request({ host: site.hostname, port: site.port, path, agent: false }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on('error', reject)
          .end();
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect((await fetch(site)).status).toBe(200);
    },
  );

  it('answers probes, and tells its figures to who stands beside it', async () => {
    const site = await startPortal('http://127.0.0.1:9');
    expect((await fetch(`${site}/health/ready`)).status).toBe(200);
    expect(await (await fetch(`${site}/metrics`)).text()).toContain('keikka_request_duration_seconds_count');
    const outside = { headers: { 'x-forwarded-for': '198.51.100.1' } };
    expect((await fetch(`${site}/metrics`, outside)).status).toBe(404);
  });

  it('tells all that is wrong with its environment at once', () => {
    expect(() => readSettings({ PORT: 'x', API_BASE: 'nowhere' })).toThrow(
      /^PORT is not a port: x\nAPI_BASE is not an address: nowhere$/,
    );
  });
});
