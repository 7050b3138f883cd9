import { noData, type Outcome } from './outcome.js';
import { Resilience, type OutsideLimits } from './resilience.js';

type Answers = (Outcome<string> | Error)[];

describe('the resilience of calls to one system', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const limits = { timeoutMs: 10_000, attempts: 3, firstPauseMs: 100, longestPauseMs: 1_000 };
  let noted: string[];
  const resilience = (given: Partial<OutsideLimits> = {}) => {
    noted = [];
    return new Resilience(
      { ...limits, ...given },
      {
        repeats: () => noted.push('repeats'),
        rests: (isResting) => noted.push(isResting ? 'rests' : 'wakes'),
      },
    );
  };

  /** Attempts that answer one after the other, the last one for ever. */
  function answering(...answers: Answers) {
    const attempt = jest.fn<Promise<Outcome<string>>, [AbortSignal]>(() => {
      const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    });
    return attempt;
  }

  /** As a request that hears nothing: it ends when its time is over. */
  const hanging = () =>
    jest.fn(
      (signal: AbortSignal) =>
        new Promise<Outcome<string>>((resolve) => {
          signal.addEventListener('abort', () => resolve(noData('timed-out')));
        }),
    );

  /** Runs all timers that come due until the call has its outcome. */
  async function ended<T>(call: Promise<T>): Promise<T> {
    await jest.runAllTimersAsync();
    return call;
  }

  it('repeats what may be repeated until there is an answer', async () => {
    const attempt = answering(noData('failing'), noData('broken-off'), { data: 'clear' });
    expect(await ended(resilience().run(true, attempt))).toEqual({ data: 'clear' });
    expect(noted).toEqual(['repeats', 'repeats']);
  });

  it('gives up after so many attempts, and says what the last one said', async () => {
    const attempt = answering(noData('unreachable'));
    expect(await ended(resilience().run(true, attempt))).toEqual(noData('unreachable'));
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('does not repeat what must not happen twice', async () => {
    const attempt = answering(noData('timed-out'));
    expect(await ended(resilience().run(false, attempt))).toEqual(noData('timed-out'));
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('does not repeat what was refused', async () => {
    const attempt = answering(noData('refused'));
    expect(await ended(resilience().run(true, attempt))).toEqual(noData('refused'));
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('keeps unknown what one of the attempts left unknown', async () => {
    const attempt = answering(noData('broken-off'), noData('unreachable'));
    expect(await ended(resilience().run(true, attempt))).toEqual({
      noData: { reason: 'unreachable', effect: 'unknown' },
    });
  });

  it('pauses as long as the system wishes', async () => {
    const attempt = answering(noData('throttled', { retryAfterMs: 900 }), { data: 'clear' });
    const call = resilience({ firstPauseMs: 1, longestPauseMs: 900 }).run(true, attempt);
    await jest.advanceTimersByTimeAsync(899);
    expect(attempt).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(attempt).toHaveBeenCalledTimes(2);
    expect(await call).toEqual({ data: 'clear' });
  });

  it('ends in its time, and asks no more after it', async () => {
    const attempt = hanging();
    const call = resilience({ attemptTimeoutMs: 6_000, attempts: 9 }).run(true, attempt);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(attempt).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(await call).toEqual(noData('timed-out'));
    await jest.runAllTimersAsync();
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('lets so many go at a time, so many wait, and turns away the rest, which was never sent', async () => {
    const house = resilience({ concurrent: 1, waiting: 1 });
    const attempt = jest.fn(() => new Promise<Outcome<string>>(() => undefined));
    const [under, waits, refused] = [1, 2, 3].map(() => house.run(false, attempt));
    expect(await refused).toEqual(noData('busy'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await under).toEqual(noData('timed-out'));
    expect(await waits).toEqual({ noData: { reason: 'timed-out', effect: 'not-sent' } });
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('leaves a system alone that fails again and again, and probes it with one call', async () => {
    const house = resilience({ failuresToRest: 2, restMs: 30_000 });
    const failing = answering(noData('failing'));
    for (let call = 1; call <= 2; call += 1) await house.run(false, failing);
    expect(noted).toEqual(['rests']);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(await house.run(false, failing)).toEqual(noData('resting'));
    expect(failing).toHaveBeenCalledTimes(2);

    await jest.advanceTimersByTimeAsync(1);
    const attempt = hanging();
    const probe = house.run(false, attempt);
    expect(await house.run(false, attempt)).toEqual(noData('resting'));
    expect(attempt).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await probe).toEqual(noData('timed-out'));
    expect(await house.run(false, attempt)).toEqual(noData('resting'));

    await jest.advanceTimersByTimeAsync(30_000);
    expect(await house.run(false, answering({ data: 'clear' }))).toEqual({ data: 'clear' });
    expect(noted).toEqual(['rests', 'rests', 'wakes']);
    expect(await house.run(false, answering(noData('failing')))).toEqual(noData('failing'));
  });

  it('does not hold against a system what it refuses', async () => {
    const house = resilience({ failuresToRest: 1 });
    for (const reason of ['refused', 'unreadable', 'too-large'] as const)
      expect(await house.run(false, answering(noData(reason)))).toEqual(noData(reason));
    expect(noted).toEqual([]);
  });

  it('throws what is wrong with us', async () => {
    await expect(resilience().run(true, answering(new Error('our fault')))).rejects.toThrow('our fault');
  });
});
