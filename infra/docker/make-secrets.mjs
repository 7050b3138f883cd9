/**
 * Writes random secrets for infra/compose.yaml into infra/secrets, or for an overlay of infra/kubernetes into the folder that is
 * named, one file each. What exists stays, because the database was created with its passwords.
 *
 * node infra/docker/make-secrets.mjs [folder]
 */
import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { natsUsers, natsVariable, serviceNames } from '../../libs/testing/product/topology.mjs';
import { randomSecret } from '../../libs/testing/servers/random-secret.mjs';
import { root } from '../../libs/testing/product/workspace.mjs';

export const secretNames = [
  // Superuser of Postgres; only the first start uses it.
  'POSTGRES_PASSWORD',
  // Each service enters its own schema with its own password.
  ...serviceNames.map((name) => `${name.toUpperCase()}_DB_PASSWORD`),
  // Each process enters NATS as a user of its own, and its servers know each other by one.
  ...[...natsUsers, 'route'].map(natsVariable),
  'REDIS_PASSWORD',
  // Signs the access tokens.
  'JWT_SECRET',
  // Seals the requests between BFF and services.
  'MESSAGE_SECRET',
  // Encrypts the companies' keys to their invoicing systems.
  'CREDENTIALS_KEY',
];

/**
 * @param {string} folder
 * @returns {string[]} those that were made
 */
export function makeSecrets(folder) {
  // The users of the containers may read a file that they are given; here nobody else comes as far as the files.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const missing = secretNames.filter((name) => !existsSync(join(folder, name)));
  for (const name of missing) writeFileSync(join(folder, name), randomSecret(), { mode: 0o444 });
  return missing;
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? join(root, 'infra/secrets'));
  const made = makeSecrets(folder);
  process.stdout.write(`${folder}: ${made.length > 0 ? made.join(', ') : 'all are there already'}\n`);
}
