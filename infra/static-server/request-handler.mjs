import { isFromInside } from './inside.mjs';
import { metrics } from './metrics.mjs';
import { pathOf } from './request-path.mjs';
import { hstsHeaders, remoteHeaders, shellHeaders } from './security-headers.mjs';
import { makeFile, staticFiles } from './static-files.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./static-files.mjs').StaticFile} StaticFile */
/** @typedef {import('./static-files.mjs').Encoding} Encoding */

const health = Buffer.from('{"status":"ok"}');

/**
 * Serves one build: the files of a remote, or the shell, which answers every page address with index.html.
 * @param {import('./env.mjs').Settings} settings
 */
export function requestHandler({ folder, hstsSeconds, shell }) {
  const fileAt = staticFiles(folder);
  const headers = {
    ...(shell === undefined ? remoteHeaders : shellHeaders(shell)),
    ...hstsHeaders(hstsSeconds),
  };
  const figures = metrics();
  const madeFiles = { ...healthFiles(), ...(shell === undefined ? {} : shellFiles(shell)) };

  /**
   * @param {Request} request
   * @param {Response} response
   */
  return (request, response) => {
    const from = performance.now();
    response.on('finish', () => figures.observe(response.statusCode, (performance.now() - from) / 1_000));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    const path = pathOf(request);
    if (path === undefined) return refuse(response, 400);
    if (path === '/metrics')
      return isFromInside(request) ? send(response, figures.print()) : refuse(response, 404);
    const page = shell !== undefined && isPage(path) ? fileAt('/index.html') : undefined;
    const file = madeFiles[path] ?? fileAt(path) ?? page;
    return file === undefined ? refuse(response, 404) : sendFile(request, response, file);
  };
}

/** @returns {Record<string, StaticFile>} */
const healthFiles = () => ({
  '/health/live': makeFile('health.json', health),
  '/health/ready': makeFile('health.json', health),
});

/**
 * The files that the shell requests at its start: the BFF's address, and the remotes with their pages and slots.
 * @param {import('./env.mjs').ShellSettings} shell
 * @returns {Record<string, StaticFile>}
 */
function shellFiles({ apiBase, wsBase, remotes }) {
  return {
    '/config.json': makeFile('config.json', Buffer.from(JSON.stringify({ apiBase, wsBase }))),
    '/manifest.json': makeFile('manifest.json', Buffer.from(JSON.stringify(remotes))),
  };
}

/**
 * An address without a file extension is a page of the shell's router. A missing script is answered as missing.
 * @param {string} path
 */
const isPage = (path) => !/\.[a-z0-9]+$/i.test(path);

/**
 * @param {Request} request
 * @param {Response} response
 * @param {StaticFile} file
 */
function sendFile(request, response, file) {
  response.setHeader('etag', file.etag);
  response.setHeader('cache-control', file.cacheControl);
  response.setHeader('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  const encoding = acceptedEncoding(request);
  const body = file.body(encoding);
  if (encoding !== 'identity' && body !== file.body('identity'))
    response.setHeader('content-encoding', encoding);
  response.writeHead(200, { 'content-type': file.contentType, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * @param {Request} request
 * @returns {Encoding}
 */
function acceptedEncoding({ headers }) {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/**
 * @param {Response} response
 * @param {string} figures
 */
function send(response, figures) {
  response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4', 'cache-control': 'no-store' });
  response.end(figures);
}

/**
 * @param {Response} response
 * @param {number} status
 */
function refuse(response, status) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(String(status));
}
