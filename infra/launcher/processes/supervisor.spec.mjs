import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, isPortFree } from '../../../libs/testing/servers/ports.mjs';
import { ProcessList } from './process-list.mjs';
import { pauseAfter, Supervisor } from './supervisor.mjs';

const SERVER = `
  const server = require('node:http').createServer((request, response) => {
    if (request.url === '/crash') { console.log('out of concrete'); process.exit(7); }
    response.end('ok');
  });
  server.listen(Number(process.argv[1]), '127.0.0.1');
`;

/** @param {number} port */
const get = (port, path = '/') =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param {() => boolean | Promise<boolean>} condition */
async function until(condition) {
  const deadline = Date.now() + 4000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('never came true');
    await sleep(20);
  }
}

describe('the pause after a crash', () => {
  it.each([
    [0, true, 500],
    [2, true, 2_000],
    [3, true, 2_000],
    [50, true, 2_000],
    [3, false, 4_000],
    [6, false, 30_000],
  ])('after %i crashes of a part that was ready (%s) is %i ms', (crashes, wasReady, pause) => {
    expect(pauseAfter(crashes, wasReady)).toBe(pause);
  });
});

describe('Supervisor', () => {
  /** @type {string} */
  let folder;
  /** @type {string[]} */
  let told;
  /** @type {Supervisor} */
  let supervisor;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keikka-supervisor-'));
    told = [];
    supervisor = new Supervisor({
      logFolder: join(folder, 'logs'),
      processes: new ProcessList(join(folder, 'processes.json')),
      tell: (text) => told.push(text),
    });
  });

  afterEach(async () => {
    await supervisor.stopAll();
    rmSync(folder, { recursive: true });
  });

  /** @param {string} name */
  async function startServer(name) {
    const port = await freePort();
    const args = ['--eval', SERVER, String(port)];
    await supervisor.start([{ name, command: process.execPath, args, isReady: () => get(port) }]);
    return port;
  }

  it('starts a crashed server again and shows the last it said', async () => {
    const port = await startServer('order');
    await get(port, '/crash');
    await until(() => told.length > 0);
    expect(told[0]).toContain('out of concrete\norder ended with code 7; starting it again in 0.5 s');
    await until(() => get(port));
  });

  it.each(/** @type {const} */ (['stop', 'kill']))(
    'leaves a server down after %s, until it is resumed',
    async (how) => {
      const port = await startServer('order');
      const later = await startServer('grid');
      const { pid } = supervisor.processOf('order');
      await supervisor[how]('order');
      expect(await supervisor.isReady('order')).toBe(false);
      await get(later, '/crash');
      // It crashed later and has the same pause: the other would be back before it.
      await until(() => get(later));
      expect(await isPortFree(port)).toBe(true);
      expect(told).toEqual([expect.stringContaining('grid ended')]);
      await supervisor.resume('order');
      expect(await get(port)).toBe(true);
      expect(supervisor.processOf('order').pid).not.toBe(pid);
    },
  );

  it('ends every process and leaves no pid file', async () => {
    const ports = [await startServer('grid'), await startServer('bff')];
    expect(existsSync(join(folder, 'processes.json'))).toBe(true);
    await supervisor.stopAll();
    expect(await Promise.all(ports.map(isPortFree))).toEqual([true, true]);
    expect(existsSync(join(folder, 'processes.json'))).toBe(false);
  });

  it('fails with the end of the log when a server dies before it is ready', async () => {
    const args = ['--eval', 'console.error("DATABASE_URL is missing"); process.exit(1)'];
    const broken = { name: 'staff', command: process.execPath, args, isReady: () => Promise.resolve(false) };
    await expect(supervisor.start([broken])).rejects.toThrow(
      /DATABASE_URL is missing\nstaff ended with code 1/,
    );
  });

  it('fails with the end of the log when a task fails', async () => {
    const args = ['--eval', 'console.log("cannot compile"); process.exit(2)'];
    await expect(supervisor.run({ name: 'build', command: process.execPath, args })).rejects.toThrow(
      /cannot compile\nbuild ended with code 2/,
    );
  });
});
