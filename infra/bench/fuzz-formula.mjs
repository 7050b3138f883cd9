/**
 * A million random sources through the formula language: nothing may throw or hang.
 * Run: npm run fuzz:formula -- [how many] [seed]; without a seed each run tries others.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../libs/testing/product/workspace.mjs';

const [runs = '1000000', seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(2);
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const { status } = spawnSync(
  process.execPath,
  [jest, '--selectProjects', 'unit', '--testPathPatterns', 'formula/fuzz'],
  {
    cwd: join(root, 'libs/domain'),
    stdio: 'inherit',
    env: { ...process.env, FORMULA_FUZZ_RUNS: runs, FORMULA_FUZZ_SEED: seed },
  },
);
process.exitCode = status ?? 1;
