import { actor } from '@keikka/builders';
import { setImmediate } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import type { KnownSession, Sessions } from '../auth/sessions.js';
import { LiveSessions } from './live-sessions.js';
import { LiveSocket } from './live-socket.js';

/** Sessions whose answers the test releases. */
class SlowSessions implements Pick<Sessions, 'fresh'> {
  readonly asked: string[] = [];
  private waiting: (() => void)[] = [];

  async fresh(sessionId: string): Promise<KnownSession> {
    this.asked.push(sessionId);
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    return { actor: actor() } as KnownSession;
  }

  async answerAll(): Promise<void> {
    for (const answer of this.waiting.splice(0)) answer();
    await setImmediate();
  }
}

const socketsOf = (sessions: number) =>
  Array.from({ length: sessions }, (_, id) => new LiveSocket({} as WebSocket, `s-${id}`, actor()));

describe('the sweep over the live sessions', () => {
  let slow: SlowSessions;
  let live: LiveSessions;

  beforeEach(() => {
    slow = new SlowSessions();
    live = new LiveSessions(slow as unknown as Sessions);
  });

  it('asks for twenty sessions at a time, each once', async () => {
    const sockets = socketsOf(45);
    const sweep = live.sweep([...sockets, ...sockets]);
    for (const lookedUp of [20, 40, 45]) {
      expect(slow.asked.length).toBe(lookedUp);
      await slow.answerAll();
    }
    await sweep;
    expect(new Set(slow.asked).size).toBe(45);
  });

  it('does not overlap itself, and does not hold up a look at one person', async () => {
    const first = live.sweep(socketsOf(1));
    await live.sweep(socketsOf(1));
    expect(slow.asked.length).toBe(1);
    const look = live.check(socketsOf(1));
    expect(slow.asked.length).toBe(2);
    await slow.answerAll();
    await Promise.all([first, look]);
    const next = live.sweep(socketsOf(1));
    expect(slow.asked.length).toBe(3);
    await slow.answerAll();
    await next;
  });
});
