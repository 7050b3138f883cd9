import { actor } from '@keikka/builders';
import type { WebSocket } from 'ws';
import { LiveSocket } from './live-socket.js';

describe('a live socket', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function opened() {
    const sent: string[] = [];
    const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0, send: (text: string) => sent.push(text) };
    const live = new LiveSocket(socket as unknown as WebSocket, 'session', actor());
    const counts = () => sent.filter((text) => text.includes('laskutStale')).length;
    return { live, sent, counts };
  }

  it('tells of a changed list at once, and of a burst of changes once a second', () => {
    const { live, counts, sent } = opened();
    for (let change = 0; change < 2000; change += 1) {
      live.listStale('laskutStale');
      jest.advanceTimersByTime(30);
    }
    // A minute: the first, and one for each second after it.
    expect(counts()).toBeLessThanOrEqual(61);
    expect(counts()).toBeGreaterThan(50);
    live.listStale('tuotteetStale');
    expect(sent.at(-1)).toBe('{"type":"tuotteetStale"}');
  });

  it('tells of the last change of a burst, and of nothing without one', () => {
    const { live, counts } = opened();
    live.listStale('laskutStale');
    live.listStale('laskutStale');
    expect(counts()).toBe(1);
    jest.advanceTimersByTime(1000);
    expect(counts()).toBe(2);
    jest.advanceTimersByTime(10_000);
    expect(counts()).toBe(2);
  });

  it('says nothing more when the connection is gone', () => {
    const { live, counts } = opened();
    live.listStale('laskutStale');
    live.listStale('laskutStale');
    live.forget();
    jest.advanceTimersByTime(10_000);
    expect(counts()).toBe(1);
  });
});
