import { answersWith } from './ports.mjs';
import { serverCommand } from './server-programs.mjs';

/**
 * A nats-server with JetStream.
 * @param {import('./server-programs.mjs').ServerProgram} program
 * @param {{ folder: string, port: number }} options
 * @returns {import('./server-process.mjs').ServerSpec}
 */
export function natsServer(program, { folder, port }) {
  const command = serverCommand(program, {
    name: 'nats',
    port,
    folder,
    args: (at) => ['--addr', at.host, '--port', String(at.port), '--jetstream', '--store_dir', at.folder],
  });
  return { name: 'nats', ...command, isReady: () => answersWith(port, '', 'INFO') };
}
