import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolders, ROOT } from '../../libs/testing/product/workspace.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures what failed, each with the beginning of its message
 */

/**
 * What we read of Jest's report.
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {JestSuite[]} testResults
 */

/**
 * @typedef {object} JestSuite
 * @property {string} name
 * @property {string} status
 * @property {string} message
 * @property {{ status: string, fullName: string, failureMessages: string[] }[]} assertionResults
 */

/** @typedef {{ stats: { expected: number, flaky: number, unexpected: number }, suites: PlaywrightSuite[] }} PlaywrightReport */
/** @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ ok: boolean, title: string, tests: { results: { error?: { message?: string } }[] }[] }} PlaywrightSpec */

const MESSAGE_LINES = 12;

/** @returns {Counts} */
export const noCounts = () => ({ passed: 0, failed: 0, failures: [] });

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}

/** The file, in each project's folder, that Jest's results of a target go to. @param {string} target */
export const resultFile = (target) => `test-results.${target}.json`;

/** @param {string} target */
export function removeJestResults(target) {
  for (const folder of projectFolders()) rmSync(join(ROOT, folder, resultFile(target)), { force: true });
}

/** @param {string} target */
export function jestCounts(target) {
  return sum(projectFolders().map((folder) => countJest(folder, join(ROOT, folder, resultFile(target)))));
}

/**
 * A file that Jest could not even load counts as one failed test: it holds at least one.
 * @param {string} project
 * @param {string} file
 * @returns {Counts}
 */
function countJest(project, file) {
  const report = /** @type {JestReport | undefined} */ (readJson(file));
  if (report === undefined) return noCounts();
  const failures = report.testResults
    .filter((suite) => suite.status === 'failed')
    .flatMap((suite) => suiteFailures(project, suite));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures,
  };
}

/**
 * @param {string} project
 * @param {JestSuite} suite
 */
function suiteFailures(project, suite) {
  const failed = suite.assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${project}: ${suite.name}\n${beginning(suite.message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${project}: ${fullName}\n${beginning(failureMessages[0])}`,
  );
}

/**
 * @param {string} file
 * @returns {Counts}
 */
export function playwrightCounts(file) {
  const report = /** @type {PlaywrightReport | undefined} */ (readJson(file));
  if (report === undefined) return noCounts();
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected, failures: report.suites.flatMap(specFailures) };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function specFailures({ specs = [], suites = [] }) {
  const own = specs
    .filter((spec) => !spec.ok)
    .map((spec) => `e2e: ${spec.title}\n${beginning(spec.tests[0]?.results.at(-1)?.error?.message)}`);
  return [...own, ...suites.flatMap(specFailures)];
}

/** @param {string | undefined} message */
const beginning = (message = '') => message.split('\n').slice(0, MESSAGE_LINES).join('\n');

/**
 * @param {string} file
 * @returns {unknown}
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The runner died before it reported; its exit code tells.
    return undefined;
  }
}
