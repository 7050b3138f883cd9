import { join } from 'node:path';
import { isFromInside } from '../static-server/inside.mjs';
import { metrics } from '../static-server/metrics.mjs';
import { pathOf } from '../static-server/request-path.mjs';
import { makeFile, staticFiles } from '../static-server/static-files.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const TIMEOUT_MILLISECONDS = 10_000;

/**
 * The partner's web site: its page, and the one call that the page cannot make itself.
 * @param {import('./env.mjs').Settings} settings
 */
export function portal({ origin, apiBase, apiBaseInside, embedScript, partnerKey }) {
  const fileAt = staticFiles(join(import.meta.dirname, 'page'));
  const config = makeFile('config.json', Buffer.from(JSON.stringify({ apiBase, embedScript })));
  const health = makeFile('health.json', Buffer.from('{"status":"ok"}'));
  const figures = metrics();

  /**
   * Exchanges the partner's key for a token that is valid for a quarter of an hour and shows this order. A real portal
   * looks first whether its own user may see it.
   * @param {number} keikkaId
   */
  async function token(keikkaId) {
    const answer = await fetch(`${apiBaseInside}/api/embed/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ partnerKey, keikkaIds: [keikkaId] }),
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    return { status: answer.status, body: await answer.text() };
  }

  /** @param {string} path */
  function fileOf(path) {
    if (path === '/config.json') return config;
    if (path === '/health/live' || path === '/health/ready') return health;
    return fileAt(path === '/' ? '/index.html' : path);
  }

  /**
   * @param {Request} request
   * @param {Response} response
   */
  return async (request, response) => {
    const from = performance.now();
    response.on('finish', () => figures.observe(response.statusCode, (performance.now() - from) / 1_000));
    const path = pathOf(request);
    if (path === undefined) return send(response, 400, 'text/plain', '400');
    if (path === '/metrics' && isFromInside(request))
      return send(response, 200, 'text/plain; version=0.0.4', figures.print());
    if (path === '/token' && request.method === 'POST') {
      const keikkaId = Number(new URL(request.url ?? '/', origin).searchParams.get('keikkaId'));
      const answer = await token(keikkaId).catch((error) => {
        console.error(`no token from ${apiBaseInside}: ${error.cause?.message ?? error.message}`);
        return { status: 502, body: '{}' };
      });
      return send(response, answer.status, 'application/json; charset=utf-8', answer.body);
    }
    const file = request.method === 'GET' ? fileOf(path) : undefined;
    return file
      ? send(response, 200, file.contentType, file.body('identity'))
      : send(response, 404, 'text/plain', '404');
  };
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} type
 * @param {string | Buffer} body
 */
function send(response, status, type, body) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}
