import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryFolder } from './data-folder.mjs';
import { natsServer } from './nats.mjs';
import { freePort } from './ports.mjs';
import { postgresServer, superuserUrl } from './postgres.mjs';
import { redisServer } from './redis.mjs';
import { startServer, waitUntilReady } from './server-process.mjs';
import { findServerPrograms } from './server-programs.mjs';
import { canEnter, postgresIdentity } from './system-user.mjs';

/**
 * A server for one test run: own port, own data in a temporary folder, and means to make it fail.
 * @typedef {object} ThrowawayServer
 * @property {string} url
 * @property {number} port
 * @property {string} folder of its data
 * @property {() => number} pid
 * @property {() => Promise<void>} pause freezes it: it keeps its sockets and answers nobody
 * @property {() => void} resume
 * @property {() => Promise<void>} kill ends it without warning; data and port stay for start()
 * @property {() => Promise<void>} start
 * @property {() => Promise<void>} stop ends it for good and removes its data
 */

const PASSWORD = 'throwaway';

/** @returns {Promise<ThrowawayServer>} */
export async function startThrowawayPostgres() {
  const folder = temporaryFolder(await postgresFolderParent());
  const port = await freePort();
  const spec = await postgresServer({ folder, port, password: PASSWORD, throwaway: true });
  return throwaway(spec, { folder, port, url: superuserUrl(port, PASSWORD) });
}

/**
 * @param {import('./nats.mjs').NatsPasswords} [passwords] without them anybody may use every subject
 * @returns {Promise<ThrowawayServer>}
 */
export async function startThrowawayNats(passwords) {
  const { nats } = await findServerPrograms(['nats']);
  const folder = temporaryFolder(await folderParent());
  const port = await freePort();
  return throwaway(natsServer(nats, { folder, port, passwords }), {
    folder,
    port,
    url: `nats://127.0.0.1:${port}`,
  });
}

/**
 * Servers that keep one JetStream together.
 * @param {number} size
 * @returns {Promise<ThrowawayServer[]>}
 */
export async function startThrowawayNatsCluster(size) {
  const { nats } = await findServerPrograms(['nats']);
  const ports = await Promise.all(Array.from({ length: size }, freePort));
  const routePorts = await Promise.all(ports.map(freePort));
  const routes = routePorts.map((port) => `nats://127.0.0.1:${port}`);
  const parent = await folderParent();
  return Promise.all(
    ports.map((port, index) => {
      const folder = temporaryFolder(parent);
      const cluster = { member: `nats-${index + 1}`, port: routePorts[index] ?? 0, routes };
      const spec = natsServer(nats, { folder, port, cluster });
      return throwaway(spec, { folder, port, url: `nats://127.0.0.1:${port}` });
    }),
  );
}

/** @returns {Promise<ThrowawayServer>} */
export async function startThrowawayRedis() {
  const { redis } = await findServerPrograms(['redis']);
  const folder = temporaryFolder(await folderParent());
  const port = await freePort();
  return throwaway(redisServer(redis, { folder, port }), { folder, port, url: `redis://127.0.0.1:${port}` });
}

const folderParent = async () => (await memoryFolder()) ?? tmpdir();

/** Where the user who runs Postgres can enter, whatever TMPDIR says. */
async function postgresFolderParent() {
  const identity = await postgresIdentity();
  const parent = await folderParent();
  return [parent, '/var/tmp'].find((folder) => canEnter(folder, identity)) ?? parent;
}

/** @param {string} parent */
function temporaryFolder(parent) {
  const folder = mkdtempSync(join(parent, 'keikka-'));
  // mkdtemp's folder lets only its owner in, and Postgres may run as somebody else.
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * @param {import('./server-process.mjs').ServerSpec} spec
 * @param {{ folder: string, port: number, url: string }} place
 * @returns {Promise<ThrowawayServer>}
 */
async function throwaway(spec, { folder, port, url }) {
  const run = () => startServer(spec, { logFile: join(folder, 'server.log') });
  let server = run();
  const kill = async () => {
    server.kill();
    await server.exited;
  };
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await waitUntilReady(server, spec).catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    url,
    port,
    folder,
    pid: () => server.pid,
    pause: () => server.pause(),
    resume: () => server.resume(),
    kill,
    start: async () => {
      server = run();
      await waitUntilReady(server, spec);
    },
    stop,
  };
}
