import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { LiveClientMessage, LiveServerMessage } from '@keikka/contracts';
import { eventually } from '@keikka/testing';

const TIMESTAMP = '2026-11-20T06:00:00.000Z';

/** A browser tab with its live socket. */
export class LiveTab {
  readonly heard: LiveServerMessage[] = [];
  closedWith: number | undefined;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.heard.push(JSON.parse(data.toString()) as LiveServerMessage));
    socket.on('close', (code) => (this.closedWith = code));
  }

  /** @param day the day its grid shows, null for another page. */
  static async open(port: number, token: string, day: string | null = null): Promise<LiveTab> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, ['keikka', token]);
    const tab = new LiveTab(socket);
    await once(socket, 'open');
    tab.say({ type: 'announce', timestamp: TIMESTAMP, currentDate: day, pageUrl: '/grid' });
    // Its messages are taken in their order: with this answer the day is known.
    tab.say({ type: 'heartbeat', timestamp: TIMESTAMP, currentDate: day });
    await eventually(() => expect(tab.heardTypes()).toContain('heartbeatHeard'));
    tab.heard.length = 0;
    return tab;
  }

  say(message: LiveClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  sayRaw(text: string): void {
    this.socket.send(text);
  }

  changeDate(date: string): void {
    this.say({
      type: 'dateChange',
      date,
      previousDate: null,
      source: 'calendar',
      tabTitle: 'Keikka',
      timestamp: TIMESTAMP,
      userAgent: 'test',
      pageUrl: '/grid',
    });
  }

  heardTypes(): string[] {
    return this.heard.map(({ type }) => type);
  }

  close(): void {
    this.socket.terminate();
  }
}
