import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './process-identity.mjs';

const moduleUrl = new URL('./server-process.mjs', import.meta.url).href;

describe('a server that is not detached', () => {
  /** @type {string} */
  let folder;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keikka-leash-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it.each(['SIGKILL', 'SIGTERM'])('dies with a parent that is ended by %s', async (signal) => {
    const program = `
      import { startServer } from '${moduleUrl}';
      const spec = { name: 'sleep', command: 'sleep', args: ['60'], isReady: async () => true };
      process.on('SIGTERM', () => process.exit());
      process.stdout.write(String(startServer(spec, { logFile: '${join(folder, 'log')}' }).pid));
      setInterval(() => {}, 1000);
    `;
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(line);
    const runs = processIdentity(pid) !== undefined;
    parent.kill(/** @type {NodeJS.Signals} */ (signal));
    expect(runs).toBe(true);
    await once(parent, 'exit');
    while (processIdentity(pid) !== undefined) await sleep(20);
  });
});
