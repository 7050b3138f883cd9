import type { ChangeAuthor } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import type { LucideIcon } from '@keikka/ui';

/** The change of one gesture with both of its sides. Reversed, it is the change that undoes it. */
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

/** A record that was deleted and made again has a new key. */
export interface NewKey {
  from: string;
  to: string;
}

/** The result of a turn (an undo or a redo). */
export interface Sent {
  /** The versions of the records after the turn. */
  versions: VersionsByKey;
  /** The versions that the turn itself made. A turn that changes nothing leaves a colleague's version in place. */
  made: VersionsByKey;
  newKey?: NewKey;
}

/** Somebody else has changed the record since. */
export interface Outdated {
  outdated: ChangeAuthor;
}

/** 'gone': the step can never be turned. 'failed': the failure was already shown. */
export type Outcome = Sent | Outdated | 'gone' | 'failed';

export interface TurnedChange<C extends Change = Change> {
  /** null for a change of no day. */
  yyyymmdd: Yyyymmdd | null;
  /** The change in the direction of the turn: its `after` is the wanted state. */
  change: C;
  /** The versions that the records must still have. null: any version, and only the fields of the step are replaced. */
  seen: VersionsByKey | null;
}

/** The undo rules of one kind of change, as plain functions from the owner of the kind. */
export interface ChangeKind<C extends Change = Change> {
  /**
   * Keys of the records that the change depends on, the same for all kinds. A later step on one of them must be undone
   * first.
   */
  records(change: C): readonly string[];
  send(turned: TurnedChange<C>): Promise<Outcome>;
  /** The same change for the record's new key; absent for kinds that never recreate a record. */
  withNewKey?(change: C, newKey: NewKey): C;
  /** The order that the change is of, where its words do not name it. */
  keikkaOf?(change: C): number;
  /** Whether it removes something. */
  removes?(change: C): boolean;
}

/** One owner's kinds of change, by name. */
export type ChangeKinds<C extends Change = Change> = {
  readonly [Kind in C['kind']]: ChangeKind<Extract<C, { kind: Kind }>>;
};

/** A saved gesture. */
export interface NewStep<C extends Change = Change> {
  /** The day that it changed, if it changed one. */
  yyyymmdd: Yyyymmdd | null;
  /** What was done, in the words of its toast. */
  text: string;
  /** What its undoing does: 'tilaus 4594 takaisin P21 → P19'. */
  undone?: string;
  /** What is to be known of it: 'Puomi 28 m, tilattu 32 m'. */
  warning?: string;
  besides?: Besides<C>;
  change: C;
  /** The versions after it was last done or undone. */
  versions: VersionsByKey;
}

/** What a change settled besides, and how that could be otherwise: 'Kuljettaja Rantala pysyy', 'Vaihda: Salonen'. */
export interface Besides<C extends Change = Change> {
  icon: LucideIcon;
  text: string;
  /** A step of the same kind upon this one; absent where nothing can be chosen. */
  other?: { label: string; text: string; undone: string; change: C };
}

export interface Step extends NewStep {
  id: number;
  /** When it was saved, in milliseconds. */
  at: number;
  kind: ChangeKind;
}

/** A person's steps, the undone ones, and the versions that all of them made. */
export interface History {
  done: readonly Step[];
  undone: readonly Step[];
  own: Readonly<Partial<Record<string, readonly number[]>>>;
}

export const noHistory: History = { done: [], undone: [], own: {} };

export type Direction = 'undo' | 'redo';

const REMEMBERED = 50;

/** Adds a saved gesture. It can be undone, and steps undone before it can no longer be redone. */
export const recorded = (history: History, step: Step): History => ({
  done: [...history.done, step].slice(-REMEMBERED),
  undone: [],
  own: withOwn(history.own, step.versions),
});

interface Turn extends Sent {
  step: Step;
  direction: Direction;
}

/** A step was undone or redone. Other steps about a recreated record are moved to its new key. */
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

/** The subject of the step is gone for good, so the step is removed and does not block the others. */
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
 * The versions that a turn of the step may find: those the step left behind, and those that the person's own later
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

/** Whether a later step of the person depends on this one, so that the later one must be undone first. */
export function isCovered({ done }: History, step: Step): boolean {
  const keys = step.kind.records(step.change);
  const later = done.slice(done.findIndex(({ id }) => id === step.id) + 1);
  return later.some(({ kind, change }) => kind.records(change).some((key) => keys.includes(key)));
}

/** The last thing done to a record: no other step of the person stands upon it. */
export const latestOn = ({ done }: History, key: string): Step | undefined =>
  done.findLast(({ kind, change }) => kind.records(change).includes(key));
