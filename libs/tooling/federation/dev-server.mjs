/** @typedef {{name: string, entry: string}} DevRemote */

const DEV_REMOTES = ['mf_grid=4301', 'mf_order=4302', 'mf_invoicing=4303']
  .map((remote) => remote.replace('=', '=http://localhost:') + '/remoteEntry.js')
  .join(',');

/**
 * Serves one project with hot reload, and beside it the two files that the static server answers in production:
 * where the API is and which remotes there are.
 * @param {number} port
 * @returns {import('webpack-dev-server').Configuration}
 */
export function devServer(port) {
  return {
    port,
    hot: true,
    historyApiFallback: true,
    // A remote's files and hot updates are fetched by the shell's page, from another origin.
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: 'all',
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: { runtimeErrors: false } },
    setupMiddlewares: (middlewares) => [
      jsonFile('/config.json', {
        apiBase: process.env.API_BASE ?? 'http://localhost:4310',
        wsBase: process.env.WS_BASE ?? 'ws://localhost:4310/ws',
      }),
      jsonFile('/manifest.json', remoteEntries(process.env.REMOTES ?? DEV_REMOTES)),
      ...middlewares,
    ],
  };
}

/**
 * @param {string} path
 * @param {unknown} content
 */
function jsonFile(path, content) {
  return {
    name: path,
    path,
    /** @type {import('webpack-dev-server').ExpressRequestHandler} */
    middleware: (_request, response) => response.json(content),
  };
}

/** @param {string} list name=url pairs, comma-separated */
function remoteEntries(list) {
  return Object.fromEntries(list.split(',').map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
}
