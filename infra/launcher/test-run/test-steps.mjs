import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../libs/testing/product/workspace.mjs';
import { localDataFolder } from '../../../libs/testing/servers/data-folder.mjs';
import { freePort } from '../../../libs/testing/servers/ports.mjs';
import { postgresServer, superuserUrl } from '../../../libs/testing/servers/postgres.mjs';
import { browserStep } from './browser-step.mjs';
import { nxTask } from '../nx.mjs';
import { sideBySide } from './side-by-side.mjs';
import { soakStep } from './soak-step.mjs';
import { jestCounts, noCounts, readReport } from './test-counts.mjs';
import { jestTimings } from './test-timings.mjs';

/** @typedef {import('../processes/supervisor.mjs').Supervisor} Supervisor */

/**
 * One step of the test run. `run` throws when something is wrong; `counts` and `timings` then still report the tests
 * that ran. Steps that use one core run side by side, as many as there are cores; any other runs alone.
 * @typedef {object} TestStep
 * @property {string} title
 * @property {() => Promise<unknown>} run
 * @property {() => import('./test-counts.mjs').Counts} counts
 * @property {() => import('./test-timings.mjs').Timing[]} timings
 * @property {boolean} oneCore
 */

const require = createRequire(import.meta.url);
const webFolders = ['shell', 'mf-grid', 'mf-order', 'mf-invoicing', 'libs/web'];
/** What a test of the browser draws is soon gone: with more room for it, the collector takes a tenth less of the run. */
const ROOM_FOR_YOUNG_OBJECTS = '--max-semi-space-size=64';
const typePrograms = [
  'tsconfig.all-web.json',
  'tsconfig.all-node.json',
  'infra/tsconfig.json',
  'e2e/tsconfig.json',
];

/**
 * The steps. Of those that run side by side, the longest comes first.
 * @param {Supervisor} supervisor
 * @param {string} folder of this test run
 * @returns {TestStep[]}
 */
export function testSteps(supervisor, folder) {
  const elsewhere = webFolders.flatMap((web) => ['--ignore-pattern', `${web}/**`]);
  return [
    check('Lint of the browser', () => supervisor.run(lintTask('lint-web', webFolders))),
    check('Lint of the rest', () => supervisor.run(lintTask('lint-rest', ['.', ...elsewhere]))),
    check('Types', () => checkTypes(supervisor)),
    check('Format', () =>
      supervisor.run(nodeTask('format', [prettier(), '--check', '--log-level=warn', '.'])),
    ),
    check('Lockfile', () => supervisor.run(nodeTask('lockfile', ['libs/tooling/lockfile/check.mjs']))),
    { ...check('Build', () => supervisor.run(nxTask('build', ['run-many', '-t', 'build']))), oneCore: false },
    jestStep(supervisor, folder, { title: 'Unit tests', kind: 'unit', workersPerCore: 1 }),
    jestStep(supervisor, folder, {
      title: 'Integration tests',
      kind: 'integration',
      // They wait for their servers as long as they compute.
      workersPerCore: 2,
      prepare: () => startTestPostgres(supervisor, folder),
    }),
    browserStep(supervisor, folder),
    soakStep(supervisor, folder),
  ];
}

/**
 * @param {string} title
 * @param {() => Promise<unknown>} run
 * @returns {TestStep}
 */
const check = (title, run) => ({ title, run, counts: noCounts, timings: () => [], oneCore: true });

/**
 * @param {string} name
 * @param {readonly string[]} paths
 */
const lintTask = (name, paths) => ({
  ...nodeTask(name, [eslint(), ...paths]),
  env: { ...process.env, LINT_WORKSPACE: '1', NX_DAEMON: 'false' },
});

/**
 * Checks the whole workspace with TypeScript 7, several times faster than 6 (ADR 0019).
 * @param {Supervisor} supervisor
 */
const checkTypes = (supervisor) =>
  sideBySide(
    typePrograms.map(
      (program, index) => () =>
        supervisor.run(nodeTask(`types-${index + 1}`, [typescript(), '--noEmit', '--project', program])),
    ),
    1,
  );

/**
 * All files of a kind in one run of Jest. `prepare` gives the tests' environment.
 * @param {Supervisor} supervisor
 * @param {string} folder of this test run
 * @param {{ title: string, kind: string, workersPerCore: number, prepare?: () => Promise<NodeJS.ProcessEnv> }} options
 * @returns {TestStep}
 */
function jestStep(supervisor, folder, { title, kind, workersPerCore, prepare = async () => ({}) }) {
  const report = join(folder, `${kind}.json`);
  const workers = workersPerCore * availableParallelism();
  const args = [jest(), `--selectProjects=${kind}`, `--maxWorkers=${workers}`];
  return {
    title,
    run: async () => {
      rmSync(report, { force: true });
      const options = `${process.env.NODE_OPTIONS ?? ''} ${ROOM_FOR_YOUNG_OBJECTS}`;
      const env = { ...process.env, NODE_OPTIONS: options, FORCE_COLOR: '0', ...(await prepare()) };
      await supervisor.run({ ...nodeTask(kind, [...args, '--json', `--outputFile=${report}`]), env });
    },
    counts: () => jestCounts(readReport(report)),
    timings: () => jestTimings(readReport(report)),
    oneCore: false,
  };
}

/**
 * @param {Supervisor} supervisor
 * @param {string} folder
 */
async function startTestPostgres(supervisor, folder) {
  const [port, password] = [await freePort(), 'throwaway'];
  const dataFolder = await localDataFolder(join(folder, 'integration'), { throwaway: true });
  const server = await postgresServer({ folder: dataFolder, port, password, throwaway: true });
  await supervisor.start([{ ...server, name: 'integration-postgres' }]);
  return { TEST_POSTGRES_URL: superuserUrl(port, password) };
}

const prettier = () => require.resolve('prettier/bin/prettier.cjs');
const eslint = () => join(root, 'node_modules/eslint/bin/eslint.js');
const typescript = () => join(root, 'node_modules/typescript-7/bin/tsc');
const jest = () => require.resolve('jest/bin/jest');

/**
 * @param {string} name
 * @param {readonly string[]} args
 */
const nodeTask = (name, args) => ({ name, command: process.execPath, args, cwd: root });
