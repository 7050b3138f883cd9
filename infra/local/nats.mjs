import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answersWith } from './ports.mjs';
import { serverCommand } from './server-programs.mjs';

const CONFIGURATION = fileURLToPath(new URL('nats.conf', import.meta.url));

/**
 * A nats-server with JetStream.
 * @param {import('./server-programs.mjs').ServerProgram} program
 * @param {{ folder: string, port: number }} options
 * @returns {import('./server-process.mjs').ServerSpec}
 */
export function natsServer(program, { folder, port }) {
  // Beside the data, where a container sees it too.
  mkdirSync(folder, { recursive: true });
  copyFileSync(CONFIGURATION, join(folder, 'nats.conf'));
  const command = serverCommand(program, {
    name: 'nats',
    port,
    folder,
    args: (at) => [
      ...['--config', `${at.folder}/nats.conf`, '--addr', at.host, '--port', String(at.port)],
      ...['--jetstream', '--store_dir', at.folder],
    ],
  });
  return { name: 'nats', ...command, isReady: () => answersWith(port, '', 'INFO') };
}
