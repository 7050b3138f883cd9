import { differences, versionsBy } from './versions.mjs';

/** @param {Partial<import('./tables.mjs').HistoryRow>} row */
const row = (row) => ({
  key: 'k1',
  varmenne: 2,
  changeType: /** @type {const} */ ('UPDATE'),
  fieldName: 'vehicleId',
  newValue: 5,
  correlationId: 'c',
  ...row,
});
const before = new Map([['k1', { varmenne: 1, state: { vehicleId: 4, kuskit: [7] } }]]);

describe('the versions of a record', () => {
  it('are its state before, and then what its history makes of it', () => {
    const history = [
      row({}),
      row({ varmenne: 3, fieldName: 'kuskit', newValue: [8] }),
      row({ varmenne: 3, fieldName: 'vehicleId', newValue: 6 }),
    ];
    const told = versionsBy(before, history).get('k1');
    expect([...(told?.states ?? [])]).toEqual([
      [1, { vehicleId: 4, kuskit: [7] }],
      [2, { vehicleId: 5, kuskit: [7] }],
      [3, { vehicleId: 6, kuskit: [8] }],
    ]);
    expect(told?.gaps).toEqual([]);
  });

  it('begin with the row that made it', () => {
    const made = row({ key: 'p9', varmenne: 1, changeType: 'CREATE', newValue: { vehicleId: 3 } });
    expect(versionsBy(before, [made]).get('p9')).toMatchObject({ gaps: [] });
    expect(versionsBy(before, [made]).get('p9')?.states.get(1)).toEqual({ vehicleId: 3 });
  });

  it.each([
    ['one is left out', [2, 4], [4]],
    ['one comes again later', [2, 3, 2], [2]],
  ])('have a gap where %s', (_, versions, gaps) => {
    const history = versions.map((varmenne) => row({ varmenne }));
    expect(versionsBy(before, history).get('k1')?.gaps).toEqual(gaps);
  });
});

describe('the differences of two states', () => {
  it('are looked for in the fields of the first alone', () => {
    expect(differences({ vehicleId: 1 }, { vehicleId: 1, style: 'red' })).toEqual([]);
    expect(differences({ vehicleId: 1 }, { vehicleId: 2 })).toEqual(['vehicleId']);
  });

  it('know an instant in any form', () => {
    const [one, other] = ['2030-01-09T08:00:00.000Z', '2030-01-09T10:00:00+02:00'];
    expect(differences({ timeStart: one }, { timeStart: other })).toEqual([]);
  });
});
