import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { localDataFolder } from '../../libs/testing/servers/data-folder.mjs';
import { freePort } from '../../libs/testing/servers/ports.mjs';
import { postgresServer, superuserUrl } from '../../libs/testing/servers/postgres.mjs';
import { findChromium } from './chromium.mjs';
import { openControlDoor } from './control-door.mjs';
import { nxTask } from './nx.mjs';
import { tell } from './progress.mjs';
import { startProduct } from './start-product.mjs';
import { jestCounts, noCounts, playwrightCounts, removeJestResults, resultFile } from './test-counts.mjs';
import { freePorts } from '../../libs/testing/product/topology.mjs';
import { ROOT } from '../../libs/testing/product/workspace.mjs';

/** @typedef {import('./supervisor.mjs').Supervisor} Supervisor */
/** @typedef {import('./test-counts.mjs').Counts} Counts */

/**
 * One step of the test run. `run` throws when something is wrong; `counts` then still tells which tests ran.
 * @typedef {object} TestStep
 * @property {string} title
 * @property {() => Promise<unknown>} run
 * @property {() => Counts} counts
 */

const require = createRequire(import.meta.url);
/** All journeys sign in from one address. */
const PATIENT_LOGIN = { LOGIN_ATTEMPTS_PER_MINUTE: '1000' };

/**
 * @param {Supervisor} supervisor
 * @param {string} folder of this test run
 * @returns {TestStep[]}
 */
export function testSteps(supervisor, folder) {
  return [
    check('Lockfile', () => supervisor.run(nodeTask('lockfile', ['libs/tooling/lockfile/check.mjs']))),
    check('Format', () =>
      supervisor.run(nodeTask('format', [prettier(), '--check', '--log-level=warn', '.'])),
    ),
    check('Lint and types', () => supervisor.run(nxTask('lint', ['run-many', '-t', 'lint', 'types']))),
    jestStep('Unit tests', supervisor, 'unit', () => Promise.resolve({})),
    check('Build', () => supervisor.run(nxTask('build', ['run-many', '-t', 'build']))),
    jestStep('Integration tests', supervisor, 'integration', () => startTestPostgres(supervisor, folder)),
    browserStep(supervisor, folder),
  ];
}

/**
 * @param {string} title
 * @param {() => Promise<void>} run
 * @returns {TestStep}
 */
const check = (title, run) => ({ title, run, counts: noCounts });

/**
 * @param {string} title
 * @param {Supervisor} supervisor
 * @param {string} target
 * @param {() => Promise<NodeJS.ProcessEnv>} prepare gives the tests' environment
 * @returns {TestStep}
 */
function jestStep(title, supervisor, target, prepare) {
  const jestArgs = ['--', '--json', `--outputFile=${resultFile(target)}`];
  return {
    title,
    run: async () => {
      removeJestResults(target);
      const env = await prepare();
      await supervisor.run(nxTask(target, ['run-many', '-t', target, ...jestArgs], env));
    },
    counts: () => jestCounts(target),
  };
}

/**
 * @param {Supervisor} supervisor
 * @param {string} folder
 */
async function startTestPostgres(supervisor, folder) {
  const [port, password] = [await freePort(), 'throwaway'];
  const dataFolder = await localDataFolder(join(folder, 'integration'));
  const server = await postgresServer({ folder: dataFolder, port, password, throwaway: true });
  await supervisor.start([{ ...server, name: 'integration-postgres' }]);
  return { TEST_POSTGRES_URL: superuserUrl(port, password) };
}

/**
 * The whole product on ports of its own, and a browser.
 * @param {Supervisor} supervisor
 * @param {string} folder
 * @returns {TestStep}
 */
function browserStep(supervisor, folder) {
  const report = join(folder, 'playwright.json');
  return {
    title: 'Browser journeys',
    run: async () => {
      rmSync(report, { force: true });
      const chromium = await findChromium(tell);
      const productFolder = join(folder, 'product');
      mkdirSync(productFolder, { recursive: true });
      const ports = await freePorts();
      await startProduct(supervisor, {
        folder: productFolder,
        ports,
        throwaway: true,
        crowd: true,
        bffSettings: PATIENT_LOGIN,
      });
      const door = await openControlDoor(supervisor);
      const env = {
        ...process.env,
        FORCE_COLOR: '0',
        CHROMIUM_PATH: chromium,
        E2E_SHELL_URL: `http://localhost:${ports.shell}`,
        E2E_BFF_URL: `http://localhost:${ports.bff}`,
        E2E_PORTAL_URL: `http://localhost:${ports['partner-portal-demo']}`,
        E2E_CONTROL_URL: door.url,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      };
      const args = [
        require.resolve('@playwright/test/cli'),
        'test',
        '--reporter=list,json',
        '--pass-with-no-tests',
      ];
      try {
        await supervisor.run({ ...nodeTask('e2e', args), cwd: join(ROOT, 'e2e'), env });
      } finally {
        door.close();
      }
    },
    counts: () => playwrightCounts(report),
  };
}

const prettier = () => require.resolve('prettier/bin/prettier.cjs');

/**
 * @param {string} name
 * @param {readonly string[]} args
 */
const nodeTask = (name, args) => ({ name, command: process.execPath, args, cwd: ROOT });
