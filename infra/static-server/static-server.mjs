import fastifyStatic from '@fastify/static';
import { baseServer, refuse } from './base-server.mjs';
import { pageWithNonce } from './page-nonce.mjs';
import {
  contentSecurityPolicy,
  hstsHeaders,
  pageHeaders,
  remoteHeaders,
  shellHeaders,
} from './security-headers.mjs';

/** @typedef {import('fastify').FastifyReply} Reply */

/** Names with webpack's [contenthash], whose files never change. Entries and pages have plain names. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.\w+(\.map)?(\.br|\.gz)?$/;
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const METHOD_NOT_ALLOWED = 405;
const NOT_FOUND = 404;

/**
 * Serves one build: the files of a remote, or the shell with its pages.
 * @param {import('./env.mjs').Settings} settings
 */
export async function staticServer({ folder, hstsSeconds, shell }) {
  const hsts = hstsHeaders(hstsSeconds);
  const app =
    shell === undefined
      ? baseServer({ ...remoteHeaders, ...hsts })
      : shellServer({ ...shellHeaders(shell), ...hsts }, folder, shell);
  app.addHook('onRequest', async ({ method }, reply) =>
    method === 'GET' || method === 'HEAD' ? undefined : refuse(reply, METHOD_NOT_ALLOWED),
  );
  app.addHook('onRequest', async ({ headers }) => void dropStar(headers));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // The build has compressed them.
    preCompressed: true,
    cacheControl: false,
    // The ETag says it.
    lastModified: false,
    setHeaders: (reply, path) =>
      void reply.header('cache-control', HASHED_NAME.test(path) ? FOREVER : REVALIDATE),
  });
  return app;
}

/**
 * The library reads the star of an Accept-Encoding as gzip, also where gzip is named and refused: `gzip;q=0, *`.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function dropStar(headers) {
  const encodings = String(headers['accept-encoding'] ?? '');
  if (/gzip/i.test(encodings)) headers['accept-encoding'] = encodings.replace(/\*[^,]*/g, '');
}

/**
 * Answers every page address with index.html, and has the files that the page requests at its start: the BFF's address,
 * and the remotes with their pages and slots.
 * @param {Record<string, string>} headers
 * @param {string} folder
 * @param {import('./env.mjs').ShellSettings} shell
 */
function shellServer(headers, folder, shell) {
  /** @param {Reply} reply */
  const sendPage = async (reply) => {
    const { html, nonce } = await pageWithNonce(folder);
    return reply
      .type('text/html; charset=utf-8')
      .headers(pageHeaders)
      .header('cache-control', REVALIDATE)
      .header('content-security-policy', contentSecurityPolicy(shell, nonce))
      .send(html);
  };
  const app = baseServer(headers, {
    answerMissing: ({ url }, reply) => (isPage(url) ? sendPage(reply) : refuse(reply, NOT_FOUND)),
  });
  const { apiBase, wsBase, tiles, remotes } = shell;
  for (const path of ['/', '/index.html']) app.get(path, (_request, reply) => sendPage(reply));
  for (const [path, content] of /** @type {const} */ ([
    ['/config.json', { apiBase, wsBase, tiles }],
    ['/manifest.json', remotes],
  ]))
    app.get(path, (_request, reply) => reply.header('cache-control', REVALIDATE).send(content));
  return app;
}

/**
 * An address without a file extension is a page of the shell's router. A missing script is answered as missing.
 * @param {string} url
 */
const isPage = (url) => !/\.[a-z0-9]+$/i.test(url.replace(/\?.*/s, ''));
