import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answersWith } from './ports.mjs';
import { serverCommand } from './server-programs.mjs';

const configuration = fileURLToPath(new URL('nats.conf', import.meta.url));

/** @typedef {{ member: string, port: number, routes: readonly string[] }} Cluster this server's name and port in it, and the way to all */

/**
 * A nats-server with JetStream, alone or in a cluster.
 * @param {import('./server-programs.mjs').ServerProgram} program
 * @param {{ folder: string, port: number, cluster?: Cluster }} options
 * @returns {import('./server-process.mjs').ServerSpec}
 */
export function natsServer(program, { folder, port, cluster }) {
  // Beside the data, where a container sees it too.
  mkdirSync(folder, { recursive: true });
  copyFileSync(configuration, join(folder, 'nats.conf'));
  const command = serverCommand(program, {
    name: 'nats',
    port,
    folder,
    args: (at) => [
      ...['--config', `${at.folder}/nats.conf`, '--addr', at.host, '--port', String(at.port)],
      ...['--jetstream', '--store_dir', at.folder],
      ...(cluster ? clusterArgs(cluster, at.host) : []),
    ],
  });
  return { name: 'nats', ...command, isReady: () => answersWith(port, '', 'INFO') };
}

/**
 * @param {Cluster} cluster
 * @param {string} host
 */
const clusterArgs = ({ member, port, routes }, host) => [
  ...['--name', member, '--cluster_name', 'keikka'],
  ...['--cluster', `nats://${host}:${port}`, '--routes', routes.join(',')],
];
