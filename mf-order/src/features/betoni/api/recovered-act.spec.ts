import { ApiError, type Notify } from '@keikka/sdk';
import { errorHistory } from './act-records.js';
import { recoveryOf, type Act } from './recovered-act.js';

const act: Act = {
  operation: 'copy',
  failed: 'Betonin kopiointi epäonnistui',
  context: { keikkaBetoniId: 31 },
};
const failed = (status: number, errorCode: ApiError['errorCode'], message = 'Syy.'): ApiError =>
  new ApiError({ status, errorCode, message, correlationId: '' });
const lost = () => failed(0, 'NETWORK');

describe('an act on a line of concrete', () => {
  let told: string[];
  const notify: Notify = {
    success: (text) => told.push(text),
    removed: () => undefined,
    info: (text) => told.push(text),
    error: (text, _error, options) => told.push(`${text} | ${options?.detail ?? ''}`),
  };
  const { run, runInForm } = recoveryOf(notify, 'Anna Vuori');
  /** Fails so, and then does what it should. */
  const failing = (...errors: Error[]) => {
    const left = [...errors];
    return jest.fn(() => {
      const error = left.shift();
      return error ? Promise.reject(error) : Promise.resolve('tehty');
    });
  };

  beforeEach(() => {
    told = [];
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('is tried again when the network fails, says that it was recovered and is recorded [O-296] [O-308]', async () => {
    const work = failing(lost(), lost(), lost());
    const done = run(act, work);
    const calls: number[] = [];
    for (const ms of [0, 999, 1, 1999, 1, 3999, 1]) {
      await jest.advanceTimersByTimeAsync(ms);
      calls.push(work.mock.calls.length);
    }
    expect(calls).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect(await done).toBe('tehty');
    expect(told).toEqual(['Betonin kopiointi epäonnistui. Yritetään uudelleen.', 'Palautus onnistui']);
    expect(errorHistory().at(-1)).toMatchObject({
      operation: 'copy',
      errorType: 'NETWORK',
      recovered: true,
      recoveryAttempts: 3,
      context: { keikkaBetoniId: 31 },
    });
  });

  it('tells what can be done when it failed for good [O-296] [O-308]', async () => {
    const work = failing(lost(), lost(), lost(), lost());
    const done = run(act, work);
    await jest.advanceTimersByTimeAsync(7000);
    expect(await done).toBeNull();
    expect(work).toHaveBeenCalledTimes(4);
    expect(told.at(-1)).toBe(
      'Toiminnon virhe: Betonin kopiointi epäonnistui | Verkkoyhteysvirhe: palvelin ei vastannut. ' +
        'Yritettiin uudelleen 1, 2 ja 4 sekunnin kuluttua. Tarkista verkkoyhteys. Yritä uudelleen.',
    );
  });

  it.each([
    ['a refusal', failed(409, 'BETONI.CONFIRMED'), 'Tarkista määrä. Tarkista raekoko. Tarkista vahvistus.'],
    ['a missing right', failed(403, 'KEIKKA.NO_ACCESS'), 'Käyttäjältä Anna Vuori puuttuu'],
    ['a failing server', failed(500, 'INTERNAL'), 'Tallennus keskeytyi: Syy. Tarkista betonirivit.'],
    ['another fault', new Error('Kopioidun betonin tietojen haku epäonnistui'), 'tietojen haku epäonnistui.'],
  ])('is done once upon %s, with what helps', async (_, error, says) => {
    const work = failing(error);
    expect(await run(act, work)).toBeNull();
    expect(work).toHaveBeenCalledTimes(1);
    expect(told).toEqual([expect.stringContaining(says)]);
  });

  it('asks who is no longer signed in to sign in, and nothing else [O-189]', async () => {
    expect(await run(act, failing(failed(401, 'AUTH.NO_TOKEN')))).toBeNull();
    expect(told).toEqual([
      'Toiminnon virhe: Betonin kopiointi epäonnistui | Käyttäjätunnistus puuttuu, kirjaudu uudelleen sisään',
    ]);
  });

  it('leaves the failure to the form that did it', async () => {
    const error = failed(409, 'SAVE.CONFLICT');
    await expect(runInForm(act, failing(error))).rejects.toBe(error);
    expect(told).toEqual([]);
  });
});
