import { setTimeout as sleep } from 'node:timers/promises';
import { podman, tryPodman } from './engine.mjs';

const HEALTHY_WITHIN_MS = 120_000;

/** The name that Docker Compose gives the only copy of a service. */
export const containerOf = (/** @type {string} */ service) => `keikka_${service}_1`;

/**
 * By their own health checks, which the engine makes.
 * @param {readonly string[]} services
 */
export async function waitUntilHealthy(services) {
  const until = Date.now() + HEALTHY_WITHIN_MS;
  for (const service of services)
    while ((await healthOf(service)) !== 'healthy') {
      if (Date.now() > until) throw new Error(`${service} is ${await healthOf(service)}`);
      await sleep(1_000);
    }
}

const healthOf = async (/** @type {string} */ service) =>
  (await podman('inspect', '--format', '{{.State.Health.Status}}', containerOf(service))).trim();

/**
 * @param {string} service
 * @param {string} script of Node
 */
const runIn = (service, script) => tryPodman('exec', containerOf(service), 'node', '-e', script);

/**
 * Whether a container reaches a port.
 * @param {string} from
 * @param {string} host
 * @param {number} port
 */
async function reaches(from, host, port) {
  const script = `const socket = require('node:net').connect({ host: '${host}', port: ${port} });
    const end = (code) => (socket.destroy(), process.exit(code));
    socket.setTimeout(3000, () => end(2)).on('connect', () => end(0)).on('error', () => end(1));`;
  return (await runIn(from, script)).code === 0;
}

const postgres = /** @type {const} */ (['postgres', 5432]);
const nats = /** @type {const} */ (['nats-1', 4222]);
const redis = /** @type {const} */ (['redis', 6379]);

/** Who reaches whom: [from, to, whether]. */
const ways = /** @type {const} */ ([
  ['grid', postgres, true],
  ['grid', nats, true],
  ['grid', redis, false],
  ['bff', nats, true],
  ['bff', redis, true],
  ['bff', postgres, false],
  ['shell', nats, false],
  ['shell', postgres, false],
  ['shell', redis, false],
  ['mf-order', nats, false],
]);

/** @throws Error about the first way that is not as it should be */
export async function checkNetworks() {
  for (const [from, [host, port], should] of ways)
    if ((await reaches(from, host, port)) !== should)
      throw new Error(`${from} ${should ? 'does not reach' : 'reaches'} ${host}:${port}`);
  return `${ways.length} ways: those that are needed are open, all others closed`;
}

/**
 * Asks the database of a service with the service's own rights, from where it runs.
 * @param {string} service
 * @param {string} sql
 * @param {unknown[]} [values]
 * @returns {Promise<any[]>}
 */
export async function askDatabase(service, sql, values = []) {
  const script = `const { Client } = require('pg');
    const url = new URL(process.env.DATABASE_URL);
    url.password = require('node:fs').readFileSync(process.env.DATABASE_PASSWORD_FILE, 'utf8').trim();
    const client = new Client({ connectionString: url.href });
    const ask = async () => {
      await client.connect();
      const { rows } = await client.query(${JSON.stringify(sql)}, ${JSON.stringify(values)});
      process.stdout.write(JSON.stringify(rows), () => process.exit(0));
    };
    ask().catch((error) => process.stdout.write(error.message, () => process.exit(1)));`;
  const { code, output } = await runIn(service, script);
  if (code !== 0) throw new Error(output);
  return JSON.parse(output);
}

/** The grid's role before the tables of another service. */
export async function checkDatabaseRoles() {
  await askDatabase('grid', 'select count(*) from palkki');
  const answer = await askDatabase('grid', 'select count(*) from keikka_order.keikka').catch(
    (/** @type {Error} */ { message }) => message,
  );
  if (typeof answer !== 'string' || !answer.includes('permission denied'))
    throw new Error(`the grid's role before the order's tables: ${JSON.stringify(answer)}`);
  return answer.trim();
}

/** No process of ours is root, and none changes its image. */
export async function checkRights(/** @type {readonly string[]} */ services) {
  for (const service of services) {
    const script = `const fs = require('node:fs');
      let readOnly = false;
      try { fs.writeFileSync('/keikka/tried', ''); } catch (error) { readOnly = error.code === 'EROFS'; }
      const caps = /CapEff:\\s*(\\w+)/.exec(fs.readFileSync('/proc/1/status', 'utf8'))[1];
      console.log(JSON.stringify([process.getuid() !== 0, readOnly, Number('0x' + caps) === 0]));`;
    const { output } = await runIn(service, script);
    if (output.trim() !== '[true,true,true]')
      throw new Error(`${service}: an ordinary user, a read-only image, no capabilities: ${output}`);
  }
  return `${services.length} processes: ordinary users without capabilities on images that do not change`;
}

/**
 * Stops a container under requests: those that came before its end are answered.
 * @param {string} service
 * @param {() => Promise<Response>} ask
 */
export async function checkDrained(service, ask) {
  const begin = Date.now();
  const state = { stopped: false };
  const answers = { ok: 0, other: 0, refused: 0 };
  const asker = async () => {
    while (!state.stopped)
      await ask().then(
        (answer) => (answers[answer.ok ? 'ok' : 'other'] += 1),
        () => (answers.refused += 1),
      );
  };
  const askers = Array.from({ length: 4 }, asker);
  await podman('stop', '--time', '30', containerOf(service));
  const took = Date.now() - begin;
  state.stopped = true;
  await Promise.all(askers);
  const code = (await podman('inspect', '--format', '{{.State.ExitCode}}', containerOf(service))).trim();
  await podman('start', containerOf(service));
  if (code !== '0' || answers.other > 0)
    throw new Error(`${service} ended with ${code}; its answers: ${JSON.stringify(answers)}`);
  return `${service} ended in ${(took / 1000).toFixed(1)} s with code 0, ${answers.ok} requests answered meanwhile, none broken`;
}
