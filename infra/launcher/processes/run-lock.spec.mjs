import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireLock, lockHolder } from './run-lock.mjs';
import { processIdentity } from '../../../libs/testing/servers/process-identity.mjs';

describe('the lock of a checkout', () => {
  /** @type {string} */
  let folder;
  /** @type {string} */
  let lock;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keikka-lock-'));
    lock = join(folder, 'launcher.lock');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('is held by one launcher and leaves nothing behind', () => {
    const release = acquireLock(lock);
    expect(lockHolder(lock)).toBe(process.pid);
    expect(() => acquireLock(lock)).toThrow(`already runs from this folder (pid ${process.pid})`);
    release();
    expect(lockHolder(lock)).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['a launcher that is gone', { pid: 2 ** 22 + 1, identity: 'long ago' }],
    ['a pid that somebody else has by now', { pid: process.pid, identity: 'another life' }],
  ])('is taken over from %s', (_who, holder) => {
    writeFileSync(lock, JSON.stringify(holder));
    expect(lockHolder(lock)).toBeUndefined();
    acquireLock(lock);
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toEqual({
      pid: process.pid,
      identity: processIdentity(process.pid),
    });
    expect(readdirSync(folder)).toEqual(['launcher.lock']);
  });

  it('is taken over when a power cut left it empty', () => {
    writeFileSync(lock, '');
    acquireLock(lock);
    expect(lockHolder(lock)).toBe(process.pid);
  });
});
