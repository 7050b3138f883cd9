import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { readSettings } from './env.mjs';
import { shortened } from './shortened.mjs';
import { startSimulators } from './simulators.mjs';

/** @typedef {import('./tenants.mjs').Tenant} Tenant */

/**
 * An invoicing program: a key in the query, XML in and out.
 * @type {Tenant}
 */
const invoicing = {
  name: 'invoicing',
  title: 'Laskutusohjelma',
  routes: (app) => {
    app.get('/customers', () => ['Kivikon Betoni']);
    app.get('/_books', () => []);
    app.post('/invoices', (request, reply) =>
      reply.type('text/xml').send(`<received>${String(request.body)}</received>`),
    );
  },
};

/**
 * A system that speaks lines on a port of its own.
 * @type {Tenant}
 */
const lines = {
  name: 'lines',
  title: 'Rivit',
  open: async (guest) => {
    const server = createServer((socket) => {
      socket.once('data', (line) => {
        const { turn, leave } = guest.enter('LINE', String(line).trim());
        void turn().then((what) => {
          socket.end(what === 'normal' ? 'OK\n' : 'NO\n');
          leave(what === 'normal' ? 250 : 450);
        });
      });
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    return {
      address: `127.0.0.1:${port}`,
      close: () => new Promise((resolve) => server.close(resolve)),
    };
  },
};

describe('the simulators', () => {
  /** @type {Awaited<ReturnType<typeof startSimulators>>} */
  let simulators;
  /** @param {readonly Tenant[]} tenants */
  const start = async (tenants) => {
    simulators = await startSimulators(tenants, { port: 0, host: '127.0.0.1' });
    return simulators.address;
  };
  afterEach(() => simulators.close());

  /**
   * @param {string} path
   * @param {RequestInit} [request]
   */
  const call = (path, request) => fetch(`${simulators.address}${path}`, request);
  /**
   * @param {string} name
   * @param {object} body
   */
  const turn = (name, body) =>
    call(`/api/tenants/${name}/mode`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  /** @returns {Promise<any[]>} */
  const all = async () => /** @type {any} */ (await (await call('/api/tenants')).json());
  const seen = async () => (await all())[0].requests;
  const over = async () => {
    while ((await seen())[0].status === 'waiting');
  };
  const arrived = async () => {
    while ((await seen()).length === 0);
  };

  it('speak the protocol of their system below its name, or on a port of its own', async () => {
    await start([invoicing, lines]);
    expect(await (await call('/invoicing/customers')).json()).toEqual(['Kivikon Betoni']);
    const sent = { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<root>ä</root>' };
    expect(await (await call('/invoicing/invoices', sent)).text()).toBe(
      '<received><root>ä</root></received>',
    );
    expect((await call('/invoicing/missing')).status).toBe(404);
    const [, own] = await all();
    const [host = '', port] = own.address.split(':');
    const socket = connect(Number(port), host);
    socket.write('HELO\n');
    expect(await text(socket)).toBe('OK\n');
  });

  it('tell what they received, the newest first, with keys cut short', async () => {
    const address = await start([invoicing]);
    await call('/invoicing/customers?key=v3ry-secret&size=10');
    await call('/invoicing/missing', { method: 'DELETE' });
    const [tenant] = await all();
    expect(tenant).toMatchObject({
      name: 'invoicing',
      title: 'Laskutusohjelma',
      address: `${address}/invoicing`,
      mode: 'normal',
    });
    expect(tenant.requests).toEqual([
      expect.objectContaining({ method: 'DELETE', path: '/invoicing/missing', status: 404 }),
      {
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        method: 'GET',
        path: '/invoicing/customers?key=v3r…&size=10',
        status: 200,
        milliseconds: expect.any(Number),
      },
    ]);
    await call('/api/tenants/invoicing/requests', { method: 'DELETE' });
    expect(await seen()).toEqual([]);
  });

  it('keep the last fifty requests', async () => {
    await start([invoicing]);
    for (let nth = 1; nth <= 51; nth += 1) await call(`/invoicing/${nth}`);
    const requests = await seen();
    expect(requests).toHaveLength(50);
    expect(requests.at(-1).path).toBe('/invoicing/2');
  });

  it('fail when they are told to, and answer again when they are told so', async () => {
    await start([invoicing]);
    expect(await (await turn('invoicing', { mode: 'failing' })).json()).toMatchObject({ mode: 'failing' });
    expect((await call('/invoicing/customers')).status).toBe(503);
    await turn('invoicing', { mode: 'normal' });
    expect((await call('/invoicing/customers')).status).toBe(200);
  });

  it('reset the connection when they are told to', async () => {
    await start([invoicing]);
    await turn('invoicing', { mode: 'reset' });
    await expect(call('/invoicing/customers')).rejects.toThrow('fetch failed');
    await over();
    expect(await seen()).toMatchObject([{ status: 'broken-off' }]);
  });

  it.each([{ mode: 'hanging' }, { mode: 'slow', delayMs: 600_000 }])(
    'hold a request while they are %j, and let it go when that is over',
    async (mode) => {
      await start([invoicing]);
      await turn('invoicing', mode);
      const answer = call('/invoicing/customers');
      await arrived();
      expect(await seen()).toMatchObject([{ status: 'waiting' }]);
      await turn('invoicing', { mode: 'normal' });
      expect((await answer).status).toBe(200);
    },
  );

  it.each(['losing', 'halving'])(
    'carry out what they are asked and lose the answer while they are %s',
    async (mode) => {
      /** @type {string[]} */
      const done = [];
      const writing = {
        ...invoicing,
        routes: (/** @type {import('fastify').FastifyInstance} */ app) =>
          void app.post('/invoices', (request, reply) => {
            done.push(String(request.body));
            return reply.type('text/xml').send('<received/>');
          }),
      };
      await start([writing]);
      await turn('invoicing', { mode });
      const sent = { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<root/>' };
      await expect(call('/invoicing/invoices', sent).then((answer) => answer.text())).rejects.toThrow();
      expect(done).toEqual(['<root/>']);
    },
  );

  it.each([
    ['throttling', 429],
    ['failing-after', 500],
    ['maintenance', 503],
    ['duplicate', 409],
    ['nonsense', 200],
  ])('answer while they are %s with %d', async (mode, status) => {
    await start([invoicing]);
    await turn('invoicing', { mode });
    expect((await call('/invoicing/customers')).status).toBe(status);
  });

  it('do so at some paths only, or so many times', async () => {
    await start([invoicing]);
    await turn('invoicing', { mode: 'failing', path: 'customers', times: 2 });
    expect((await call('/invoicing/other')).status).toBe(404);
    const statuses = [];
    for (let nth = 1; nth <= 3; nth += 1) statuses.push((await call('/invoicing/customers')).status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('always tell what they have received', async () => {
    await start([invoicing]);
    await turn('invoicing', { mode: 'failing' });
    expect((await call('/invoicing/_books')).status).toBe(200);
    expect((await call('/invoicing/customers')).status).toBe(503);
  });

  it('answer by themselves after the delay of a slow system', async () => {
    await start([invoicing]);
    await turn('invoicing', { mode: 'slow', delayMs: 1 });
    expect((await call('/invoicing/customers')).status).toBe(200);
  });

  it('note that a caller has gone away, and end under a request they hold', async () => {
    await start([invoicing]);
    await turn('invoicing', { mode: 'hanging' });
    const caller = new AbortController();
    const answer = call('/invoicing/customers', { signal: caller.signal });
    await arrived();
    caller.abort();
    await expect(answer).rejects.toThrow();
    await over();
    expect(await seen()).toMatchObject([{ status: 'broken-off' }]);
    const { hostname, port } = new URL(simulators.address);
    const held = connect(Number(port), hostname);
    held.write('GET /invoicing/customers HTTP/1.1\r\nhost: x\r\n\r\n');
    while ((await seen()).length < 2);
    await Promise.all([simulators.close(), once(held, 'close')]);
    await start([]);
  });

  it.each([
    ['an unknown mode', 'invoicing', { mode: 'sulky' }, 400],
    ['no mode', 'invoicing', {}, 400],
    ['a negative delay', 'invoicing', { mode: 'slow', delayMs: -1 }, 400],
    ['an unknown system', 'other', { mode: 'slow' }, 404],
  ])('refuse %s', async (_what, name, body, status) => {
    await start([invoicing]);
    expect((await turn(name, body)).status).toBe(status);
  });

  it('do not take the address of another', async () => {
    await start([]);
    await expect(start([{ ...invoicing, name: 'api' }])).rejects.toThrow('The address /api is taken');
    await expect(start([invoicing, invoicing])).rejects.toThrow('The address /invoicing is taken');
  });

  it('have a page, which runs nothing but its own files, and answer probes', async () => {
    await start([]);
    const page = await call('/');
    const html = await page.text();
    expect(html).toContain('Täällä ei ole vielä yhtään simulaattoria');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(html).not.toMatch(/<script>|style="|onclick/);
    for (const [, file] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g))
      expect([file, (await call(String(file))).status]).toEqual([file, 200]);
    for (const probe of ['live', 'ready']) expect((await call(`/health/${probe}`)).status).toBe(200);
    expect(await all()).toEqual([]);
  });
});

describe('shortened', () => {
  it.each([
    ['/a', '/a'],
    ['/a?size=10', '/a?size=10'],
    ['/a?apiKey=abcdef&json', '/a?apiKey=abc…&json'],
    ['/a?access_token=abcdef', '/a?access_token=abc…'],
    [`/a?q=${'x'.repeat(40)}`, `/a?q=${'x'.repeat(40)}`],
    [`/a?q=${'x'.repeat(41)}`, '/a?q=xxx…'],
  ])('of %s is %s', (path, short) => {
    expect(shortened(path)).toBe(short);
  });
});

describe('readSettings', () => {
  it('listens on this machine alone unless it is told otherwise', () => {
    expect(readSettings({})).toEqual({ port: 4340, host: '127.0.0.1' });
    expect(readSettings({ SIMULATORS_PORT: '65535', SIMULATORS_HOST: '0.0.0.0' })).toEqual({
      port: 65_535,
      host: '0.0.0.0',
    });
  });

  it.each(['0', '65536', 'x', '1.5'])('refuses the port %s', (port) => {
    expect(() => readSettings({ SIMULATORS_PORT: port })).toThrow(`SIMULATORS_PORT is not a port: ${port}`);
  });
});
