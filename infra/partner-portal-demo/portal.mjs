import fastifyStatic from '@fastify/static';
import { join } from 'node:path';
import { baseServer } from '@keikka/static-server/base-server.mjs';
import { pageWithNonce } from '@keikka/static-server/page-nonce.mjs';
import { everywhere, printPolicy } from '@keikka/static-server/security-headers.mjs';

const TIMEOUT_MILLISECONDS = 10_000;
const BAD_GATEWAY = 502;
const pageFolder = join(import.meta.dirname, 'page');

/**
 * The partner's web site: its page, and the one call that the page cannot make itself.
 * @param {import('./env.mjs').Settings} settings
 */
export async function portal({ origin, apiBase, apiBaseInside, embedScript, partnerKey, personEmail }) {
  const app = baseServer({ ...everywhere, 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
  await app.register(fastifyStatic, { root: pageFolder, index: false, cacheControl: false });

  /** Exchanges the partner's key for a token of who has signed in to the portal, valid for a quarter of an hour. */
  async function token() {
    const answer = await fetch(`${apiBaseInside}/api/embed/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ partnerKey, personEmail }),
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    return { status: answer.status, body: await answer.text() };
  }

  app.get('/', async (_request, reply) => {
    const { html, nonce } = await pageWithNonce(pageFolder);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy({ apiBase, embedScript, nonce }))
      .send(html);
  });
  app.get('/config.json', () => ({ apiBase, embedScript }));
  app.post('/token', async (_request, reply) => {
    const { status, body } = await token().catch((error) => {
      console.error(`no token from ${apiBaseInside}: ${error.cause?.message ?? error.message}`);
      return { status: BAD_GATEWAY, body: '{}' };
    });
    return reply.code(status).type('application/json; charset=utf-8').send(body);
  });
  return app;
}

/**
 * What a partner's page has to allow, so that it can show an order: our script with its typeface, and our API.
 * @param {{ apiBase: string, embedScript: string, nonce: string }} sources
 */
function pagePolicy({ apiBase, embedScript, nonce }) {
  const ours = new URL(embedScript).origin;
  return printPolicy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ours],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'connect-src': ["'self'", new URL(apiBase).origin],
    'img-src': ["'self'", 'data:', ours],
    'font-src': ["'self'", ours],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}
