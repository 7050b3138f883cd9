import { betoni } from '@keikka/builders';
import type { SavedBetonit } from '@keikka/contracts';
import { limutusConfig, limutusSteps } from '@keikka/domain';
import { ApiError } from '@keikka/sdk';
import type { LimutusRun, LimutusSource } from '../../model/limutus.js';
import { runLimutus } from './limutus-run.js';

const line = betoni({ keikkaBetoniId: 2, m3: 12 });
const primer = betoni({ keikkaBetoniId: 3, m3: 1, raeKoko: '8mm', raeKokoId: 4 });
const of: LimutusSource = { line, number: 1, betonit: [line], varmenne: 7 };
const ids = { keikkaId: 4711, varmenne: 8, m3: 12, tarkistettavat: [] };
const made: SavedBetonit = {
  ...ids,
  betonit: [{ ...line, m3: 11 }, primer],
  keikkaBetoniId: 3,
  betoni: primer,
};
const lost = new ApiError({ status: 0, errorCode: 'NETWORK', message: 'Ei yhteyttä', correlationId: 'c' });

describe('the run of a limutus', () => {
  let shown: LimutusRun[];
  let undone: number[];

  beforeEach(() => {
    jest.useFakeTimers();
    shown = [];
    undone = [];
  });
  afterEach(() => jest.useRealTimers());

  const run = (make: () => Promise<SavedBetonit>, stored: readonly unknown[] = [line]) =>
    runLimutus(of, false, {
      sender: {
        make,
        undo: ({ keikkaBetoniId }) => {
          undone.push(keikkaBetoniId);
          return Promise.resolve({ ...ids, betonit: [line], keikkaBetoniId: 2, betoni: line });
        },
      },
      cache: {
        lay: () => undefined,
        refresh: () => undefined,
        read: () => Promise.resolve({ betonit: stored, varmenne: 8 } as never),
      },
      settings: { config: limutusConfig },
      userName: 'Marja Lehtonen',
      show: (now) => shown.push(now),
    });

  it('shows the steps in their order while the answer is awaited, and none as done before it [O-143]', async () => {
    let answer: (saved: SavedBetonit) => void = () => undefined;
    const running = run(() => new Promise((resolve) => (answer = resolve)));
    await jest.advanceTimersByTimeAsync(5000);
    const steps = shown.map((one) => (one.phase === 'running' ? one.step : one.phase));
    expect([...new Set(steps)]).toEqual(limutusSteps.map((_, index) => index));
    answer(made);
    await expect(running).resolves.toBe(made);
    expect(shown.at(-1)).toMatchObject({ phase: 'done' });
  });

  it('waits 1, 2 and 4 seconds before its retries [O-144] [G-287]', async () => {
    let attempts = 0;
    const running = run(() => {
      attempts += 1;
      return Promise.reject(lost);
    });
    for (const [ms, after] of [
      [999, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
      [3999, 3],
      [1, 4],
    ] as const) {
      await jest.advanceTimersByTimeAsync(ms);
      expect(attempts).toBe(after);
    }
    await running;
    expect(shown.at(-1)).toMatchObject({ phase: 'failed', isRestored: true });
  });

  it('undoes what was made although the answer was lost [O-142]', async () => {
    const running = run(() => Promise.reject(lost), made.betonit);
    await jest.advanceTimersByTimeAsync(8000);
    await running;
    expect(undone).toEqual([3]);
    expect(shown.at(-1)).toMatchObject({ phase: 'failed', isRestored: true });
  });

  it('says so when the lines are not as before, with both errors [O-142] [O-313]', async () => {
    const running = run(() => Promise.reject(lost), [{ ...line, m3: 9 }]);
    await jest.advanceTimersByTimeAsync(8000);
    await running;
    expect(shown.at(-1)).toMatchObject({
      isRestored: false,
      failure: {
        title: 'Virhe peruuttamisessa',
        text: expect.stringMatching(/Verkkoyhteysvirhe.*Rivit eivät ole ennallaan/) as string,
      },
    });
  });
});
