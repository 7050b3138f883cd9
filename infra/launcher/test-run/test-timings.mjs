import { relative } from 'node:path';
import { root } from '../../../libs/testing/product/workspace.mjs';

/** @typedef {{ name: string, milliseconds: number }} Timing */

const FILES_SHOWN = 20;

/**
 * The durations as lines, the longest first, each with its share of the total.
 * @param {readonly Timing[]} timings
 * @param {number} total milliseconds
 */
export function timingTable(timings, total) {
  const width = Math.max(...timings.map(({ name }) => name.length));
  return [...timings]
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .map(({ name, milliseconds }) => {
      const share = `${Math.round((100 * milliseconds) / total)} %`;
      return `${name.padEnd(width)} ${(milliseconds / 1000).toFixed(1).padStart(7)} s ${share.padStart(5)}`;
    })
    .join('\n');
}

/**
 * The test files that took longest, of all runners.
 * @param {readonly Timing[]} files
 */
export const slowest = (files) =>
  [...files].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, FILES_SHOWN);

/**
 * How long each test file of Jest's report took, the loading of its modules included.
 * @param {Pick<import('./test-counts.mjs').JestReport, 'testResults'> | undefined} report
 * @returns {Timing[]}
 */
export const jestTimings = (report) =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    milliseconds: endTime - startTime,
  }));

/**
 * How long each file of Playwright's report took, the sum of its journeys.
 * @param {Pick<import('./test-counts.mjs').PlaywrightReport, 'suites'> | undefined} report
 * @returns {Timing[]}
 */
export const playwrightTimings = (report) =>
  (report?.suites ?? []).map((suite) => ({
    name: `e2e/journeys/${suite.file}`,
    milliseconds: durationOf(suite),
  }));

/**
 * @param {import('./test-counts.mjs').PlaywrightSuite} suite
 * @returns {number}
 */
function durationOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return [...own, ...suites.map(durationOf)].reduce((total, duration) => total + duration, 0);
}
