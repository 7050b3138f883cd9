import { errorRecord, storedPart, withRecord, type ErrorRecord } from './error-record.js';
import { recovered } from './recovered.js';

const action = {
  uniqueId: '1764150060000-1',
  timestamp: '2026-11-26T09:41:00.000Z',
  operation: 'limutus',
  context: { keikkaBetoniId: 31 },
};
const failure = { message: 'network', errorType: 'NETWORK', severity: 'LOW' } as const;
const outcome = { failure, isRecovered: false, recoveryAttempts: 0 };
const recordOf = (uniqueId: number): ErrorRecord =>
  errorRecord({ ...action, uniqueId: `${uniqueId}` }, outcome);
const historyOf = (count: number): readonly ErrorRecord[] =>
  Array.from({ length: count }, (_, index) => recordOf(index + 1)).reduce<readonly ErrorRecord[]>(
    withRecord,
    [],
  );

it('says what failed, how bad it was and what came of it [G-127]', async () => {
  const failed = await recovered(() => Promise.reject(new Error('invalid m3')), {
    wait: () => Promise.resolve(),
  });
  if (failed.isDone) throw new Error('The action fails');
  expect(errorRecord(action, failed)).toEqual({
    errorId: 'LIM_1764150060000-1',
    timestamp: '2026-11-26T09:41:00.000Z',
    operation: 'limutus',
    message: 'invalid m3',
    context: { keikkaBetoniId: 31 },
    severity: 'LOW',
    errorType: 'VALIDATION',
    recovered: false,
    recoveryAttempts: 0,
  });
});

it.each([
  [0, 0],
  [3, 3],
  [4, 3],
])('counts of %i recovery attempts %i [O-314]', (recoveryAttempts, expected) => {
  const record = errorRecord(action, { failure, isRecovered: true, recoveryAttempts });
  expect(record).toMatchObject({ recovered: true, recoveryAttempts: expected });
});

it.each([
  [50, 50, 'LIM_1', 50, 'LIM_1'],
  [51, 51, 'LIM_1', 50, 'LIM_2'],
  [100, 100, 'LIM_1', 50, 'LIM_51'],
  [101, 100, 'LIM_2', 50, 'LIM_52'],
])(
  'of %i errors keeps %i from %s, stores %i from %s [G-287]',
  (count, kept, oldest, stored, oldestStored) => {
    const history = historyOf(count);
    expect([history.length, history[0]?.errorId]).toEqual([kept, oldest]);
    const part = storedPart(history);
    expect([part.length, part[0]?.errorId]).toEqual([stored, oldestStored]);
    expect(part.at(-1)?.errorId).toBe(`LIM_${count}`);
  },
);
