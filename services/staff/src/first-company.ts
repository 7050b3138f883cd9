import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { transactOnce } from '@keikka/server';
import { makeFirstCompany } from './first-company/first-company.record.js';
import { optionNames, readFirstCompany } from './first-company/first-company.rules.js';
import { staffPersistence } from './staff.persistence.js';

/**
 * Makes the installation's own company and its admin, and prints the link by which the admin chooses a password:
 * node services/staff/dist/first-company.js --company … --business-id … --first-name … --last-name … --email … --address …
 */
const { values } = parseArgs({
  options: Object.fromEntries(Object.values(optionNames).map((name) => [name, { type: 'string' as const }])),
});
try {
  const wanted = readFirstCompany(
    Object.fromEntries(Object.entries(optionNames).map(([name, option]) => [name, values[option]])),
  );
  const link = await transactOnce('staff', staffPersistence, (tx) => makeFirstCompany(tx, wanted));
  process.stdout.write(`${link}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
