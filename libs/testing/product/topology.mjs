import { freePort } from '../servers/ports.mjs';

/** The backend services; each has a schema and a role of its own. */
export const serviceNames = /** @type {const} */ (['staff', 'order', 'grid', 'invoicing']);
export const remoteNames = /** @type {const} */ (['mf-grid', 'mf-order', 'mf-invoicing']);
export const infrastructureNames = /** @type {const} */ (['postgres', 'nats', 'redis']);

/** Who has a user on NATS; `infra/nats/users.conf` says what each may do. */
export const natsUsers = /** @type {const} */ (['bff', ...serviceNames, 'demo']);

/** @typedef {typeof serviceNames[number]} ServiceName */
/** @typedef {typeof natsUsers[number]} NatsUser */
/** @typedef {typeof remoteNames[number]} RemoteName */
/** @typedef {keyof typeof defaultPorts} ProcessName */
/** @typedef {`${'bff' | ServiceName}-${number}`} CopyName the second copy of `order` is `order-2` */
/** @typedef {Record<ProcessName, number> & Partial<Record<CopyName, number>>} Ports */

const defaultPorts = {
  shell: 4300,
  'mf-grid': 4301,
  'mf-order': 4302,
  'mf-invoicing': 4303,
  'partner-portal-demo': 4305,
  bff: 4310,
  grid: 4321,
  order: 4322,
  invoicing: 4323,
  staff: 4324,
  postgres: 4330,
  nats: 4331,
  redis: 4332,
  simulators: 4340,
};

/**
 * The printed ports, each of which MF_GRID_PORT=… and the like replace.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Ports}
 */
export function portsFromEnv(env) {
  return mapPorts(([name, standard]) => {
    const wanted = env[portVariable(name)] ?? String(standard);
    const port = Number(wanted);
    if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
    throw new Error(`${portVariable(name)}=${wanted} is not a port`);
  });
}

/**
 * @param {number} [copies] of the BFF and of each service
 * @returns {Promise<Ports>}
 */
export async function freePorts(copies = 1) {
  const names = Object.keys(defaultPorts);
  const free = await Promise.all(names.map(freePort));
  const ports = mapPorts(([name]) => free[names.indexOf(name)] ?? 0);
  for (const name of /** @type {const} */ (['bff', ...serviceNames]))
    for (let copy = 2; copy <= copies; copy += 1) ports[`${name}-${copy}`] = await freePort();
  return ports;
}

/**
 * The copies of a process that have a port, by their names.
 * @param {'bff' | ServiceName} name
 * @param {Ports} ports
 */
export const copiesOf = (name, ports) =>
  /** @type {[CopyName | ProcessName, number][]} */ (Object.entries(ports)).filter(
    ([each]) => each === name || each.startsWith(`${name}-`),
  );

/** @param {string} name */
export const portVariable = (name) => `${name.toUpperCase().replaceAll('-', '_')}_PORT`;

/** @param {string} user */
export const natsVariable = (user) => `NATS_${user.toUpperCase()}_PASSWORD`;

/**
 * @param {(entry: [string, number]) => number} portOf
 * @returns {Ports}
 */
function mapPorts(portOf) {
  const ports = { ...defaultPorts };
  for (const name of /** @type {ProcessName[]} */ (Object.keys(ports)))
    ports[name] = portOf([name, ports[name]]);
  return ports;
}
