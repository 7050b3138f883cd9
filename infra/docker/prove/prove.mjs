/**
 * Builds every image and runs the whole compose file with podman, on a fresh Debian machine without Docker and without an image
 * registry, and prints what it saw:
 *
 *     npm run prove:containers
 *     npm run prove:containers -- --built    with the images that stand
 */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { root } from '../../../libs/testing/product/workspace.mjs';
import { mustRun } from '../../../libs/testing/servers/commands.mjs';
import { findChromium } from '../../launcher/test-run/chromium.mjs';
import { openControlDoor } from '../../launcher/test-run/control-door.mjs';
import { nxTask } from '../../launcher/nx.mjs';
import { millisecondsSinceStart, seconds, step, tell } from '../../launcher/progress.mjs';
import { makeSecrets } from '../make-secrets.mjs';
import { makeBaseImages } from './base-images.mjs';
import {
  checkDatabaseRoles,
  checkDrained,
  checkNetworks,
  checkRights,
  containerOf,
  waitUntilHealthy,
} from './checks.mjs';
import { build, podman, prepareEngine, tryPodman, withCompose } from './engine.mjs';

/** She signs in, drags an order to another vehicle, and it is there after a reload. */
const JOURNEY = ['plan-a-day', '--grep', 'plans a day'];
const BFF = 'http://localhost:4310';
const SHELL = 'http://localhost:4300';

/** @typedef {{ image: string, build?: { dockerfile: string, args: Record<string, string | number> } }} ComposeService */

const { services } = /** @type {{ services: Record<string, ComposeService> }} */ (
  load(readFileSync(join(root, 'infra/compose.yaml'), 'utf8'), { schema: CORE_SCHEMA.withTags(mergeTag) })
);
const built = Object.entries(services).flatMap(([name, { image, build: of }]) =>
  of ? [{ name, image, dockerfile: join(root, of.dockerfile), args: of.args }] : [],
);
const processes = built.map(({ name }) => name).filter((name) => name !== 'demo');

const { values: options } = parseArgs({ options: { built: { type: 'boolean', default: false } } });

await prepareEngine();
makeSecrets(join(root, 'infra/secrets'));
await makeBaseImages();
for (const { name, image, dockerfile, args } of options.built ? [] : built)
  await step(`Image of ${name}`, () =>
    build(image, dockerfile, {
      args: Object.fromEntries(Object.entries(args).map(([key, value]) => [key, String(value)])),
    }),
  );
tell(await sizes());

await withCompose(async (compose) => {
  const up = () => compose('--profile', 'demo', 'up', '--detach', '--no-build');
  try {
    await step('Up, from nothing', up);
    await step('Demo data', () => waitForDemo());
    await step('All healthy', () => waitUntilHealthy(processes));
    tell(await memory());
    await saw('Rights', () => checkRights(processes));
    await saw('Networks', checkNetworks);
    await saw('Database', checkDatabaseRoles);
    await step('A sign-in and a drag in the browser', journey);
    await saw('SIGTERM', () => checkDrained('bff', () => fetch(`${BFF}/health/live`)));
    await saw('30 saves a second, and a rolling restart', work);
    const before = await orders();
    await step('Down', () => compose('down'));
    await step('Up again', up);
    const after = await orders();
    if (before !== after) throw new Error(`${before} orders before, ${after} after`);
    tell(`${after} orders, as before`);
  } finally {
    await step('Down, without a trace', () => compose('--profile', 'demo', 'down', '--volumes'));
  }
});
tell(`took ${seconds(millisecondsSinceStart()).trim()}`);

/**
 * @param {string} title
 * @param {() => Promise<string>} look
 */
async function saw(title, look) {
  tell(await step(title, look));
}

/** Of each image, and what of it is ours: the layers above the base. */
async function sizes() {
  const base = await sizeOf('docker.io/library/node:22-slim');
  const lines = [];
  for (const { name, image } of built) {
    const size = await sizeOf(image);
    lines.push(`${name.padEnd(20)} ${megabytes(size)}, of which ours ${megabytes(size - base)}`);
  }
  return lines.join('\n');
}

async function sizeOf(/** @type {string} */ image) {
  return Number(await podman('image', 'inspect', '--format', '{{.Size}}', image));
}

function megabytes(/** @type {number} */ bytes) {
  return `${Math.round(bytes / 1e6)} MB`;
}

async function work() {
  const { command, args, env } = nxTask('build', [
    'run-many',
    '-t',
    'build',
    '-p',
    '@keikka/contracts,@keikka/domain',
  ]);
  await mustRun(command, args, { cwd: root, env });
  // The import needs built packages, which exist only now.
  const { workAndRestart } = await import('./load.mjs');
  return workAndRestart(BFF, SHELL, memory);
}

async function waitForDemo() {
  const code = (await podman('wait', containerOf('demo'))).trim();
  if (code !== '0') throw new Error((await tryPodman('logs', containerOf('demo'))).output);
}

/** At rest, after the load of the demo data. */
async function memory() {
  const names = Object.keys(services)
    .filter((name) => name !== 'demo')
    .map(containerOf);
  return podman('stats', '--no-stream', '--no-reset', '--format', '{{.Name}} {{.MemUsage}}', ...names);
}

async function journey() {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const door = await openControlDoor(
    {
      stop: async (name) => void (await podman('stop', containerOf(name))),
      resume: async (name) => void (await podman('start', containerOf(name))),
    },
    1,
  );
  try {
    await mustRun(process.execPath, [cli, 'test', ...JOURNEY], {
      cwd: join(root, 'e2e'),
      env: { ...process.env, CHROMIUM_PATH: await findChromium(tell), E2E_CONTROL_URL: door.url },
    });
  } finally {
    door.close();
  }
}

async function orders() {
  const sql = 'select count(*) from keikka_order.keikka';
  const count = ['psql', '--username', 'postgres', '--dbname', 'keikka', '--tuples-only', '--command', sql];
  return Number(await podman('exec', containerOf('postgres'), ...count));
}
