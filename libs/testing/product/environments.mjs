/**
 * Where the services find their infrastructure.
 * @typedef {object} Infrastructure
 * @property {Record<import('./topology.mjs').ServiceName, string>} databaseUrls
 * @property {string} natsUrl
 * @property {Partial<Record<import('./topology.mjs').NatsUser, string>>} [natsPasswords] absent on a NATS that asks for none
 * @property {string} redisUrl
 */

/** The shell's pages ask from a browser. @typedef {import('./topology.mjs').ServiceName | 'shell'} Asker */

/**
 * @typedef {object} SimulatedSystem
 * @property {string} name the first part of its address
 * @property {Asker} [service] who asks it, and gets its settings alone
 * @property {(address: string) => Record<string, string>} [settings] the variables by which that service finds it
 * @property {Record<string, Record<string, string>>} [avaimet] the demo company's keys to it, by its name in the product
 */

/**
 * As this machine says it.
 * @param {number} port
 */
export const localUrl = (port) => `http://localhost:${port}`;

/** The name of this machine for browsers of the network; absent while only its own may come. */
const PUBLIC_HOST = process.env.PUBLIC_HOST || undefined;

/** Where the servers that browsers ask listen. */
export const LISTEN_HOST = PUBLIC_HOST === undefined ? '127.0.0.1' : '0.0.0.0';

/**
 * As a browser says it.
 * @param {number} port
 */
export const browserHost = (port) => `${PUBLIC_HOST ?? 'localhost'}:${port}`;

/** @param {number} port */
export const browserUrl = (port) => `http://${browserHost(port)}`;

/**
 * @param {import('./topology.mjs').ServiceName} name
 * @param {Infrastructure} infrastructure
 */
export function serviceEnvironment(name, infrastructure) {
  return {
    DATABASE_URL: infrastructure.databaseUrls[name],
    ...natsEnvironment(name, infrastructure),
    DEMO_DATA: '1',
  };
}

/**
 * @param {import('./topology.mjs').NatsUser} user
 * @param {Infrastructure} infrastructure
 */
export const natsEnvironment = (user, { natsUrl, natsPasswords }) => ({
  NATS_URL: natsUrl,
  NATS_PASSWORD: natsPasswords?.[user] ?? '',
});

/**
 * Where a service finds the outside systems that it asks: their simulators, unless the environment names another address.
 * @param {Asker} service
 * @param {import('./topology.mjs').Ports} ports
 * @param {readonly SimulatedSystem[]} simulated
 * @returns {NodeJS.ProcessEnv}
 */
export function outsideEnvironment(service, { simulators }, simulated) {
  const own = simulated.filter((system) => system.service === service);
  const url = service === 'shell' ? browserUrl(simulators) : localUrl(simulators);
  const settings = own.map(({ name, settings }) => settings?.(`${url}/${name}`));
  const given = Object.entries(Object.assign({}, ...settings));
  return Object.fromEntries(given.map(([name, value]) => [name, process.env[name] ?? value]));
}

/**
 * The demo company's keys to its invoicing systems, which their simulators know.
 * @param {readonly SimulatedSystem[]} simulated
 * @returns {NodeJS.ProcessEnv}
 */
export const demoKeys = (simulated) => ({
  LASKUTUS_AVAIMET: JSON.stringify(Object.assign({}, ...simulated.map(({ avaimet }) => avaimet))),
});
