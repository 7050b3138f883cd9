/**
 * Does what the Dockerfiles do, without Docker: assembles each Node deployable from its built output and the
 * production packages, and runs it from there against real infrastructure until it is ready.
 *
 *     node infra/docker/check-production-install.mjs [services/grid …]
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl, ensureDatabase } from '../../libs/testing/servers/databases.mjs';
import { freePort } from '../../libs/testing/servers/ports.mjs';
import { startServer, waitUntilReady } from '../../libs/testing/servers/server-process.mjs';
import {
  startThrowawayNats,
  startThrowawayPostgres,
  startThrowawayRedis,
} from '../../libs/testing/servers/throwaway.mjs';
import { mustRun } from '../../libs/testing/servers/commands.mjs';
import { nxTask } from '../launcher/nx.mjs';
import { step } from '../launcher/progress.mjs';
import { serviceNames } from '../../libs/testing/product/topology.mjs';
import { root } from '../../libs/testing/product/workspace.mjs';
import { assembleNodeProject } from './assemble.mjs';
import { packageJson } from './projects.mjs';

/** A service is ready in some seconds, but a busy machine takes longer. */
const READY_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'keikka-production-'));
const infrastructure = await Promise.all([
  startThrowawayPostgres(),
  startThrowawayNats(),
  startThrowawayRedis(),
]);
const [postgres, nats, redis] = infrastructure;

try {
  const chosen = process.argv.slice(2);
  const projects = chosen.length > 0 ? chosen : [...serviceNames.map((name) => `services/${name}`), 'bff'];
  const names = projects.map((project) => packageJson(project).name);
  const build = nxTask('build', ['run-many', '-t', 'build', '-p', names.join(',')]);
  await step('Building', () => mustRun(build.command, build.args, { cwd: root, env: build.env }));
  for (const project of projects) await check(project);
} finally {
  await Promise.all(infrastructure.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} project */
async function check(project) {
  const target = join(folder, project);
  mkdirSync(target, { recursive: true });
  await step(`${project}: production install`, () => Promise.resolve(assembleNodeProject(project, target)));
  const env = { ...process.env, ...(await environmentOf(project)), NODE_ENV: 'production' };
  if (project.startsWith('services/')) {
    await step(`${project}: migrates`, () => node(target, [`${project}/dist/migrate.js`], env));
  }
  await step(`${project}: gets ready`, () => runUntilReady(project, target, env));
  rmSync(target, { recursive: true });
}

/** @param {string} project */
async function environmentOf(project) {
  const shared = {
    PORT: String(await freePort()),
    NATS_URL: nats.url,
    REDIS_URL: redis.url,
    MESSAGE_SECRET: 'x'.repeat(32),
  };
  if (project === 'bff') return { ...shared, JWT_SECRET: 'x'.repeat(32) };
  const owner = `keikka_${project.replace('services/', '')}`;
  await ensureDatabase(postgres.url, 'keikka', [{ role: owner, schema: owner, password: 'production' }]);
  const DATABASE_URL = databaseUrl(postgres.url, { database: 'keikka', user: owner, password: 'production' });
  return { ...shared, DATABASE_URL };
}

/**
 * @param {string} project
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 */
async function runUntilReady(project, cwd, env) {
  const isReady = () =>
    fetch(`http://127.0.0.1:${env.PORT}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const spec = {
    name: project,
    command: process.execPath,
    args: [`${project}/dist/main.js`],
    cwd,
    env,
    isReady,
  };
  const server = startServer(spec, { logFile: join(cwd, 'log') });
  try {
    await waitUntilReady(server, spec, READY_MS);
    await node(cwd, ['infra/docker/health.mjs'], env);
  } finally {
    await server.stop();
  }
}

/**
 * @param {string} cwd
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function node(cwd, args, env) {
  return mustRun(process.execPath, args, { cwd, env });
}
