import { answersWith } from './ports.mjs';
import { serverCommand } from './server-programs.mjs';

/**
 * A redis-server that keeps nothing: it is a cache, and a cold one is always right.
 * @param {import('./server-programs.mjs').ServerProgram} program
 * @param {{ folder: string, port: number }} options
 * @returns {import('./server-process.mjs').ServerSpec}
 */
export function redisServer(program, { folder, port }) {
  const limits = ['--maxmemory', '256mb', '--maxmemory-policy', 'allkeys-lru'];
  const nothingOnDisk = ['--save', '', '--appendonly', 'no'];
  const command = serverCommand(program, {
    name: 'redis',
    port,
    folder,
    args: (at) => [
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
  return { name: 'redis', ...command, isReady: () => answersWith(port, 'PING\r\n', 'PONG') };
}
