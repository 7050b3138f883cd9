import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MILLISECONDS = 20;
/** Ends a test that would wait for ever. It says nothing of speed, which is a busy machine's. */
const NEVER_MILLISECONDS = 30_000;

/**
 * Repeats an expectation until it holds: for what happens a moment after the answer (an event, a relay, a cache
 * that is cleared). The last failure is the test's failure.
 */
export async function eventually<T>(
  expectation: () => T | Promise<T>,
  timeoutMilliseconds = NEVER_MILLISECONDS,
): Promise<T> {
  const deadline = Date.now() + timeoutMilliseconds;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(POLL_MILLISECONDS);
    }
  }
}
