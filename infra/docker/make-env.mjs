/**
 * Writes random secrets for infra/compose.yaml into infra/.env, where Docker Compose reads them. An existing file
 * stays, because the database was created with its passwords.
 *
 * node infra/docker/make-env.mjs
 */
import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { natsUsers, natsVariable, serviceNames } from '../../libs/testing/product/topology.mjs';
import { randomSecret as secret } from '../../libs/testing/servers/random-secret.mjs';
import { root } from '../../libs/testing/product/workspace.mjs';

export function environmentFile() {
  const passwords = serviceNames.map((name) => `${name.toUpperCase()}_DB_PASSWORD=${secret()}`);
  return [
    '# Secrets of infra/compose.yaml on this machine. Not for version control.',
    '# Superuser of Postgres; only the first start uses it.',
    `POSTGRES_PASSWORD=${secret()}`,
    '# Each service enters its own schema with its own password.',
    ...passwords,
    '# Each process enters NATS as a user of its own, and its servers know each other by one.',
    ...[...natsUsers, 'route'].map((user) => `${natsVariable(user)}=${secret()}`),
    `REDIS_PASSWORD=${secret()}`,
    '# Signs the access tokens.',
    `JWT_SECRET=${secret()}`,
    '# Seals the requests between BFF and services.',
    `MESSAGE_SECRET=${secret()}`,
    "# Encrypts the companies' keys to their invoicing systems.",
    `CREDENTIALS_KEY=${secret()}`,
    '',
  ].join('\n');
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const file = join(root, 'infra/.env');
  const made = !existsSync(file);
  if (made) writeFileSync(file, environmentFile(), { mode: 0o600 });
  process.stdout.write(`${file} ${made ? 'is written' : 'is there already'}\n`);
}
