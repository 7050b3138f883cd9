import { judgeHistory, writtenAllTheSame } from './history.mjs';

/** @typedef {import('../ledger.mjs').Change} Change */
/** @typedef {import('./tables.mjs').HistoryRow} HistoryRow */

const START = '2030-01-09T08:00:00.000Z';
const first = { vehicleId: 4, pumppuAika: START, pumppuKesto: 60, keikkaTilaId: 2 };
const before = new Map([['k1', { varmenne: 1, state: first }]]);
const moved = new Map([['k1', { varmenne: 2, state: { ...first, vehicleId: 5 } }]]);

/** @param {string} correlationId @param {number} [varmenne] @returns {HistoryRow} */
const written = (correlationId, varmenne = 2) => ({
  key: 'k1',
  varmenne,
  changeType: 'UPDATE',
  fieldName: 'vehicleId',
  newValue: 5,
  correlationId,
});

/** @param {import('../ledger.mjs').Attempt['status'][]} statuses named 0, 1, … @param {object} [row] @returns {Change} */
const change = (statuses, row) => ({
  kind: 'order moved',
  attempts: statuses.map((status, place) => ({ correlationId: String(place), at: 0, took: 1, status })),
  rows: row ? [/** @type {any} */ ({ isPalkki: false, keikkaId: 1, varmenne: 2, ...first, ...row })] : [],
});

/** @param {Change[]} changes @param {HistoryRow[]} history */
const failedOf = (changes, history, now = moved) =>
  judgeHistory({ changes, before, now, history })
    .filter(({ problems }) => problems.length > 0)
    .map(({ what }) => what);

const acknowledged = change([200], { vehicleId: 5 });

describe('the verdict on the history', () => {
  it('is content with what was acknowledged and written once', () => {
    expect(failedOf([acknowledged], [written('0')])).toEqual([]);
  });

  it('is content with a try again that found the first one written', () => {
    expect(failedOf([change([503, 200], { vehicleId: 5 })], [written('0')])).toEqual([]);
  });

  it('finds what was acknowledged and is not there', () => {
    expect(failedOf([acknowledged], [], before)).toEqual(['what was acknowledged stands in the history']);
  });

  it('finds what was answered otherwise than it was written', () => {
    expect(failedOf([change([200], { vehicleId: 6 })], [written('0')])).toEqual([
      'what was acknowledged stands in the history',
    ]);
  });

  it('finds what was written twice', () => {
    const twice = [written('0'), written('1', 3)];
    const now = new Map([['k1', { varmenne: 3, state: { ...first, vehicleId: 5 } }]]);
    expect(failedOf([change([503, 200], { vehicleId: 5 })], twice, now)).toEqual([
      'a change is written once, however often it was sent',
    ]);
  });

  it('finds what was refused and written all the same', () => {
    expect(failedOf([change([400])], [written('0')])).toEqual(['what was refused is not written']);
  });

  it('finds a row that its history does not tell', () => {
    expect(failedOf([], [written('0')], before)).toEqual(['the history tells what the row is']);
  });
});

it('counts what was answered with a failure and written all the same', () => {
  expect(writtenAllTheSame([change([503, 'cut', 503, 200])], [written('2'), written('3')])).toEqual([
    { status: 503, answered: 2, written: 1 },
    { status: 'cut', answered: 1, written: 0 },
  ]);
});
