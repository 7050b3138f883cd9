import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * @typedef {object} Secrets
 * @property {string} postgresPassword of the superuser
 * @property {Record<import('../../../libs/testing/product/topology.mjs').ServiceName, string>} servicePasswords
 * @property {string} jwtSecret
 */

/**
 * Random secrets, made on the first start and kept for the next ones, readable by this user only.
 * @param {string} file
 * @returns {Secrets}
 */
export function readOrMakeSecrets(file) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  /** @type {Secrets} */
  const secrets = {
    postgresPassword: randomSecret(),
    servicePasswords: {
      staff: randomSecret(),
      order: randomSecret(),
      grid: randomSecret(),
      invoicing: randomSecret(),
    },
    jwtSecret: randomSecret(),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, undefined, 2), { mode: 0o600 });
  return secrets;
}

const randomSecret = () => randomBytes(32).toString('base64url');
