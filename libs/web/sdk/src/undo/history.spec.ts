import {
  expectedVersions,
  forgotten,
  inverse,
  isCovered,
  nextStep,
  noHistory,
  recorded,
  turned,
  type ChangeKind,
  type History,
  type Step,
} from './history.js';

const change = (key: string) => ({ kind: 'put', key, before: 'here', after: 'there' });

const put: ChangeKind<ReturnType<typeof change>> = {
  records: ({ key }) => [key],
  withNewKey: (one, { to }) => ({ ...one, key: to }),
  send: () => Promise.resolve('failed'),
};

const stepOf = (id: number, key: string, version: number): Step => ({
  id,
  at: 0,
  yyyymmdd: '20261120',
  text: `step ${id}`,
  kind: put,
  change: change(key),
  versions: { [key]: version },
});

const turn = (step: Step, direction: 'undo' | 'redo', versions: Record<string, number>) => ({
  step,
  direction,
  versions,
  made: versions,
});

describe('a step', () => {
  it('is turned by changing its sides, twice into itself', () => {
    const back = inverse(change('k1'));
    expect([back.before, back.after]).toEqual(['there', 'here']);
    expect(inverse(back)).toEqual(change('k1'));
  });
});

describe('the history of a person', () => {
  const first = stepOf(1, 'k1', 2);
  const second = stepOf(2, 'k1', 3);
  const both = recorded(recorded(noHistory, first), second);

  it('lets the step before through when what the last was about is gone, done or undone', () => {
    expect(nextStep(forgotten(both, second), 'undo')).toBe(first);
    const undone = turned(both, turn(second, 'undo', {}));
    expect(nextStep(forgotten(undone, second), 'redo')).toBeUndefined();
    expect(nextStep(forgotten(undone, second), 'undo')).toBe(first);
  });

  it('takes back the last step first, and does again what was taken back last', () => {
    const one = turned(both, turn(second, 'undo', { k1: 4 }));
    expect([nextStep(one, 'undo')?.id, nextStep(one, 'redo')?.id]).toEqual([1, 2]);
    const again = turned(one, turn(nextStep(one, 'redo')!, 'redo', { k1: 5 }));
    expect([nextStep(again, 'undo')?.id, nextStep(again, 'redo')]).toEqual([2, undefined]);
    expect(nextStep(again, 'undo')?.versions).toEqual({ k1: 5 });
  });

  it('forgets what was taken back once something new is done', () => {
    const one = turned(both, turn(second, 'undo', { k1: 4 }));
    expect(nextStep(recorded(one, stepOf(3, 'k2', 9)), 'redo')).toBeUndefined();
  });

  it('remembers 50 steps', () => {
    let history = noHistory;
    for (let id = 1; id <= 51; id++) history = recorded(history, stepOf(id, 'k1', id));
    expect([history.done.length, history.done[0]?.id]).toEqual([50, 2]);
  });

  it.each<[string, History, number]>([
    ['its own version', recorded(noHistory, first), 2],
    ['the versions of own later steps', both, 3],
    ['and of their undoing', turned(both, turn(second, 'undo', { k1: 4 })), 4],
    [
      'not one behind a colleague’s',
      recorded(recorded(noHistory, first), { ...second, versions: { k1: 4 } }),
      2,
    ],
    [
      'not a colleague’s, which a turn that changed nothing has left in its place',
      turned(both, { ...turn(second, 'undo', { k1: 4 }), made: {} }),
      3,
    ],
  ])('lets a step be turned upon %s', (_, history, version) => {
    expect(expectedVersions(history, first)).toEqual({ k1: version });
  });

  it('knows which step lies under a later one', () => {
    expect([isCovered(both, first), isCovered(both, second)]).toEqual([true, false]);
  });

  it('follows a record that was made again under another key', () => {
    const newKey = { from: 'k1', to: 'k77' };
    const history = turned(recorded(both, stepOf(3, 'k2', 5)), {
      ...turn(second, 'undo', { k77: 1 }),
      newKey,
    });
    expect(history.done).toMatchObject([
      { id: 1, change: { key: 'k77' }, versions: { k77: 1 } },
      { id: 3, change: { key: 'k2' }, versions: { k2: 5 } },
    ]);
    expect(history.undone).toMatchObject([{ change: { key: 'k77' } }]);
    expect(history.undone[0]?.versions).toEqual({ k77: 1 });
  });
});
