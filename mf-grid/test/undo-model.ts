import type { Direction } from '@keikka/sdk';
import type { ItemKey } from '../src/day/model/grid-day.js';

/** What of an order or palkki a gesture can change. Times in minutes. */
export interface Facts {
  vehicleId: number;
  start: number;
  length: number;
  tila: number;
  /** Who drives an order, in one text; with a question mark who came with it and was not set by hand. */
  kuskit?: string;
  /** A palkki that was removed: made again it is another thing. */
  gone?: boolean;
}

/** A gesture's part in one thing. */
interface Part {
  key: ItemKey;
  /** Both sides of what the gesture changed, and of nothing else. */
  from: Partial<Facts>;
  to: Partial<Facts>;
  /** How many changes of the thing there had been when it was done or turned. */
  since: number;
}

/** Vehicles of the day by person; null is none. */
type DayVehicles = ReadonlyMap<number, number | null>;

interface Gesture {
  parts: readonly Part[];
  days?: { from: DayVehicles; to: DayVehicles };
}

/** So many gestures can be taken back. */
const REMEMBERED = 50;

const sideOf = <Side>({ from, to }: { from: Side; to: Side }, direction: Direction): Side =>
  direction === 'undo' ? from : to;

/**
 * What undo and redo of several persons come to, told without versions: stacks of gestures, and who touched each thing
 * since.
 */
export class UndoModel {
  readonly facts: Map<ItemKey, Facts>;
  readonly dayVehicles: Map<number, number | null>;
  private readonly authors = new Map<ItemKey, number[]>();
  private readonly stacks: Record<Direction, Gesture[]>[];

  constructor(facts: ReadonlyMap<ItemKey, Facts>, persons: number, dayVehicles: DayVehicles = new Map()) {
    this.facts = new Map(facts);
    this.dayVehicles = new Map(dayVehicles);
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
    this.record(person, { parts: [{ key, from, to, since: this.put(person, key, to) }] });
  }

  /** A new thing; taken back it is what `from` says. */
  make(person: number, key: ItemKey, facts: Facts, from: Partial<Facts>): void {
    this.facts.set(key, facts);
    const to = 'gone' in from ? { ...facts, gone: false } : { tila: facts.tila };
    this.record(person, { parts: [{ key, from, to, since: 0 }] });
  }

  /** Takes a palkki off; taken back it is as it was then, whatever became of it in between. */
  remove(person: number, key: ItemKey): void {
    const from = { ...this.of(key), gone: false };
    const to = { gone: true };
    this.record(person, { parts: [{ key, from, to, since: this.put(person, key, to) }] });
  }

  /** Makes the driver the only one of these orders, and the vehicle the driver's of the day. */
  drive(person: number, vehicleId: number, driver: number, orders: readonly ItemKey[]): void {
    const to = { kuskit: `${driver}` };
    const parts = orders.flatMap((key): Part[] => {
      const { kuskit } = this.of(key);
      if (kuskit === to.kuskit) return [];
      // Given back, they are set by hand.
      const from = { kuskit: kuskit?.replaceAll('?', '') };
      return [{ key, from, to, since: this.put(person, key, to) }];
    });
    const [holder] = [...this.dayVehicles].find(([, of]) => of === vehicleId) ?? [driver];
    const own = this.dayVehicles.get(driver) ?? null;
    const days = {
      from: new Map([
        [holder, vehicleId],
        [driver, own],
      ] as const),
      to: new Map([
        [holder, null],
        [driver, vehicleId],
      ] as const),
    };
    this.give(days.to);
    this.record(person, { parts, days });
  }

  /** Whether somebody else changed the thing since the person's gesture; undefined when there is no gesture to turn. */
  isForeign(person: number, direction: Direction): boolean | undefined {
    const gesture = this.next(person, direction);
    const stands = gesture?.days && sideOf(gesture.days, direction === 'undo' ? 'redo' : 'undo');
    return (
      gesture &&
      (gesture.parts.some((part) => this.isForeignPart(person, part, direction)) ||
        [...(stands ?? [])].some(([driver, of]) => this.dayVehicles.get(driver) !== of))
    );
  }

  /** Whether what the gesture was about is no longer there, so that it can never be turned. */
  isLost(person: number, direction: Direction): boolean {
    const parts = this.next(person, direction)?.parts ?? [];
    return parts.some((part) => this.of(part.key).gone && !('gone' in sideOf(part, direction)));
  }

  forget(person: number, direction: Direction): void {
    this.stacksOf(person)[direction].pop();
  }

  /** Whether the gesture is about who has which vehicle for the day. */
  isDriving(person: number, direction: Direction): boolean {
    return this.next(person, direction)?.days !== undefined;
  }

  /** A palkki that is made again is told by its new key. */
  turn(person: number, direction: Direction, made?: ItemKey): void {
    const stacks = this.stacksOf(person);
    const gesture = stacks[direction].pop();
    if (!gesture) throw new Error(`There is nothing to ${direction}`);
    const stack = stacks[direction === 'undo' ? 'redo' : 'undo'];
    const [first] = gesture.parts;
    if (first && this.of(first.key).gone && sideOf(first, direction).gone === false) {
      if (!made) throw new Error(`${first.key} was to be made again`);
      stack.push(gesture);
      this.makeAgain(person, first.key, made, { ...this.of(first.key), ...sideOf(first, direction) });
      return;
    }
    const parts = gesture.parts.map((part) => this.turnPart(person, part, direction, gesture));
    if (gesture.days) this.give(sideOf(gesture.days, direction));
    stack.push({ ...gesture, parts });
  }

  /** Who turns a driver's drop hears only of the orders that it changed: of the others it knows as much as before. */
  private turnPart(person: number, part: Part, direction: Direction, { days }: Gesture): Part {
    const known = this.authorsOf(part.key).length;
    const since = this.put(person, part.key, sideOf(part, direction));
    return days && since === known ? part : { ...part, since };
  }

  private isForeignPart(person: number, part: Part, direction: Direction): boolean {
    if (this.of(part.key).gone && 'gone' in sideOf(part, direction)) return false;
    return this.authorsOf(part.key)
      .slice(part.since)
      .some((author) => author !== person);
  }

  /** Under a new key; the other gestures of who made it again are about the new one from now on. */
  private makeAgain(person: number, key: ItemKey, made: ItemKey, facts: Facts): void {
    this.facts.set(made, facts);
    const follow = (part: Part): Part => (part.key === key ? { ...part, key: made, since: 0 } : part);
    const stacks = this.stacksOf(person);
    for (const direction of ['undo', 'redo'] as const)
      stacks[direction] = stacks[direction].map((one) => ({ ...one, parts: one.parts.map(follow) }));
  }

  private record(person: number, gesture: Gesture): void {
    const stacks = this.stacksOf(person);
    stacks.undo = [...stacks.undo, gesture].slice(-REMEMBERED);
    stacks.redo = [];
  }

  /** What changes nothing is no change: nobody's work can be lost over it. */
  private put(person: number, key: ItemKey, to: Partial<Facts>): number {
    const before = this.of(key);
    const changes = Object.entries(to).some(([name, value]) => before[name as keyof Facts] !== value);
    this.facts.set(key, { ...before, ...to });
    return changes ? this.authorsOf(key).push(person) : this.authorsOf(key).length;
  }

  /** Who shall have none loses it first; a vehicle has one driver a day. */
  private give(days: DayVehicles): void {
    for (const [driver, of] of days) if (of === null) this.dayVehicles.set(driver, null);
    for (const [driver, of] of days) {
      if (of === null) continue;
      for (const [other, theirs] of this.dayVehicles) if (theirs === of) this.dayVehicles.set(other, null);
      this.dayVehicles.set(driver, of);
    }
  }

  private next(person: number, direction: Direction): Gesture | undefined {
    return this.stacksOf(person)[direction].at(-1);
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
