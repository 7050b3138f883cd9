import type { ItemKey } from '../src/features/day-grid/model/grid-day.js';
import type { Direction } from '../src/features/day-grid/model/undo-history.js';

/** What of an order or palkki a gesture can change. Times in minutes. */
export interface Facts {
  vehicleId: number;
  start: number;
  length: number;
  tila: number;
}

interface Gesture {
  key: ItemKey;
  /** Both sides of what the gesture changed, and of nothing else. */
  from: Partial<Facts>;
  to: Partial<Facts>;
  /** How many changes of the thing there had been when it was done or turned. */
  since: number;
}

/** So many gestures can be taken back. */
const REMEMBERED = 50;

/**
 * What undo and redo of several persons come to, told without versions: stacks of gestures, and who touched each thing
 * since.
 */
export class UndoModel {
  readonly facts: Map<ItemKey, Facts>;
  private readonly authors = new Map<ItemKey, number[]>();
  private readonly stacks: Record<Direction, Gesture[]>[];

  constructor(facts: ReadonlyMap<ItemKey, Facts>, persons: number) {
    this.facts = new Map(facts);
    this.stacks = Array.from({ length: persons }, () => ({ undo: [], redo: [] }));
  }

  of(key: ItemKey): Facts {
    const facts = this.facts.get(key);
    if (!facts) throw new Error(`There is no ${key}`);
    return facts;
  }

  do(person: number, key: ItemKey, to: Partial<Facts>): void {
    const before = this.of(key);
    const from = Object.fromEntries(Object.keys(to).map((name) => [name, before[name as keyof Facts]]));
    const stacks = this.stacksOf(person);
    stacks.undo = [...stacks.undo, { key, from, to, since: this.put(person, key, to) }].slice(-REMEMBERED);
    stacks.redo = [];
  }

  /** Whether somebody else changed the thing since the person's gesture; undefined when there is no gesture to turn. */
  isForeign(person: number, direction: Direction): boolean | undefined {
    const gesture = this.stacksOf(person)[direction].at(-1);
    return (
      gesture &&
      this.authorsOf(gesture.key)
        .slice(gesture.since)
        .some((author) => author !== person)
    );
  }

  turn(person: number, direction: Direction): void {
    const stacks = this.stacksOf(person);
    const gesture = stacks[direction].pop();
    if (!gesture) throw new Error(`There is nothing to ${direction}`);
    const since = this.put(person, gesture.key, direction === 'undo' ? gesture.from : gesture.to);
    stacks[direction === 'undo' ? 'redo' : 'undo'].push({ ...gesture, since });
  }

  /** What changes nothing is no change: nobody's work can be lost over it. */
  private put(person: number, key: ItemKey, to: Partial<Facts>): number {
    const before = this.of(key);
    const changes = Object.entries(to).some(([name, value]) => before[name as keyof Facts] !== value);
    this.facts.set(key, { ...before, ...to });
    return changes ? this.authorsOf(key).push(person) : this.authorsOf(key).length;
  }

  private stacksOf(person: number): Record<Direction, Gesture[]> {
    const stacks = this.stacks[person];
    if (!stacks) throw new Error(`There is no person ${person}`);
    return stacks;
  }

  private authorsOf(key: ItemKey): number[] {
    const authors = this.authors.get(key) ?? [];
    this.authors.set(key, authors);
    return authors;
  }
}
