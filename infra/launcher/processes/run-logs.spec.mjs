import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRunLogs } from './run-logs.mjs';

describe('openRunLogs', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keikka-logs-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** @param {number} minute */
  function run(minute) {
    const logs = openRunLogs(folder, new Date(Date.UTC(2026, 10, 23, 8, minute)));
    writeFileSync(join(logs, 'bff.log'), `run ${minute}`);
  }

  const said = () =>
    readdirSync(folder)
      .filter((name) => name !== 'latest')
      .map((name) => readFileSync(join(folder, name, 'bff.log'), 'utf8'));

  it('keeps five runs', () => {
    for (const minute of [1, 2, 3, 4, 5]) run(minute);
    expect(said()).toEqual(['run 1', 'run 2', 'run 3', 'run 4', 'run 5']);
  });

  it('drops the oldest at the sixth, and the newest has a name that stays', () => {
    for (const minute of [1, 2, 3, 4, 5, 6]) run(minute);
    expect(said()).toEqual(['run 2', 'run 3', 'run 4', 'run 5', 'run 6']);
    expect(readFileSync(join(folder, 'latest', 'bff.log'), 'utf8')).toBe('run 6');
  });

  it('leaves alone what is no run', () => {
    writeFileSync(join(folder, 'note.txt'), 'mine');
    for (const minute of [1, 2, 3, 4, 5, 6]) run(minute);
    expect(readFileSync(join(folder, 'note.txt'), 'utf8')).toBe('mine');
  });
});
