import { join } from 'node:path';
import { jestTimings, playwrightTimings, slowest, timingTable } from './test-timings.mjs';
import { root } from '../../../libs/testing/product/workspace.mjs';

describe('the timings of a test run', () => {
  it('shows the longest first, with its share of the whole run', () => {
    const steps = [
      { name: 'Format', milliseconds: 5_000 },
      { name: 'Unit tests', milliseconds: 90_500 },
    ];
    expect(timingTable(steps, 100_000)).toBe('Unit tests    90.5 s  91 %\nFormat         5.0 s   5 %');
  });

  it('lists the twenty slowest files', () => {
    const files = Array.from({ length: 21 }, (_, index) => ({ name: `${index}`, milliseconds: index }));
    const shown = slowest(files).map(({ name }) => name);
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([20, '20', '1']);
  });

  it('takes from Jest the time of a file with the loading of its modules', () => {
    const file = { name: join(root, 'bff/src/a.spec.ts'), startTime: 1_000, endTime: 3_500 };
    const testResults = [{ ...file, status: 'passed', message: '', assertionResults: [] }];
    expect(jestTimings({ testResults })).toEqual([{ name: 'bff/src/a.spec.ts', milliseconds: 2_500 }]);
  });

  it('takes from Playwright the sum of a file’s journeys, described ones and repeated ones too', () => {
    const spec = (/** @type {number[]} */ ...durations) => ({
      ok: true,
      title: 'a journey',
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const suites = [
      {
        file: 'guards.spec.ts',
        specs: [spec(10, 20)],
        suites: [{ file: 'guards.spec.ts', specs: [spec(3)] }],
      },
    ];
    expect(playwrightTimings({ suites })).toEqual([
      { name: 'e2e/journeys/guards.spec.ts', milliseconds: 33 },
    ]);
  });
});
