import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { Guest, modes } from './guest.mjs';

/** @typedef {import('./tenants.mjs').Tenant} Tenant */
/** @typedef {{ tenant: Tenant, guest: Guest, address: string }} Host */

const ownAddresses = ['api', 'health', 'page'];
const OK = 200;
const FAILED = 500;
const UNAVAILABLE = 503;
const TOO_MANY = 429;
const CONFLICT = 409;
const HALVED_BYTES = 50_000_000;

/** @param {number} status */
const plain = (status) => ({ status, type: 'text/plain', body: 'simulated failure' });
const failure = plain(FAILED);
/** What a system says that has no words of its own. */
const plainly = { maintenance: plain(UNAVAILABLE), duplicate: plain(CONFLICT) };

/** What a proxy in between says, with the status and the type of a good answer. */
const NONSENSE = '<!doctype html><html><body><script>alert(1)</script>Welcome</body></html>';

/** What befalls a request that is under way. @type {WeakMap<object, string>} */
const befalling = new WeakMap();
const NOT_FOUND = 404;

const pageHeaders = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/**
 * Starts simulators in this process: those with HTTP below `/<name>`, the others on ports of their own, and the page
 * with its control API. A port of 0 is any free one.
 * @param {readonly Tenant[]} tenants
 * @param {import('./env.mjs').Settings} settings
 */
export async function startSimulators(tenants, { port, host }) {
  const app = fastify({ forceCloseConnections: true });
  /** @type {Map<string, Host>} */
  const hosts = new Map();
  /** @type {import('./tenants.mjs').OwnDoor[]} */
  const doors = [];
  for (const tenant of tenants) {
    if (hosts.has(tenant.name) || ownAddresses.includes(tenant.name))
      throw new Error(`The address /${tenant.name} is taken`);
    const guest = new Guest();
    hosts.set(tenant.name, { tenant, guest, address: '' });
    if (tenant.routes)
      app.register(simulated({ ...tenant, routes: tenant.routes }, guest), { prefix: `/${tenant.name}` });
  }
  app.register(controlled(hosts));
  const address = await app.listen({ port, host });
  for (const visitor of hosts.values()) {
    const door = await visitor.tenant.open?.(visitor.guest);
    if (door) doors.push(door);
    visitor.address = door?.address ?? `${address}/${visitor.tenant.name}`;
  }
  return {
    address,
    close: () => Promise.all([app.close(), ...doors.map((door) => door.close())]),
  };
}

/**
 * The HTTP routes of one system, in its present mode.
 * @param {Tenant & { routes: NonNullable<Tenant['routes']> }} tenant
 * @param {Guest} guest
 * @returns {import('fastify').FastifyPluginCallback}
 */
const simulated =
  ({ routes, says = plainly }, guest) =>
  (app, _options, done) => {
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    app.addHook('onRequest', async (request, reply) => {
      const { turn, leave } = guest.enter(request.method, request.url);
      reply.raw.once('close', () => leave(reply.raw.writableFinished ? reply.raw.statusCode : 'broken-off'));
      const what = await turn();
      befalling.set(request, what);
      if (what === 'failing') return reply.code(UNAVAILABLE).type('text/plain').send('simulated failure');
      if (what === 'throttling') return reply.code(TOO_MANY).type('text/plain').send('simulated failure');
      if (what === 'maintenance') {
        const { status, type, body } = says.maintenance;
        return reply.code(status).type(type).send(body);
      }
      if (what === 'reset') {
        reply.hijack();
        request.raw.socket.resetAndDestroy();
      }
      return undefined;
    });
    app.addHook('onSend', async (request, reply, payload) => {
      const what = befalling.get(request);
      const { socket } = request.raw;
      if (what === 'losing') socket.destroy();
      // Its end never comes: the rest of a far longer answer is cut off.
      if (what === 'halving')
        socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${HALVED_BYTES}\r\n\r\n<Root>`, () =>
          socket.destroy(),
        );
      if (what === 'nonsense') {
        reply.code(OK).removeHeader('content-length');
        return NONSENSE;
      }
      if (what !== 'failing-after' && what !== 'duplicate') return payload;
      const { status, type, body } = what === 'duplicate' ? says.duplicate : failure;
      reply.code(status).type(type).removeHeader('content-length');
      return body;
    });
    routes(app);
    // Within the prefix, so that unknown paths are recorded too.
    app.all('/*', (_request, reply) => reply.code(NOT_FOUND).type('text/plain').send('404'));
    done();
  };

/**
 * The page, and the control API that the page and the tests use.
 * @param {Map<string, Host>} hosts
 * @returns {import('fastify').FastifyPluginCallback}
 */
const controlled = (hosts) => (app, _options, done) => {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(pageHeaders));
  for (const [path, file, type] of [
    ['/', 'index.html', 'text/html; charset=utf-8'],
    ['/page/simulators.js', 'simulators.js', 'text/javascript; charset=utf-8'],
    ['/page/simulators.css', 'simulators.css', 'text/css; charset=utf-8'],
  ]) {
    const content = readFileSync(join(import.meta.dirname, 'page', String(file)));
    app.get(String(path), (_request, reply) => reply.type(String(type)).send(content));
  }
  for (const probe of ['live', 'ready']) app.get(`/health/${probe}`, () => ({ status: 'ok' }));
  app.get('/api/tenants', () => [...hosts.values()].map(shown));
  app.put('/api/tenants/:name/mode', { schema: modeSchema }, (request, reply) => {
    const { mode, ...behaviour } = /** @type {ModeBody} */ (request.body);
    return changed(hosts, request, reply, ({ guest }) => guest.behave(mode, behaviour));
  });
  app.delete('/api/tenants/:name/requests', (request, reply) =>
    changed(hosts, request, reply, ({ guest }) => void (guest.requests = [])),
  );
  done();
};

/** @typedef {{ mode: import('./guest.mjs').Mode } & import('./guest.mjs').Behaviour} ModeBody */
const modeSchema = {
  body: {
    type: 'object',
    required: ['mode'],
    properties: {
      mode: { enum: modes },
      delayMs: { type: 'integer', minimum: 0, maximum: 600_000 },
      path: { type: 'string', maxLength: 200 },
      times: { type: 'integer', minimum: 1 },
    },
  },
};

/**
 * @param {Map<string, Host>} hosts
 * @param {import('fastify').FastifyRequest} request
 * @param {import('fastify').FastifyReply} reply
 * @param {(host: Host) => void} change
 */
function changed(hosts, request, reply, change) {
  const host = hosts.get(/** @type {{ name: string }} */ (request.params).name);
  if (!host) return reply.code(NOT_FOUND).send({ error: 'no such simulator' });
  change(host);
  return reply.send(shown(host));
}

/** @param {Host} host */
const shown = ({ tenant: { name, title }, guest: { mode, delayMs, requests }, address }) => ({
  name,
  title,
  address,
  mode,
  delayMs,
  requests,
});
