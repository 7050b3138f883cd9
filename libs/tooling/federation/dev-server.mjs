import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const DEV_REMOTES =
  'mf_grid=http://localhost:4301/remoteEntry.js,mf_order=http://localhost:4302/remoteEntry.js,mf_invoicing=http://localhost:4303/remoteEntry.js';
const DEV_DECLARATIONS =
  'mf_grid=mf-grid/src/remote.json,mf_order=mf-order/src/remote.json,mf_invoicing=mf-invoicing/src/remote.json';

/**
 * Serves one project with hot reload, and the two files that the static server answers in production: the API's
 * address, and the remotes with their pages and slots.
 * @param {number} port
 * @returns {import('webpack-dev-server').Configuration}
 */
export function devServer(port) {
  return {
    port,
    host: process.env.HOST ?? '127.0.0.1',
    hot: true,
    historyApiFallback: true,
    // A remote's files and hot updates are fetched by the shell's page, from another origin.
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: 'all',
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: { runtimeErrors: false } },
    setupMiddlewares: (middlewares) => [
      jsonFile('/config.json', () => ({
        apiBase: process.env.API_BASE ?? 'http://localhost:4310',
        wsBase: process.env.WS_BASE ?? 'ws://localhost:4310/ws',
        tiles: process.env.TILES_URL && {
          url: process.env.TILES_URL,
          attribution: process.env.TILES_ATTRIBUTION ?? '',
        },
      })),
      jsonFile('/manifest.json', manifest),
      ...middlewares,
    ],
  };
}

/**
 * @param {string} path
 * @param {() => unknown} make
 */
function jsonFile(path, make) {
  return {
    name: path,
    path,
    /** @type {import('webpack-dev-server').ExpressRequestHandler} */
    middleware: (_request, response) => response.json(make()),
  };
}

/** Read again for each page, so that a changed declaration takes effect at the next reload. */
function manifest() {
  const files = Object.fromEntries(pairsOf(process.env.DECLARATIONS ?? DEV_DECLARATIONS));
  return Object.fromEntries(
    pairsOf(process.env.REMOTES ?? DEV_REMOTES).map(([name, entry]) => [
      name,
      { ...JSON.parse(readFileSync(resolve(root, files[name]), 'utf8')), entry },
    ]),
  );
}

/** @param {string} list name=value pairs, comma-separated */
const pairsOf = (list) => list.split(',').map((pair) => pair.split(/=(.*)/s).slice(0, 2));
