import { failedTasks } from './nx.mjs';

const LOG = `
> nx run @keikka/domain:lint

all is well

> nx run @keikka/bff:lint

event-feed.ts
  34:13  error  Unsafe call

> nx run @keikka/grid:lint

fine too

 NX   Running target lint for 3 projects failed

Failed tasks:

- @keikka/bff:lint

  Run duration: 4s
`;

describe('failedTasks', () => {
  it('shows what the failed tasks said and nothing else', () => {
    expect(failedTasks(LOG)).toBe('@keikka/bff:lint\n\nevent-feed.ts\n  34:13  error  Unsafe call');
  });

  it('shows the end of the log when nx itself failed', () => {
    expect(failedTasks('NX   Failed to process project graph.\n')).toBe(
      'NX   Failed to process project graph.',
    );
  });
});
