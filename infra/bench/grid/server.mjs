import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';

const require = createRequire(import.meta.url);
const packageFile = (/** @type {string} */ name, /** @type {string} */ file) =>
  join(require.resolve(`${name}/package.json`), '..', file);

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const PEERS = join(import.meta.dirname, 'peers');

/** @returns {Record<string, string>} */
const files = () => ({
  '/daypilot': join(PEERS, 'daypilot.html'),
  '/vis': join(PEERS, 'vis.html'),
  '/vendor/daypilot.js': packageFile('@daypilot/daypilot-lite-javascript', 'daypilot-javascript.min.js'),
  '/vendor/vis.js': packageFile('vis-timeline', 'standalone/umd/vis-timeline-graph2d.min.js'),
  '/vendor/vis.css': packageFile('vis-timeline', 'styles/vis-timeline-graph2d.min.css'),
});

/**
 * Serves the built page of our grid at / and the peers' pages beside it.
 * @param {string} gridFolder
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function serveBoards(gridFolder) {
  const known = files();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = known[pathname] ?? ownFile(gridFolder, pathname);
    const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(file))] ?? 'application/octet-stream';
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
