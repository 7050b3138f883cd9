import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOrphans, ProcessList } from './process-list.mjs';

/** A process in a group of its own, as the launcher starts them. */
function sleeper() {
  const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
  if (child.pid === undefined) throw new Error('sleep did not start');
  return { child, pid: child.pid, ended: once(child, 'exit') };
}

describe('the pid file', () => {
  /** @type {string} */
  let folder;
  /** @type {string} */
  let file;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keikka-pids-'));
    file = join(folder, 'processes.json');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('lets the next launcher end what a killed one left, the last started first', async () => {
    const [first, second] = [sleeper(), sleeper()];
    const list = new ProcessList(file);
    list.add({ name: 'postgres', pid: first.pid, stopSignal: 'SIGINT' });
    list.add({ name: 'bff', pid: second.pid, stopSignal: 'SIGTERM' });

    expect(await endOrphans(file)).toEqual(['bff', 'postgres']);
    expect((await first.ended)[1]).toBe('SIGINT');
    expect((await second.ended)[1]).toBe('SIGTERM');
    expect(existsSync(file)).toBe(false);
  });

  it('ends a frozen orphan too', async () => {
    const frozen = sleeper();
    new ProcessList(file).add({ name: 'redis', pid: frozen.pid, stopSignal: 'SIGTERM' });
    process.kill(frozen.pid, 'SIGSTOP');
    expect(await endOrphans(file)).toEqual(['redis']);
    await frozen.ended;
  });

  it('leaves a process alone that merely has a listed pid by now', async () => {
    const stranger = sleeper();
    const listed = { name: 'bff', pid: stranger.pid, identity: 'an earlier process', stopSignal: 'SIGTERM' };
    writeFileSync(file, JSON.stringify([listed]));
    expect(await endOrphans(file)).toEqual([]);
    expect(stranger.child.exitCode).toBeNull();
    stranger.child.kill('SIGKILL');
    await stranger.ended;
  });

  it('names what runs and disappears with the last of it', () => {
    const list = new ProcessList(file);
    list.add({ name: 'grid', pid: process.pid, stopSignal: 'SIGTERM' });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([{ name: 'grid', pid: process.pid }]);
    list.remove(process.pid);
    expect(existsSync(file)).toBe(false);
  });
});
