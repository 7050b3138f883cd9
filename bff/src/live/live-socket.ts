import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Actor, LiveServerMessage } from '@keikka/contracts';

/** Close codes of ours (4000–4999 are the application's). */
export const closeCode = { goingAway: 1001, misuse: 1008, signInAgain: 4401, tooManyTabs: 4429 } as const;

const MOST_WAITING_BYTES = 1_048_576;
const STALE_DELAY_MS = 150;
/** A list takes longer to read than a day, and a run of invoices changes it for a minute. */
const LIST_REST_MS = 1_000;

/** Messages that ask the tab to read a list again. */
export type ListStale = Extract<
  LiveServerMessage['type'],
  'laskutStale' | 'laskupohjatStale' | 'tuotteetStale' | 'tyomaatStale' | 'tehtaatStale'
>;

/** One open tab: its person and the day it shows. */
export class LiveSocket {
  readonly id = randomUUID();
  /** `yyyymmdd`, null when the tab shows no grid. */
  day: string | null = null;
  /** The order it has open, whether the person may see it or not. */
  keikkaId: number | null = null;
  /** Whether the tab answered the last ping. */
  alive = true;
  private staleTimer: NodeJS.Timeout | undefined;
  /** Of each list that was told of a moment ago, whether it has changed since. */
  private readonly resting = new Map<ListStale, { timer: NodeJS.Timeout; isStale: boolean }>();

  constructor(
    private readonly socket: WebSocket,
    readonly sessionId: string,
    public actor: Actor,
  ) {}

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(message: LiveServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** Sends a message whose JSON was made once for many sockets. */
  sendText(text: string): void {
    if (!this.isOpen) return;
    // A client that does not read is cut off, so that unsent messages don't fill our memory. It reads the day
    // again when it is back.
    if (this.socket.bufferedAmount > MOST_WAITING_BYTES) this.socket.terminate();
    else this.socket.send(text);
  }

  /** Asks the tab to read its day again. A burst of changes makes one request. */
  dayStale(): void {
    this.staleTimer ??= setTimeout(() => {
      this.staleTimer = undefined;
      if (this.day !== null) this.send({ type: 'dayStale', days: [this.day] });
    }, STALE_DELAY_MS);
  }

  /** Asks the tab to read a list again: at once, and in a long burst of changes once a second. */
  listStale(type: ListStale): void {
    const rest = this.resting.get(type);
    if (rest) {
      rest.isStale = true;
      return;
    }
    this.send({ type });
    const timer = setTimeout(() => {
      const isStale = this.resting.get(type)?.isStale ?? false;
      this.resting.delete(type);
      if (isStale) this.listStale(type);
    }, LIST_REST_MS);
    this.resting.set(type, { timer, isStale: false });
  }

  ping(): void {
    if (!this.alive) {
      this.socket.terminate();
      return;
    }
    this.alive = false;
    this.socket.ping();
  }

  close(code: number): void {
    this.forget();
    this.socket.close(code);
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** The connection is gone. */
  forget(): void {
    clearTimeout(this.staleTimer);
    for (const { timer } of this.resting.values()) clearTimeout(timer);
    this.resting.clear();
  }
}
