import type { GridPalkki } from '@keikka/contracts';
import { DAY, driver, gridDay, keikka, palkki, vehicle } from '../../../test/day.builder.js';
import { withChanges } from '../commands/day-changes.js';
import { findItem, type ItemKey } from '../../day/model/grid-day.js';
import { droppedStaffing, isStaffedAs, withStaffing } from '../../day/model/staffing.js';
import {
  expectedVersions,
  forgotten,
  inverse,
  isCovered,
  keysOf,
  nextStep,
  noHistory,
  recorded,
  turned,
  withNewId,
  type History,
  type Step,
  type StepChange,
} from './undo-history.js';

const place = (vehicleId: number) => ({ vehicleId, timeStart: 'a', timeEnd: 'b' });
const moveOf = (key: ItemKey, from: number, to: number): StepChange => ({
  kind: 'move',
  key,
  before: place(from),
  after: place(to),
});
const stepOf = (id: number, change: StepChange, version: number): Step => ({
  id,
  yyyymmdd: DAY,
  text: `step ${id}`,
  change,
  versions: Object.fromEntries(keysOf(change).map((key) => [key, version])),
});

const made: GridPalkki = palkki('9:00', '10:00');
const kuski = droppedStaffing(gridDay([vehicle(12, [keikka('7:00', '8:00')])]), 12, driver(5));

describe('a step', () => {
  const tila = (keikkaTilaId: number) => ({ keikkaTilaId, keikkaTilaSelite: String(keikkaTilaId) });

  it.each<[string, StepChange, ItemKey[]]>([
    ['a move', moveOf('p900', 12, 15), ['p900']],
    ['a status', { kind: 'tila', keikkaId: 4711, before: tila(3), after: tila(4) }, ['k4711']],
    ['a made palkki', { kind: 'palkki', palkkiId: 900, before: null, after: made }, ['p900']],
    ['a deleted palkki', { kind: 'palkki', palkkiId: 900, before: made, after: null }, ['p900']],
    ['a driver', { kind: 'kuski', vehicleId: 12, ...kuski }, ['k4711']],
  ])('of %s is turned by changing its sides, twice into itself', (_, change, keys) => {
    const back = inverse(change);
    expect([back.before, back.after]).toEqual([change.after, change.before]);
    expect(inverse(back)).toEqual(change);
    expect(keysOf(back)).toEqual(keys);
  });
});

describe('the history of a person', () => {
  const first = stepOf(1, moveOf('k1', 12, 15), 2);
  const second = stepOf(2, moveOf('k1', 15, 18), 3);
  const both = recorded(recorded(noHistory, first), second);

  it('lets the step before through when what the last was about is gone, done or undone', () => {
    expect(nextStep(forgotten(both, second), 'undo')).toBe(first);
    const undone = turned(both, second, 'undo', {});
    expect(nextStep(forgotten(undone, second), 'redo')).toBeUndefined();
    expect(nextStep(forgotten(undone, second), 'undo')).toBe(first);
  });

  it('takes back the last step first, and does again what was taken back last', () => {
    const one = turned(both, second, 'undo', { k1: 4 });
    expect([nextStep(one, 'undo')?.id, nextStep(one, 'redo')?.id]).toEqual([1, 2]);
    const again = turned(one, nextStep(one, 'redo')!, 'redo', { k1: 5 });
    expect([nextStep(again, 'undo')?.id, nextStep(again, 'redo')]).toEqual([2, undefined]);
    expect(nextStep(again, 'undo')?.versions).toEqual({ k1: 5 });
  });

  it('forgets what was taken back once something new is done', () => {
    const one = turned(both, second, 'undo', { k1: 4 });
    expect(nextStep(recorded(one, stepOf(3, moveOf('k2', 1, 2), 9)), 'redo')).toBeUndefined();
  });

  it('remembers 50 steps', () => {
    let history = noHistory;
    for (let id = 1; id <= 51; id++) history = recorded(history, stepOf(id, moveOf('k1', 1, 2), id));
    expect([history.done.length, history.done[0]?.id]).toEqual([50, 2]);
  });

  it.each<[string, History, number]>([
    ['its own version', recorded(noHistory, first), 2],
    ['the versions of own later steps', both, 3],
    ['and of their undoing', turned(both, second, 'undo', { k1: 4 }), 4],
    [
      'not one behind a colleague’s',
      recorded(recorded(noHistory, first), { ...second, versions: { k1: 4 } }),
      2,
    ],
  ])('lets a step be turned upon %s', (_, history, version) => {
    expect(expectedVersions(history, first)).toEqual({ k1: version });
  });

  it('knows which step lies under a later one', () => {
    expect([isCovered(both, first), isCovered(both, second)]).toEqual([true, false]);
  });

  it('follows a palkki that was made again under another id', () => {
    const moved = stepOf(1, moveOf('p900', 12, 15), 2);
    const removed = stepOf(2, { kind: 'palkki', palkkiId: 900, before: made, after: null }, 2);
    const undone = turned(recorded(recorded(noHistory, moved), removed), removed, 'undo', { p77: 1 });
    const followed = withNewId(undone, 900, { ...made, palkkiId: 77, varmenne: 1 });
    expect(followed.done).toMatchObject([{ change: { key: 'p77' }, versions: { p77: 1 } }]);
    expect(followed.undone).toMatchObject([{ change: { palkkiId: 77 } }]);
  });
});

describe('a driver on a vehicle', () => {
  const was = { ...driver(7), isExplicitAssignment: true };
  const before = gridDay(
    [
      vehicle(12, [keikka('7:00', '8:00', { kuskit: [was] })], { dayDriver: was }),
      vehicle(15, [], { dayDriver: { ...driver(5), isExplicitAssignment: true } }),
    ],
    {
      kuskit: [
        driver(5, { vehicleId: 15, isExplicitAssignment: true }),
        driver(7, { ...was, vehicleId: 12 }),
      ],
    },
  );
  const drop = droppedStaffing(before, 12, before.kuskit![0]!);
  const after = withStaffing(before, drop.after, new Set());

  it('leaves whoever had it free, and nobody twice', () => {
    expect(after.ajoneuvot.map(({ dayDriver }) => dayDriver?.personId)).toEqual([5, undefined]);
    expect(after.kuskit?.map(({ vehicleId }) => vehicleId)).toEqual([12, null]);
    expect([isStaffedAs(after, drop.after), isStaffedAs(before, drop.after)]).toEqual([true, false]);
  });

  it('goes back to the drivers of the orders and of the day', () => {
    const { day } = withChanges(after, [{ kind: 'staffing', staffing: drop.before }]);
    expect(findItem(day, 'k4711')?.kuskit.map(({ personId }) => personId)).toEqual([7]);
    expect(day.ajoneuvot.map(({ dayDriver }) => dayDriver?.personId)).toEqual([7, 5]);
    expect(day.kuskit?.map(({ vehicleId }) => vehicleId)).toEqual([15, 12]);
  });
});
