import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../../../libs/testing/product/workspace.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures what failed, each with the beginning of its message
 */

/**
 * The parts of Jest's report that we read.
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
 * @property {number} startTime
 * @property {number} endTime
 * @property {{ status: string, fullName: string, failureMessages: string[] }[]} assertionResults
 */

/** @typedef {{ stats: { expected: number, flaky: number, unexpected: number }, suites: PlaywrightSuite[] }} PlaywrightReport */
/** @typedef {{ file: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ ok: boolean, title: string, tests: { results: PlaywrightResult[] }[] }} PlaywrightSpec */
/** @typedef {{ duration: number, error?: { message?: string } }} PlaywrightResult */

const MESSAGE_LINES = 12;

/** @returns {Counts} */
export const noCounts = () => ({ passed: 0, failed: 0, failures: [] });

/**
 * A file that Jest could not load counts as one failed test, because it holds at least one.
 * @param {JestReport | undefined} report
 * @returns {Counts}
 */
export function jestCounts(report) {
  if (report === undefined) return noCounts();
  const failures = report.testResults.filter((suite) => suite.status === 'failed').flatMap(suiteFailures);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures,
  };
}

/** @param {JestSuite} suite */
function suiteFailures({ name, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${file}\n${beginning(message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${file}: ${fullName}\n${beginning(failureMessages[0])}`,
  );
}

/**
 * @param {PlaywrightReport | undefined} report
 * @returns {Counts}
 */
export function playwrightCounts(report) {
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
 * A runner's report, or undefined when it crashed before writing one; its exit code reports that.
 * @param {string} file
 * @returns {any}
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
