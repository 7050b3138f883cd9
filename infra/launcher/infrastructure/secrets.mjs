import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { natsUsers, serviceNames } from '../../../libs/testing/product/topology.mjs';
import { randomSecret } from '../../../libs/testing/servers/random-secret.mjs';

/**
 * @typedef {object} Secrets
 * @property {string} postgresPassword of the superuser
 * @property {Record<import('../../../libs/testing/product/topology.mjs').ServiceName, string>} servicePasswords
 * @property {import('../../../libs/testing/servers/nats.mjs').NatsPasswords} natsPasswords
 * @property {string} redisPassword
 * @property {string} jwtSecret signs the access tokens
 * @property {string} messageSecret seals the requests between BFF and services
 * @property {string} credentialsKey encrypts the companies' keys to their invoicing systems
 */

/**
 * Random secrets, made on the first start and kept for the next ones, readable by this user only. A file of an earlier
 * release gets those that it lacks.
 * @param {string} file
 * @returns {Secrets}
 */
export function readOrMakeSecrets(file) {
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  /** @type {Secrets} */
  const secrets = { ...makeSecrets(), ...kept };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, undefined, 2), { mode: 0o600 });
  return secrets;
}

/** @returns {Secrets} */
const makeSecrets = () => ({
  postgresPassword: randomSecret(),
  servicePasswords: secretsOf(serviceNames),
  natsPasswords: secretsOf(natsUsers),
  redisPassword: randomSecret(),
  jwtSecret: randomSecret(),
  messageSecret: randomSecret(),
  credentialsKey: randomSecret(),
});

/**
 * @template {string} Name
 * @param {readonly Name[]} names
 */
const secretsOf = (names) =>
  /** @type {Record<Name, string>} */ (Object.fromEntries(names.map((name) => [name, randomSecret()])));
