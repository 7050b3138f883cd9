import { TooMany } from './too-many.js';

/** Requests of one key that wait at most. */
const MOST_WAITING = 500;

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Work of many keys, of each so much at once: what is more waits until its own key is done with some. So who asks for hundreds
 * of things at once waits for himself, and others do not wait for him.
 */
export class Lanes {
  private readonly lanes = new Map<string, Lane>();

  constructor(private readonly atOnce: number) {}

  /** @throws TooMany REQUEST.TOO_MANY when too much of the key waits already */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const lane = this.laneOf(key);
    if (lane.running < this.atOnce) lane.running += 1;
    else await turnIn(lane);
    try {
      return await work();
    } finally {
      this.leave(key, lane);
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
