import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  browserHost,
  browserUrl,
  demoKeys,
  LISTEN_HOST,
  localUrl,
  natsEnvironment,
  outsideEnvironment,
  serviceEnvironment,
} from './environments.mjs';
import { copiesOf, remoteNames, serviceNames } from './topology.mjs';
import { root } from './workspace.mjs';

/** @typedef {import('../servers/server-process.mjs').ServerSpec} ServerSpec */

/** @typedef {import('./environments.mjs').Infrastructure} Infrastructure */
/** @typedef {import('./environments.mjs').SimulatedSystem} SimulatedSystem */

/**
 * @typedef {object} ProductOptions
 * @property {import('./topology.mjs').Ports} ports
 * @property {Infrastructure} infrastructure
 * @property {string} jwtSecret
 * @property {string} messageSecret
 * @property {string} credentialsKey
 * @property {boolean} dev
 * @property {NodeJS.ProcessEnv} [bffSettings] on top of what the launcher sets
 * @property {NodeJS.ProcessEnv} [demoSettings] which companies come beside the demo's own
 * @property {readonly SimulatedSystem[]} [simulated] the outside systems that a simulator stands for
 */

const require = createRequire(import.meta.url);

/**
 * The stand-ins of outside systems, as soon as there are any.
 * @param {ProductOptions} options
 * @returns {ServerSpec[]}
 */
export function simulatorServers({ ports: { simulators }, simulated = [], dev }) {
  if (simulated.length === 0) return [];
  return [
    {
      ...nodeProgram('infra/simulators/main.mjs', dev),
      name: 'simulators',
      env: environment({ SIMULATORS_PORT: String(simulators) }),
      isReady: () => answersOk(simulators, '/health/ready'),
    },
  ];
}

/**
 * Each service, in as many copies as have a port.
 * @param {ProductOptions} options
 * @returns {ServerSpec[]}
 */
export function serviceServers({
  ports,
  infrastructure,
  messageSecret,
  credentialsKey,
  simulated = [],
  dev,
}) {
  return serviceNames.flatMap((service) =>
    copiesOf(service, ports).map(([name, port]) => ({
      ...nodeProgram(`services/${service}/dist/main.js`, dev),
      name,
      // Their HTTP is for probes and figures, which stand beside them.
      env: environment({
        PORT: String(port),
        HOST: '127.0.0.1',
        ...serviceEnvironment(service, infrastructure),
        MESSAGE_SECRET: messageSecret,
        // Only who sends invoices opens the companies' keys.
        ...(service === 'invoicing' && { CREDENTIALS_KEY: credentialsKey }),
        ...outsideEnvironment(service, ports, simulated),
      }),
      isReady: () => answersOk(port, '/health/ready'),
    })),
  );
}

/**
 * Fills an empty database with the demo company, through the services; a filled one it leaves as it is.
 * @param {ProductOptions} options
 */
export const demoLoad = ({ ports, infrastructure, messageSecret, simulated = [], demoSettings }) => ({
  ...nodeProgram('infra/demo/dist/main.js', false),
  name: 'demo-data',
  env: environment({
    ...natsEnvironment('demo', infrastructure),
    MESSAGE_SECRET: messageSecret,
    PORTAL_ORIGINS: browserUrl(ports['partner-portal-demo']),
    ...demoKeys(simulated),
    ...demoSettings,
  }),
});

/** @param {ProductOptions} options */
export function migrations({ infrastructure }) {
  return serviceNames.map((name) => ({
    ...nodeProgram(`services/${name}/dist/migrate.js`, false),
    name: `migrate-${name}`,
    env: environment(serviceEnvironment(name, infrastructure)),
  }));
}

/**
 * The BFF, in as many copies as have a port.
 * @param {ProductOptions} options
 * @returns {ServerSpec[]}
 */
export function bffServers({ ports, infrastructure, jwtSecret, messageSecret, dev, bffSettings }) {
  return copiesOf('bff', ports).map(([name, port]) => ({
    ...nodeProgram('bff/dist/main.js', dev),
    name,
    env: environment({
      PORT: String(port),
      HOST: LISTEN_HOST,
      ...natsEnvironment('bff', infrastructure),
      REDIS_URL: infrastructure.redisUrl,
      JWT_SECRET: jwtSecret,
      MESSAGE_SECRET: messageSecret,
      CORS_ORIGINS: ['shell', ...remoteNames]
        .map((origin) => browserUrl(ports[/** @type {'shell'} */ (origin)]))
        .join(','),
      COOKIE_SECURE: 'false',
      OPEN_DOCS: String(Boolean(dev)),
      LEAVING_SECONDS: '0',
      ...bffSettings,
    }),
    isReady: () => answersOk(port, '/health/ready'),
  }));
}

/**
 * The shell and the remotes, each from a server of its own as in production: one may go down alone.
 * @param {ProductOptions} options
 * @returns {ServerSpec[]}
 */
export function webServers({ ports, dev, simulated = [] }) {
  const shellEnvironment = {
    API_BASE: browserUrl(ports.bff),
    WS_BASE: `ws://${browserHost(ports.bff)}/ws`,
    REMOTES: byFederationName((name) => `${browserUrl(ports[name])}/remoteEntry.js`),
    DECLARATIONS: byFederationName((name) => join(root, name, 'src/remote.json')),
    ...outsideEnvironment('shell', ports, simulated),
  };
  return [
    webServer('shell', ports.shell, shellEnvironment, dev),
    ...remoteNames.map((name) => webServer(name, ports[name], {}, dev)),
    partnerPortal(ports),
  ];
}

/** @param {(name: import('./topology.mjs').RemoteName) => string} valueOf */
const byFederationName = (valueOf) =>
  remoteNames.map((name) => `${name.replace('-', '_')}=${valueOf(name)}`).join(',');

/**
 * The web site of a partner, which is not ours: it shows how an order is embedded.
 * @param {import('./topology.mjs').Ports} ports
 * @returns {ServerSpec}
 */
function partnerPortal(ports) {
  const port = ports['partner-portal-demo'];
  return {
    ...nodeProgram('infra/partner-portal-demo/main.mjs', false),
    name: 'partner-portal-demo',
    env: environment({
      PORT: String(port),
      HOST: LISTEN_HOST,
      ORIGIN: browserUrl(port),
      API_BASE: browserUrl(ports.bff),
      API_BASE_INSIDE: localUrl(ports.bff),
      EMBED_SCRIPT: `${browserUrl(ports['mf-order'])}/embed.js`,
    }),
    isReady: () => answersOk(port, '/health/live'),
  };
}

/**
 * @param {string} name
 * @param {number} port
 * @param {NodeJS.ProcessEnv} extra
 * @param {boolean} dev
 * @returns {ServerSpec}
 */
function webServer(name, port, extra, dev) {
  const production = nodeProgram('infra/static-server/main.mjs', false);
  return {
    ...(dev ? webpackDevServer(name) : production),
    name,
    env: environment({
      PORT: String(port),
      HOST: LISTEN_HOST,
      DIST_FOLDER: join(root, name, 'dist'),
      ...extra,
    }),
    // A dev server answers this before it has bundled anything; the browser waits for the rest.
    isReady: () => answersOk(port, dev ? '/config.json' : '/health/live'),
  };
}

/** @param {string} folder */
function webpackDevServer(folder) {
  const webpack = require.resolve('webpack/bin/webpack.js');
  return {
    command: process.execPath,
    args: [webpack, 'serve', '--mode', 'development'],
    cwd: join(root, folder),
  };
}

/**
 * @param {string} script
 * @param {boolean} watch
 */
function nodeProgram(script, watch) {
  const flags = watch ? ['--watch', '--watch-preserve-output'] : [];
  return {
    command: process.execPath,
    args: ['--enable-source-maps', ...flags, join(root, script)],
    cwd: root,
  };
}

/**
 * @param {NodeJS.ProcessEnv} own
 * @returns {NodeJS.ProcessEnv}
 */
const environment = (own) => ({ ...process.env, ...own });

/**
 * @param {number} port
 * @param {string} path
 */
async function answersOk(port, path) {
  try {
    return (await fetch(`${localUrl(port)}${path}`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    // It does not listen yet: whoever waits for it asks again, and tells when it takes too long.
    return false;
  }
}
