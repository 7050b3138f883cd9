import { TooMany } from './too-many.js';

/** Requests of one key that wait at most. */
const MOST_WAITING = 500;

/** What takes longer waits for somebody itself, as for a service that stands still: nothing else has to wait for it. */
const LONGEST_HOLD_MS = 1_000;

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Work of many keys, of each so much at once: what is more waits until its own key is done with some, a second at most for each.
 * So who asks for hundreds of things at once waits for himself, and others do not wait for him.
 */
export class Lanes {
  private readonly lanes = new Map<string, Lane>();

  constructor(private readonly atOnce: number) {}

  /** @throws TooMany REQUEST.TOO_MANY when too much of the key waits already */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const lane = this.laneOf(key);
    if (lane.running < this.atOnce) lane.running += 1;
    else await turnIn(lane);
    let isHeld = true;
    const leave = (): void => {
      if (isHeld) this.leave(key, lane);
      isHeld = false;
    };
    const longest = setTimeout(leave, LONGEST_HOLD_MS);
    try {
      return await work();
    } finally {
      clearTimeout(longest);
      leave();
    }
  }

  private laneOf(key: string): Lane {
    const lane = this.lanes.get(key) ?? { running: 0, waiting: [] };
    this.lanes.set(key, lane);
    return lane;
  }

  /** The place goes to the one that has waited longest, so that it is never free in between. */
  private leave(key: string, lane: Lane): void {
    const next = lane.waiting.shift();
    if (!next) lane.running -= 1;
    next?.();
    if (lane.running === 0) this.lanes.delete(key);
  }
}

function turnIn({ waiting }: Lane): Promise<void> {
  if (waiting.length >= MOST_WAITING) throw new TooMany('REQUEST.TOO_MANY', 1);
  return new Promise((resolve) => waiting.push(resolve));
}
