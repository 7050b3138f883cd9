import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { removeDataFolder } from '../../libs/testing/servers/data-folder.mjs';
import { installDependencies, isInstallNeeded } from './install.mjs';
import { launch } from './launch.mjs';
import { millisecondsSinceStart, seconds, step, tell } from './progress.mjs';
import { sideBySide } from './test-run/side-by-side.mjs';
import { slowest, timingTable } from './test-run/test-timings.mjs';
import { dataFolder } from '../../libs/testing/product/workspace.mjs';

const folder = join(dataFolder, 'test');
/** `npm test -- lint browser` runs only the steps whose titles begin with these words; without words, all. */
const chosen = process.argv.slice(2).map((word) => word.toLowerCase());

/** @type {import('./test-run/test-counts.mjs').Counts[]} */
const results = [];
/** @type {import('./test-run/test-timings.mjs').Timing[]} */
const stepTimings = [];
/** @type {import('./test-run/test-timings.mjs').Timing[]} */
const fileTimings = [];
let complete = false;
// For a run that a signal ends.
process.exitCode = 1;

await launch(folder, async (supervisor) => {
  removeTestData();
  if (isInstallNeeded()) await step('Installing packages (npm ci)', () => installDependencies(supervisor));
  // The imports below need node_modules, which exists only now.
  const { testSteps } = await import('./test-run/test-steps.mjs');
  const steps = chosenOf(testSteps(supervisor, folder));
  const parallelSteps = steps.filter(({ oneCore }) => oneCore).map((one) => () => runStep(one));
  await sideBySide(parallelSteps, availableParallelism());
  for (const one of steps.filter(({ oneCore }) => !oneCore)) await runStep(one);
  await supervisor.stopAll();
  removeTestData();
  complete = true;
});

tell(`\n${timingTable(stepTimings, millisecondsSinceStart())}`);
if (fileTimings.length > 0) tell(`\n${timingTable(slowest(fileTimings), millisecondsSinceStart())}`);
for (const failure of results.flatMap(({ failures }) => failures)) tell(`\n✘ ${failure}`);
const passed = results.reduce((total, result) => total + result.passed, 0);
const failed = results.reduce((total, result) => total + result.failed, complete ? 0 : 1);
tell(`\ntook ${seconds(millisecondsSinceStart()).trim()}; logs in ${join(folder, 'logs')}`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);

/**
 * Runs a step. A failure is recorded, and the next step runs.
 * @param {import('./test-run/test-steps.mjs').TestStep} one
 */
async function runStep({ title, run, counts, timings }) {
  const begin = Date.now();
  const error = await step(title, run).then(
    () => undefined,
    (/** @type {unknown} */ thrown) => thrown,
  );
  stepTimings.push({ name: title, milliseconds: Date.now() - begin });
  fileTimings.push(...timings());
  results.push(settle(title, counts(), error));
}

function removeTestData() {
  for (const name of ['integration', 'product']) removeDataFolder(join(folder, name));
}

/**
 * @param {import('./test-run/test-steps.mjs').TestStep[]} steps
 */
function chosenOf(steps) {
  if (chosen.length === 0) return steps;
  const found = steps.filter(({ title }) => chosen.some((word) => title.toLowerCase().startsWith(word)));
  if (found.length === 0)
    throw new Error(`No step has this name. The steps are: ${steps.map(({ title }) => title).join(', ')}`);
  return found;
}

/**
 * A step that fails without naming a test (a lint finding, a service that does not start) counts as one failed test.
 * @param {string} title
 * @param {import('./test-run/test-counts.mjs').Counts} counts
 * @param {unknown} error
 */
function settle(title, counts, error) {
  if (error === undefined || counts.failed > 0) return counts;
  const message = error instanceof Error ? error.message : String(error);
  return { ...counts, failed: 1, failures: [...counts.failures, `${title}\n${message}`] };
}
