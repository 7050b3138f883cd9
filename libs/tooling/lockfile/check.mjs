import { readFileSync } from 'node:fs';
import { lockfileFaults } from './faults.mjs';

/** The product's lockfile, and that of the benchmarks, which are outside the workspaces. */
const lockfiles = ['package-lock.json', 'infra/bench/package-lock.json'];

for (const file of lockfiles) {
  const lockfile = JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'));
  const faults = lockfileFaults(lockfile);
  for (const fault of faults) console.error(`${file}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${file} is whole: ${Object.keys(lockfile.packages).length} packages for every platform`);
}
