import type { QueryClient } from '@tanstack/react-query';

/** A change that was not sent, because the one that it stood upon has failed. */
export class NotSent extends Error {}

/** The changes of one order, sent one after the other, each upon what the one before has left. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();
  private open = 0;
  private readonly failed = new Set<string>();

  /** Whether nothing is sent and nothing waits. */
  get idle(): boolean {
    return this.open === 0;
  }

  /**
   * Changes of one kind stand upon each other, as a start upon an end. Those of another kind only wait.
   * @throws NotSent once a change of its kind before it has failed, whatever it failed with
   */
  async take<T>(kind: string, work: () => Promise<T>): Promise<T> {
    this.open++;
    const turn = this.last.then(() => {
      if (this.failed.has(kind)) throw new NotSent();
      return work();
    });
    this.last = turn.catch(() => this.failed.add(kind));
    try {
      return await turn;
    } finally {
      this.open--;
      // What is changed from now on stands upon what is stored.
      if (this.open === 0) this.failed.clear();
    }
  }
}

const allTurns = new WeakMap<QueryClient, Map<number, Turns>>();

/** The turns of an order, the same for each window that it is opened in. */
export function turnsOf(queryClient: QueryClient, keikkaId: number): Turns {
  const ofClient = allTurns.get(queryClient) ?? new Map<number, Turns>();
  allTurns.set(queryClient, ofClient);
  const turns = ofClient.get(keikkaId) ?? new Turns();
  ofClient.set(keikkaId, turns);
  return turns;
}
