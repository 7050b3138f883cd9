import { recovered, type RecoveryMeans } from './recovered.js';

/** An action that fails with each of these messages in turn and then succeeds. */
const failing = (...messages: string[]) => {
  const left = [...messages];
  return jest.fn(() => {
    const message = left.shift();
    return message === undefined ? Promise.resolve('tehty') : Promise.reject(new Error(message));
  });
};
const always = (message: string) => jest.fn(() => Promise.reject(new Error(message)));
const meansOf = (own: Partial<RecoveryMeans> = {}) => {
  const done = () => jest.fn(() => Promise.resolve());
  return Object.assign({ wait: done(), refresh: done(), rollback: done() }, own);
};

it('returns the value of an action that succeeds at once', async () => {
  const means = meansOf();
  expect(await recovered(failing(), means)).toEqual({
    isDone: true,
    value: 'tehty',
    recoveryAttempts: 0,
    isRecovered: false,
  });
  expect(means.wait).not.toHaveBeenCalled();
});

it('tries a network error again after 1, 2 and 4 seconds [O-144, O-308]', async () => {
  const means = meansOf();
  const work = always('Failed to fetch');
  expect(await recovered(work, means)).toMatchObject({
    isDone: false,
    recoveryAttempts: 3,
    isRecovered: false,
    title: 'Toiminnon virhe',
    text: 'Verkkoyhteysvirhe: palvelin ei vastannut. Yritettiin uudelleen 1, 2 ja 4 sekunnin kuluttua.',
    suggestions: ['Tarkista verkkoyhteys', 'Yritä uudelleen'],
    failure: { message: 'Failed to fetch', errorType: 'NETWORK', severity: 'LOW' },
  });
  expect(work).toHaveBeenCalledTimes(4);
  expect(means.wait.mock.calls).toEqual([[1000], [2000], [4000]]);
  expect(means.rollback).not.toHaveBeenCalled();
});

it.each([1, 2, 3])('says that recovery worked after %i failures [O-296]', async (count) => {
  const work = failing(...Array<string>(count).fill('network'));
  expect(await recovered(work, meansOf())).toMatchObject({
    isDone: true,
    value: 'tehty',
    recoveryAttempts: count,
    isRecovered: true,
    title: 'Palautus onnistui',
    failure: { errorType: 'NETWORK' },
  });
});

it.each(['validation failed', 'forbidden'])('does not try "%s" again [O-296, O-309]', async (message) => {
  const work = always(message);
  const outcome = await recovered(work, meansOf());
  expect(outcome).toMatchObject({ isDone: false, recoveryAttempts: 0, title: 'Toiminnon virhe' });
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([
  [true, 2],
  [false, 1],
])(
  'with known line %s makes %i attempts of what the business refuses [O-310]',
  async (knowsBetoni, attempts) => {
    const means = meansOf({ context: { knowsBetoni } });
    const work = always('Nykyistä betonia ei löydy');
    expect(await recovered(work, means)).toMatchObject({ isDone: false, text: 'Nykyistä betonia ei löydy.' });
    expect(work).toHaveBeenCalledTimes(attempts);
    expect(means.wait).not.toHaveBeenCalled();
  },
);

describe('stale data', () => {
  it('are read again before the retry [O-312]', async () => {
    const means = meansOf();
    const work = failing('conflict');
    expect(await recovered(work, means)).toMatchObject({ isDone: true, isRecovered: true });
    const [first = 0, second = 0] = work.mock.invocationCallOrder;
    const [refreshed] = means.refresh.mock.invocationCallOrder;
    expect(refreshed).toBeGreaterThan(first);
    expect(refreshed).toBeLessThan(second);
  });

  it('that stay so give the advice to load the page again [O-312]', async () => {
    const work = always('conflict');
    const outcome = await recovered(work, meansOf());
    expect(outcome).toMatchObject({
      isDone: false,
      suggestions: ['Lataa sivu uudelleen'],
      recoveryAttempts: 1,
    });
    expect(work).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['absent', undefined],
    ['failing', jest.fn(() => Promise.reject(new Error('network')))],
  ])('are not written again when the refresh is %s', async (_how, refresh) => {
    const work = always('conflict');
    const onRetry = jest.fn();
    const outcome = await recovered(work, meansOf({ refresh, onRetry }));
    expect(onRetry).toHaveBeenCalledTimes(refresh ? 1 : 0);
    expect(outcome).toMatchObject({ isDone: false, recoveryAttempts: 0, failure: { message: 'conflict' } });
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('rollback', () => {
  it('runs for a broken transaction, without a retry [O-313]', async () => {
    const means = meansOf();
    const work = always('transaction aborted');
    expect(await recovered(work, means)).toMatchObject({
      isDone: false,
      isRecovered: true,
      title: 'Palautus onnistui',
      text: 'Tallennus keskeytyi: transaction aborted. Muutokset on peruttu.',
      failure: { errorType: 'TRANSACTION', severity: 'HIGH' },
    });
    expect(work).toHaveBeenCalledTimes(1);
    expect(means.rollback).toHaveBeenCalledTimes(1);
  });

  it('that fails is critical and says both errors [O-142, O-313]', async () => {
    const rollback = jest.fn(() => Promise.reject(new Error('Concrete deletion failed')));
    expect(await recovered(always('transaction aborted'), meansOf({ rollback }))).toMatchObject({
      isDone: false,
      isRecovered: false,
      title: 'Virhe peruuttamisessa',
      text: 'Tallennus keskeytyi: transaction aborted. Virhe peruuttamisessa: Concrete deletion failed.',
      suggestions: ['Lataa sivu uudelleen', 'Tarkista betonirivit ennen tallennusta'],
      failure: { severity: 'CRITICAL' },
    });
  });

  it('runs once after the last retry of an action with steps of its own', async () => {
    const means = meansOf({ context: { rollsBackAlways: true, waitsMs: [5] } });
    const outcome = await recovered(always('network'), means);
    expect(outcome).toMatchObject({ isDone: false, title: 'Palautus onnistui', recoveryAttempts: 1 });
    expect(means.wait.mock.calls).toEqual([[5]]);
    expect(means.rollback).toHaveBeenCalledTimes(1);
  });

  it('is left out where there is none', async () => {
    const outcome = await recovered(always('rollback'), meansOf({ rollback: undefined }));
    expect(outcome).toMatchObject({ isDone: false, isRecovered: false, title: 'Toiminnon virhe' });
  });
});

it('makes three retries at most, whatever the classes [O-314]', async () => {
  const means = meansOf({ context: { waitsMs: [1, 2, 3, 4, 5] } });
  expect(await recovered(always('network'), means)).toMatchObject({ recoveryAttempts: 3 });
  const mixed = failing('network', 'conflict', 'network', 'network', 'network');
  expect(await recovered(mixed, means)).toMatchObject({ isDone: false, recoveryAttempts: 3 });
  expect(mixed).toHaveBeenCalledTimes(4);
});

it('stops at an error of a class without retries', async () => {
  const means = meansOf();
  expect(await recovered(failing('network', 'forbidden'), means)).toMatchObject({
    isDone: false,
    recoveryAttempts: 1,
    failure: { errorType: 'PERMISSION' },
  });
});

it('asks for the class of an error, and tells of each retry', async () => {
  const onRetry = jest.fn();
  const means = meansOf({ classOf: () => 'NETWORK' as const, onRetry });
  expect(await recovered(failing('Palvelin ei vastaa', 'Palvelin ei vastaa'), means)).toMatchObject({
    isDone: true,
  });
  const failure = { message: 'Palvelin ei vastaa', errorType: 'NETWORK', severity: 'LOW' };
  expect(onRetry.mock.calls).toEqual([
    [1, failure],
    [2, failure],
  ]);
});

it('gives up when the waiting is broken off', async () => {
  const wait = jest.fn(() => Promise.reject(new Error('suljettu')));
  const means = meansOf({ wait, context: { rollsBackAlways: true } });
  const work = always('network');
  expect(await recovered(work, means)).toMatchObject({ isDone: false, title: 'Palautus onnistui' });
  expect(work).toHaveBeenCalledTimes(1);
});
