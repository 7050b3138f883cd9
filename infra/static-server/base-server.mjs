import fastify from 'fastify';
import { isFromInside } from './inside.mjs';
import { metrics } from './metrics.mjs';

/** @typedef {import('fastify').FastifyReply} Reply */

/** Nobody sends these servers more than a few lines. */
const LONGEST_REQUEST_SECONDS = 30;
const CHECK_MILLISECONDS = 1_000;
const INTERNAL = 500;
const FORBIDDEN = 403;
const NOT_FOUND = 404;

/**
 * What every server of files answers beside its files: probes, figures, and each error, since one request must never
 * end the process that serves all others.
 * @param {Record<string, string>} headers of every answer
 * @param {object} [options]
 * @param {(request: import('fastify').FastifyRequest, reply: Reply) => unknown} [options.answerMissing]
 * @param {number} [options.requestSeconds] after which a request that has not come whole is cut off
 */
export function baseServer(
  headers,
  {
    answerMissing = (_request, reply) => refuse(reply, NOT_FOUND),
    requestSeconds = LONGEST_REQUEST_SECONDS,
  } = {},
) {
  const requestTimeout = requestSeconds * 1_000;
  const app = fastify({
    requestTimeout,
    // Node takes the longer of the two for the body, so the headers may not have longer than the whole.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: CHECK_MILLISECONDS },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => void answerError(error, reply.headers(headers)),
  });
  const figures = metrics();
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  app.addHook('onResponse', async (_request, { statusCode, elapsedTime }) =>
    figures.observe(statusCode, elapsedTime / 1_000),
  );
  app.setErrorHandler((/** @type {import('fastify').FastifyError} */ error, _request, reply) =>
    answerError(error, reply),
  );
  app.setNotFoundHandler(async (request, reply) => answerMissing(request, reply));
  for (const probe of ['live', 'ready']) app.get(`/health/${probe}`, () => ({ status: 'ok' }));
  app.get('/metrics', ({ raw }, reply) =>
    isFromInside(raw)
      ? reply.type('text/plain; version=0.0.4').header('cache-control', 'no-store').send(figures.print())
      : refuse(reply, NOT_FOUND),
  );
  return app;
}

/**
 * @param {Reply} reply
 * @param {number} status
 */
export const refuse = (reply, status) =>
  reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(String(status));

/**
 * A forbidden path is a missing one, so that nobody learns which paths are guarded.
 * @param {{ statusCode?: number, status?: number, message: string }} error
 * @param {Reply} reply
 */
function answerError(error, reply) {
  const status = error.statusCode ?? error.status ?? INTERNAL;
  if (status >= INTERNAL) console.error(`a request failed: ${error.message}`);
  return refuse(reply, status === FORBIDDEN ? NOT_FOUND : status);
}

/**
 * Listens until a signal ends the process.
 * @param {import('fastify').FastifyInstance} app
 * @param {{ port: number, host: string }} settings
 */
export async function listenUntilSignal(app, { port, host }) {
  await app.listen({ port, host });
  process.stdout.write(
    `${JSON.stringify({ level: 'info', time: Date.now(), port, host, msg: 'serving' })}\n`,
  );
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
    process.once(signal, () => void app.close().then(() => process.exit(0)));
}
