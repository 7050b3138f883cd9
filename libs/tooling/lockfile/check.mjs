import { readFileSync } from 'node:fs';
import { lockfileFaults } from './faults.mjs';

const lockfile = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'));
const faults = lockfileFaults(lockfile);
for (const fault of faults) console.error(`package-lock.json: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
else
  console.log(
    `package-lock.json is whole: ${Object.keys(lockfile.packages).length} packages for every platform`,
  );
