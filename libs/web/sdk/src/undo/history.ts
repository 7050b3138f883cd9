import type { Yyyymmdd } from '@keikka/domain';

/** What one gesture changed, with both of its sides: turned round it is the change that takes it back. */
export interface Change {
  kind: string;
  before: unknown;
  after: unknown;
}

export const inverse = <C extends Change>(change: C): C => ({
  ...change,
  before: change.after,
  after: change.before,
});

/** Version of each record by its key. */
export type VersionsByKey = Readonly<Partial<Record<string, number>>>;

/** A record that was deleted and made again has another key. */
export interface NewKey {
  from: string;
  to: string;
}

/** What a turn has left behind. */
export interface Sent {
  /** The versions that the records have now. */
  versions: VersionsByKey;
  /** Those of them that the turn has made: one that changes nothing leaves a colleague's version in its place. */
  made: VersionsByKey;
  newKey?: NewKey;
}

/** 'outdated': somebody else has changed it since. 'gone': it can never be turned. 'failed' has been told by then. */
export type Outcome = Sent | 'outdated' | 'gone' | 'failed';

export interface TurnedChange<C extends Change = Change> {
  yyyymmdd: Yyyymmdd;
  /** Already turned: its `after` is what shall be. */
  change: C;
  /** The versions that the records must still have; null: whatever they have, only what the step changed is replaced. */
  seen: VersionsByKey | null;
}

/** What undo must know of a kind of change. Whoever owns the kind writes it, as plain functions. */
export interface ChangeKind<C extends Change = Change> {
  /** Keys of the records that it stands on, the same for all kinds: a later step upon one of them must be undone first. */
  records(change: C): readonly string[];
  send(turned: TurnedChange<C>): Promise<Outcome>;
  /** The same change of the record under its new key; absent where no record is made again. */
  withNewKey?(change: C, newKey: NewKey): C;
  /** Whether it takes something away. */
  removes?(change: C): boolean;
}

/** The kinds of change of one owner by their names. */
export type ChangeKinds<C extends Change = Change> = {
  readonly [Kind in C['kind']]: ChangeKind<Extract<C, { kind: Kind }>>;
};

/** A gesture that was saved. */
export interface NewStep<C extends Change = Change> {
  yyyymmdd: Yyyymmdd;
  /** What was done, as it was told. */
  text: string;
  change: C;
  /** The versions that it left behind when it was last done or undone. */
  versions: VersionsByKey;
}

export interface Step extends NewStep {
  id: number;
  kind: ChangeKind;
}

/** What a person did, what of it was taken back, and which versions all of that made. */
export interface History {
  done: readonly Step[];
  undone: readonly Step[];
  own: Readonly<Partial<Record<string, readonly number[]>>>;
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

export interface Turn extends Sent {
  step: Step;
  direction: Direction;
}

/** A step was undone or done again; the other steps about a record that was made again follow it to its new key. */
export function turned(history: History, { step, direction, versions, made, newKey }: Turn): History {
  const others = (steps: readonly Step[]): Step[] => steps.filter(({ id }) => id !== step.id);
  const now = { ...step, versions: { ...step.versions, ...versions } };
  const follow = (steps: readonly Step[]): Step[] =>
    newKey ? steps.map((one) => withNewKey(one, newKey, versions[newKey.to])) : [...steps];
  const [done, undone] = [others(history.done), others(history.undone)];
  return {
    done: follow(direction === 'redo' ? [...done, now] : done),
    undone: follow(direction === 'undo' ? [...undone, now] : undone),
    own: withOwn(history.own, made),
  };
}

function withNewKey(step: Step, newKey: NewKey, version: number | undefined): Step {
  const { kind, change } = step;
  if (!kind.withNewKey || !kind.records(change).includes(newKey.from)) return step;
  const { [newKey.from]: _gone, ...versions } = step.versions;
  return {
    ...step,
    change: kind.withNewKey(change, newKey),
    versions: { ...versions, [newKey.to]: version },
  };
}

/** What the step was about is gone for good: it can never be turned and must not stand before the others. */
export const forgotten = (history: History, { id }: Step): History => ({
  ...history,
  done: history.done.filter((step) => step.id !== id),
  undone: history.undone.filter((step) => step.id !== id),
});

function withOwn(own: History['own'], versions: VersionsByKey): History['own'] {
  const entries = Object.entries(versions) as [string, number][];
  return {
    ...own,
    ...Object.fromEntries(entries.map(([key, version]) => [key, [...(own[key] ?? []), version]])),
  };
}

/**
 * The versions a turn of the step may find: what it left behind, and beyond that only what the person's own later
 * steps made. Any other version is somebody else's change.
 */
export function expectedVersions(history: History, { versions }: Step): VersionsByKey {
  const furthest = (key: string, from: number): number =>
    history.own[key]?.includes(from + 1) ? furthest(key, from + 1) : from;
  const entries = Object.entries(versions) as [string, number][];
  return Object.fromEntries(entries.map(([key, version]) => [key, furthest(key, version)]));
}

export const nextStep = ({ done, undone }: History, direction: Direction): Step | undefined =>
  (direction === 'undo' ? done : undone).at(-1);

/** Whether a later step of the person stands on what this one did: then the later must be undone first. */
export function isCovered({ done }: History, step: Step): boolean {
  const keys = step.kind.records(step.change);
  const later = done.slice(done.findIndex(({ id }) => id === step.id) + 1);
  return later.some(({ kind, change }) => kind.records(change).some((key) => keys.includes(key)));
}
