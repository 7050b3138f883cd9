import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../libs/testing/product/workspace.mjs';
import { noCounts, readReport } from './test-counts.mjs';

/** @typedef {import('../processes/supervisor.mjs').Supervisor} Supervisor */
/** @typedef {{ findings: import('../../soak/verdict/finding.mjs').Finding[] }} SoakReport */

/**
 * The short run of the soak, which is a launcher of its own. Each sentence of its verdict counts as a test.
 * @param {Supervisor} supervisor
 * @param {string} folder of this test run
 * @returns {import('./test-steps.mjs').TestStep}
 */
export function soakStep(supervisor, folder) {
  const report = join(folder, 'soak/report.json');
  return {
    title: 'Soak of copies',
    run: async () => {
      rmSync(report, { force: true });
      const args = ['infra/soak/soak.mjs', '--short', '--folder', join(folder, 'soak')];
      await supervisor.run({ name: 'soak', command: process.execPath, args, cwd: root });
    },
    counts: () => soakCounts(readReport(report)),
    timings: () => [],
    oneCore: false,
  };
}

/**
 * @param {SoakReport | undefined} report
 * @returns {import('./test-counts.mjs').Counts}
 */
function soakCounts(report) {
  if (report === undefined) return noCounts();
  const failures = report.findings
    .filter(({ problems }) => problems.length > 0)
    .map(({ what, problems }) => `Soak: ${what}\n${problems.join('\n')}`);
  return { passed: report.findings.length - failures.length, failed: failures.length, failures };
}
