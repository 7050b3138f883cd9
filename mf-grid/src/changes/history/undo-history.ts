import type { GridPalkki } from '@keikka/contracts';
import { keikkaTila, type Yyyymmdd } from '@keikka/domain';
import { keikkaKey, palkkiKey, type ItemKey } from '../../day/model/grid-day.js';
import type { Staffing } from '../../day/model/staffing.js';

/** Where an item stands. */
export interface Place {
  vehicleId: number;
  timeStart: string;
  timeEnd: string;
}

export interface Tila {
  keikkaTilaId: number;
  keikkaTilaSelite: string;
}

/** What one gesture changed, with both of its sides: turned round it is the change that takes it back. */
export type StepChange =
  | { kind: 'move'; key: ItemKey; before: Place; after: Place }
  | { kind: 'tila'; keikkaId: number; before: Tila; after: Tila }
  | { kind: 'kuski'; vehicleId: number; before: Staffing; after: Staffing }
  /** null on a side: there the palkki does not exist. */
  | { kind: 'palkki'; palkkiId: number; before: GridPalkki | null; after: GridPalkki | null };

export const inverse = (change: StepChange): StepChange =>
  ({ ...change, before: change.after, after: change.before }) as StepChange;

/** Whether the step took something off the board. */
export const isRemoval = (change: StepChange): boolean =>
  (change.kind === 'palkki' && change.after === null) ||
  (change.kind === 'tila' && change.after.keikkaTilaId === keikkaTila.poistettu);

/** Version of each thing by its key. */
export type Versions = Readonly<Partial<Record<ItemKey, number>>>;

export interface Step {
  id: number;
  yyyymmdd: Yyyymmdd;
  /** What was done, as it was told. */
  text: string;
  change: StepChange;
  /** The versions that the step left behind when it was last done or undone. */
  versions: Versions;
}

/** What a person did, what of it was taken back, and which versions all of that made. */
export interface History {
  done: readonly Step[];
  undone: readonly Step[];
  own: Readonly<Partial<Record<ItemKey, readonly number[]>>>;
}

export const noHistory: History = { done: [], undone: [], own: {} };

export type Direction = 'undo' | 'redo';

const REMEMBERED = 50;

/** A gesture was saved: it can be undone, and what was undone before it can't be done again. */
export const recorded = (history: History, step: Step): History => ({
  done: [...history.done, step].slice(-REMEMBERED),
  undone: [],
  own: withOwn(history.own, step.versions),
});

/**
 * A step was undone or done again and left these versions behind. Of them the person `made` only those that are new: a
 * turn that changes nothing leaves a colleague's version in its place, which stays the colleague's.
 */
export function turned(
  history: History,
  step: Step,
  direction: Direction,
  versions: Versions,
  made = versions,
): History {
  const others = (steps: readonly Step[]): Step[] => steps.filter(({ id }) => id !== step.id);
  const now = { ...step, versions: { ...step.versions, ...versions } };
  const [done, undone] = [others(history.done), others(history.undone)];
  return {
    done: direction === 'redo' ? [...done, now] : done,
    undone: direction === 'undo' ? [...undone, now] : undone,
    own: withOwn(history.own, made),
  };
}

/** What the step was about is gone for good: it can never be turned and must not stand before the others. */
export const forgotten = (history: History, { id }: Step): History => ({
  ...history,
  done: history.done.filter((step) => step.id !== id),
  undone: history.undone.filter((step) => step.id !== id),
});

function withOwn(own: History['own'], versions: Versions): History['own'] {
  const entries = Object.entries(versions) as [ItemKey, number][];
  return {
    ...own,
    ...Object.fromEntries(entries.map(([key, version]) => [key, [...(own[key] ?? []), version]])),
  };
}

/**
 * The versions a turn of the step may find: what it left behind, and beyond that only what the person's own later
 * steps made. Any other version is somebody else's change.
 */
export function expectedVersions(history: History, { versions }: Step): Versions {
  const furthest = (key: ItemKey, from: number): number =>
    history.own[key]?.includes(from + 1) ? furthest(key, from + 1) : from;
  const entries = Object.entries(versions) as [ItemKey, number][];
  return Object.fromEntries(entries.map(([key, version]) => [key, furthest(key, version)]));
}

export const nextStep = ({ done, undone }: History, direction: Direction): Step | undefined =>
  (direction === 'undo' ? done : undone).at(-1);

export function keysOf(change: StepChange): ItemKey[] {
  switch (change.kind) {
    case 'move':
      return [change.key];
    case 'tila':
      return [keikkaKey(change.keikkaId)];
    case 'palkki':
      return [palkkiKey(change.palkkiId)];
    case 'kuski':
      return change.after.orders.map(({ keikkaId }) => keikkaKey(keikkaId));
  }
}

/** Whether a later step of the person stands on what this one did: then the later must be undone first. */
export function isCovered({ done }: History, step: Step): boolean {
  const keys = keysOf(step.change);
  const later = done.slice(done.findIndex(({ id }) => id === step.id) + 1);
  return later.some(
    ({ change }) =>
      keysOf(change).some((key) => keys.includes(key)) ||
      (change.kind === 'kuski' && step.change.kind === 'kuski' && change.vehicleId === step.change.vehicleId),
  );
}

/** A palkki that was deleted and made again has a new id: the other steps about it must follow, from its version on. */
export function withNewId(history: History, from: number, to: GridPalkki): History {
  const follow = (step: Step): Step => {
    const change = renamed(step.change, from, to.palkkiId);
    return change ? { ...step, change, versions: { [palkkiKey(to.palkkiId)]: to.varmenne } } : step;
  };
  return { ...history, done: history.done.map(follow), undone: history.undone.map(follow) };
}

function renamed(change: StepChange, from: number, to: number): StepChange | null {
  if (change.kind === 'palkki' && change.palkkiId === from) return { ...change, palkkiId: to };
  return change.kind === 'move' && change.key === palkkiKey(from) ? { ...change, key: palkkiKey(to) } : null;
}
