import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';

const require = createRequire(import.meta.url);
const packageFile = (/** @type {string} */ name, /** @type {string} */ file) =>
  join(require.resolve(`${name}/package.json`), '..', file);

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const peers = join(import.meta.dirname, 'peers');

/** @returns {Record<string, string>} */
const files = () => ({
  '/peers/daypilot.js': join(peers, 'daypilot.js'),
  '/peers/vis.js': join(peers, 'vis.js'),
  '/vendor/daypilot.js': packageFile('@daypilot/daypilot-lite-javascript', 'daypilot-javascript.min.js'),
  '/vendor/vis.js': packageFile('vis-timeline', 'standalone/umd/vis-timeline-graph2d.min.js'),
  '/vendor/vis.css': packageFile('vis-timeline', 'styles/vis-timeline-graph2d.min.css'),
});

/** @type {Record<string, string>} */
const pages = {
  '/daypilot': peerPage('DayPilot Lite', 'daypilot'),
  '/vis': peerPage('vis-timeline', 'vis', '<link rel="stylesheet" href="/vendor/vis.css" />'),
};

/**
 * The page of a peer: nothing but its board over the whole window.
 * @param {string} title
 * @param {string} name
 */
function peerPage(title, name, head = '') {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>${title}</title>
${head}
<style>html, body { margin: 0; height: 100%; }</style>
<div id="board"></div>
<script src="/vendor/${name}.js"></script>
<script src="/peers/${name}.js"></script>
</html>`;
}

/**
 * Serves the built page of our grid at / and the peers' pages beside it.
 * @param {string} gridFolder
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function serveBoards(gridFolder) {
  const known = files();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages[pathname];
    if (page) {
      response.writeHead(200, { 'content-type': types['.html'] }).end(page);
      return;
    }
    const file = known[pathname] ?? ownFile(gridFolder, pathname);
    const type = types[/** @type {keyof typeof types} */ (extname(file))] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      resolve({ url: `http://localhost:${port}`, close: () => server.close() });
    });
  });
}

/**
 * The page answers at every address, as a page of its own does.
 * @param {string} folder
 * @param {string} pathname
 */
function ownFile(folder, pathname) {
  const file = join(folder, normalize(pathname));
  return existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html');
}
