import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersWith } from './ports.mjs';
import { serverCommand } from './server-programs.mjs';

/**
 * A redis-server that keeps nothing: it is a cache, and a cold one is always right.
 * @param {import('./server-programs.mjs').ServerProgram} program
 * @param {{ folder: string, port: number, password?: string }} options
 * @returns {import('./server-process.mjs').ServerSpec}
 */
export function redisServer(program, { folder, port, password }) {
  mkdirSync(folder, { recursive: true });
  // In a file, because everybody on the machine can read a command line. A container reads it as another user.
  const mode = program.kind === 'image' ? 0o644 : 0o600;
  const lines = password === undefined ? '' : `requirepass ${password}\n`;
  writeFileSync(join(folder, 'redis.conf'), lines, { mode });
  // The values, which live for a short time, go before their generations.
  const limits = ['--maxmemory', '256mb', '--maxmemory-policy', 'volatile-ttl'];
  const nothingOnDisk = ['--save', '', '--appendonly', 'no'];
  const command = serverCommand(program, {
    name: 'redis',
    port,
    folder,
    args: (at) => [
      `${at.folder}/redis.conf`,
      '--bind',
      at.host,
      '--port',
      String(at.port),
      '--dir',
      at.folder,
      ...nothingOnDisk,
      ...limits,
    ],
  });
  return {
    name: 'redis',
    ...command,
    isReady: () => answersWith(port, 'PING\r\n', password === undefined ? 'PONG' : 'NOAUTH'),
  };
}
