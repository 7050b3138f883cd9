import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answersWith } from './ports.mjs';
import { natsVariable } from '../product/topology.mjs';
import { serverCommand } from './server-programs.mjs';

const configuration = fileURLToPath(new URL('../../../infra/nats', import.meta.url));

/** @typedef {Record<import('../product/topology.mjs').NatsUser, string>} NatsPasswords */

/** @typedef {{ member: string, port: number, routes: readonly string[] }} Cluster this server's name and port in it, and the way to all */

/**
 * A nats-server with JetStream, alone or in a cluster, configured as in production.
 * @param {import('./server-programs.mjs').ServerProgram} program
 * @param {object} options
 * @param {string} options.folder
 * @param {number} options.port
 * @param {Cluster} [options.cluster]
 * @param {NatsPasswords} [options.passwords] without them anybody may use every subject
 * @returns {import('./server-process.mjs').ServerSpec}
 */
export function natsServer(program, { folder, port, cluster, passwords }) {
  // Beside the data, where a container sees it too.
  mkdirSync(folder, { recursive: true });
  const parts = ['server.conf', ...(passwords ? ['users.conf'] : [])];
  for (const part of parts) copyFileSync(join(configuration, part), join(folder, part));
  writeFileSync(join(folder, 'nats.conf'), parts.map((part) => `include ./${part}\n`).join(''));
  const command = serverCommand(program, {
    name: 'nats',
    port,
    folder,
    secrets: passwords && natsVariables(passwords),
    args: (at) => [
      ...['--config', `${at.folder}/nats.conf`, '--addr', at.host, '--port', String(at.port)],
      ...['--jetstream', '--store_dir', at.folder],
      ...(cluster ? clusterArgs(cluster, at.host) : []),
    ],
  });
  return { name: 'nats', ...command, isReady: () => answersWith(port, '', 'INFO') };
}

/**
 * The variables of the server's environment that users.conf names.
 * @param {NatsPasswords} passwords
 */
const natsVariables = (passwords) =>
  Object.fromEntries(Object.entries(passwords).map(([user, password]) => [natsVariable(user), password]));

/**
 * @param {Cluster} cluster
 * @param {string} host
 */
const clusterArgs = ({ member, port, routes }, host) => [
  ...['--name', member, '--cluster_name', 'keikka'],
  ...['--cluster', `nats://${host}:${port}`, '--routes', routes.join(',')],
];
