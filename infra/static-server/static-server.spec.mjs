import { request as httpRequest } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { readSettings } from './env.mjs';
import { contentSecurityPolicy } from './security-headers.mjs';
import { staticServer } from './static-server.mjs';

/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} Answer */

const shell = {
  apiBase: 'http://localhost:4310',
  wsBase: 'ws://localhost:4310/ws',
  remotes: {
    mf_grid: {
      entry: 'http://localhost:4301/remoteEntry.js',
      pages: { grid: { path: '/', title: 'Grid' } },
      slots: {},
    },
    mf_order: {
      entry: 'http://localhost:4302/remoteEntry.js',
      pages: {},
      slots: { 'order.modal': { title: 'Tilaus' } },
    },
  },
};

describe('the static server', () => {
  /** @type {string} */
  let folder;
  /** @type {import('fastify').FastifyInstance[]} */
  const servers = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'keikka-static-'));
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist', 'index.html'), '<h1 nonce="%CSP_NONCE%">Keikka</h1>');
    const script = 'keikka();'.repeat(100);
    writeFileSync(join(folder, 'dist', 'main.0123456789.js'), script);
    writeFileSync(join(folder, 'dist', 'main.0123456789.js.br'), brotliCompressSync(script));
    writeFileSync(join(folder, 'dist', 'main.0123456789.js.gz'), gzipSync(script));
    writeFileSync(join(folder, 'dist', 'remoteEntry.js'), 'entry();');
    writeFileSync(join(folder, 'secret.txt'), 'not served');
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    rmSync(folder, { recursive: true });
  });

  /**
   * @param {import('./env.mjs').ShellSettings | undefined} shell
   * @param {number} [hstsSeconds]
   * @returns {Promise<(path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>>}
   */
  async function serve(shell, hstsSeconds = 0) {
    const settings = { port: 0, host: '127.0.0.1', folder: join(folder, 'dist'), hstsSeconds, shell };
    const server = await staticServer(settings);
    servers.push(server);
    const { port } = new URL(await server.listen(settings));
    return (path, headers = {}, method = 'GET') =>
      new Promise((resolve, reject) => {
        // Not fetch, which would normalise the path before it is sent.
        const request = httpRequest(
          { port, host: '127.0.0.1', path, method, headers, agent: false },
          (response) => {
            /** @type {Buffer[]} */
            const chunks = [];
            response.on('data', (chunk) => chunks.push(chunk));
            response.on('end', () => {
              const { statusCode = 0, headers } = response;
              resolve({ status: statusCode, headers, body: Buffer.concat(chunks) });
            });
          },
        );
        request.on('error', reject).end();
      });
  }

  it('answers every page of the shell with its index and a policy without unsafe scripts', async () => {
    const get = await serve(shell);
    for (const path of ['/', '/tilaus/123', '/laskutus?tila=avoin']) {
      const { status, headers, body } = await get(path);
      expect([status, body.toString()]).toEqual([200, expect.stringMatching(/<h1 nonce=.*>Keikka/)]);
      expect(headers['cache-control']).toBe('no-cache');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self' http://localhost:4301 http://localhost:4302;");
      expect(policy).toContain("connect-src 'self' http://localhost:4310 ws://localhost:4310 ");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    }
  });

  it('gives each page a nonce of its own for its styles, which no other answer has', async () => {
    const get = await serve(shell);
    const pages = [await get('/'), await get('/')];
    const nonces = pages.map(({ body }) => /nonce="([\w-]{22})"/.exec(body.toString())?.[1]);
    expect(new Set(nonces).size).toBe(2);
    for (const [index, { headers }] of pages.entries())
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[index]}' `);
    const { headers } = await get('/remoteEntry.js');
    expect(headers['content-security-policy']).not.toContain('nonce');
  });

  it('tells the shell where the BFF and the remotes are, and what each remote shows', async () => {
    const get = await serve(shell);
    expect(JSON.parse((await get('/config.json')).body.toString())).toEqual({
      apiBase: shell.apiBase,
      wsBase: shell.wsBase,
    });
    expect(JSON.parse((await get('/manifest.json')).body.toString())).toEqual(shell.remotes);
  });

  it('keeps hashed files for ever and asks again for the entry', async () => {
    const get = await serve(undefined);
    expect((await get('/main.0123456789.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const { headers } = await get('/remoteEntry.js');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['last-modified']).toBeUndefined();
    expect((await get('/remoteEntry.js', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  it('lets any origin load a remote', async () => {
    const get = await serve(undefined);
    const { headers } = await get('/remoteEntry.js');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('compresses as the browser asks', async () => {
    const get = await serve(undefined);
    const plain = await get('/main.0123456789.js');
    const brotli = await get('/main.0123456789.js', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/main.0123456789.js', { 'accept-encoding': 'gzip' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
  });

  it.each([
    ['gzip;q=0', undefined],
    ['*;q=0', undefined],
    ['identity;q=1, gzip;q=0', undefined],
    ['gzip;q=0, *', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'gzip'],
    ['*;q=0, gzip', 'gzip'],
  ])('answers who asks for %s with %s', async (encodings, expected) => {
    const get = await serve(undefined);
    const { headers } = await get('/main.0123456789.js', { 'accept-encoding': encodings });
    expect(headers['content-encoding']).toBe(expected);
  });

  it.each([
    ['/../secret.txt', 404],
    ['/%2e%2e%2fsecret.txt', 404],
    ['/missing.js', 404],
    ['/%', 400],
    ['/%00', 404],
  ])('refuses %s with %i', async (path, status) => {
    const get = await serve(undefined);
    expect((await get(path)).status).toBe(status);
  });

  const paths = [
    ...[300, 20_000].map((letters) => `/${'a'.repeat(letters)}`),
    '/index.html/',
    '/index.html/x',
    '/remoteEntry.js/x.js',
    '/%00',
    '/%',
    '/%ZZ',
    '/%E0%A4%A',
    '//[',
    '/..',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
  ];
  it.each(
    paths.flatMap((path) => [
      { kind: 'the shell', start: path.slice(0, 40), path, shell },
      { kind: 'a remote', start: path.slice(0, 40), path, shell: undefined },
    ]),
  )('of $kind answers the path $start, and lives on', async ({ path, shell }) => {
    const get = await serve(shell);
    const { status, body } = await get(path);
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toMatch(/not served|root:/);
    expect((await get('/remoteEntry.js')).status).toBe(200);
  });

  it.each([
    ['the shell', shell],
    ['a remote', undefined],
  ])(
    'keeps browsers of %s to https where it is told to stand behind it, and only there',
    async (_, shell) => {
      const name = 'strict-transport-security';
      expect((await (await serve(shell))('/remoteEntry.js')).headers).not.toHaveProperty(name);
      const get = await serve(shell, 31_536_000);
      expect((await get('/remoteEntry.js')).headers[name]).toBe('max-age=31536000; includeSubDomains');
    },
  );

  it('refuses to be written to', async () => {
    const get = await serve(shell);
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });

  it('answers HEAD without a body, and the probe', async () => {
    const get = await serve(undefined);
    expect((await get('/remoteEntry.js', {}, 'HEAD')).body.length).toBe(0);
    expect((await get('/health/live')).status).toBe(200);
  });

  it('counts its answers for who stands beside it', async () => {
    const get = await serve(shell);
    await get('/');
    await get('/missing.js');
    const { status, headers, body } = await get('/metrics');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4']);
    expect(body.toString()).toContain(
      'keikka_request_duration_seconds_count{kind="static",outcome="2xx"} 1\n',
    );
    expect(body.toString()).toContain(
      'keikka_request_duration_seconds_count{kind="static",outcome="4xx"} 1\n',
    );
    expect(body.toString()).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  it.each(['x-forwarded-for', 'x-forwarded-proto', 'X-Real-IP', 'forwarded', 'Via'])(
    'takes %s for the mark of a proxy, behind which there are no figures',
    async (mark) => {
      const get = await serve(shell);
      expect((await get('/metrics', { [mark]: '127.0.0.1' })).status).toBe(404);
      expect((await get('/health/live', { [mark]: '127.0.0.1' })).status).toBe(200);
    },
  );

  it('tells all that is wrong with its environment at once', () => {
    expect(() =>
      readSettings({ PORT: 'x', REMOTES: 'mf_grid=nowhere', API_BASE: '', HSTS_SECONDS: 'yes' }),
    ).toThrow(
      /PORT is not a port: x\nDIST_FOLDER is missing\nHSTS_SECONDS is no number of seconds: yes\nAPI_BASE is not an address.*\nWS_BASE.*\nREMOTES mf_grid.*\nDECLARATIONS mf_grid: is missing/,
    );
  });

  it('takes pictures of maps from one more address, if there is one', () => {
    const tiles = { url: 'https://tiles.test/{z}/{x}/{y}.png', attribution: 'Kartta' };
    const shell = { apiBase: 'http://bff.test', wsBase: 'ws://bff.test', remotes: {} };
    expect(contentSecurityPolicy({ ...shell, tiles })).toMatch(/img-src [^;]*https:\/\/tiles\.test(;|$)/);
    expect(contentSecurityPolicy(shell)).not.toContain('tiles.test');
    expect(() => readSettings({ PORT: '1', REMOTES: '', TILES_URL: 'https://tiles.test/{z}/{x}' })).toThrow(
      /TILES_URL is not an address with \{z\}, \{x\} and \{y\}/,
    );
  });

  it('reads what each remote declares, and names the one that cannot be read', () => {
    const [good, broken] = ['good.json', 'broken.json'].map((name) => join(folder, name));
    const declaration = { pages: { grid: { path: '/', title: 'Grid' } }, slots: {} };
    writeFileSync(String(good), JSON.stringify(declaration));
    writeFileSync(String(broken), '{');
    const entry = 'http://localhost:4301/remoteEntry.js';
    const environment = {
      PORT: '4300',
      DIST_FOLDER: join(folder, 'dist'),
      API_BASE: 'http://localhost:4310',
      WS_BASE: 'ws://localhost:4310/ws',
    };
    expect(
      readSettings({ ...environment, REMOTES: `mf_grid=${entry}`, DECLARATIONS: `mf_grid=${good}` }).shell
        ?.remotes,
    ).toEqual({ mf_grid: { ...declaration, entry } });
    expect(() =>
      readSettings({
        ...environment,
        REMOTES: `mf_grid=${entry},mf_order=${entry}`,
        DECLARATIONS: `mf_grid=${good},mf_order=${broken}`,
      }),
    ).toThrow(/^DECLARATIONS mf_order: /);
  });
});
