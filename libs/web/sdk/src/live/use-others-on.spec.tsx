import { act, renderHook } from '@testing-library/react';
import { LiveClient } from './live-client.js';
import { LiveProvider } from './live-context.js';
import { FakeSocket } from './socket.fixture.js';
import { useOthersOn } from './use-others-on.js';

describe('useOthersOn', () => {
  let stop: () => void;
  const socket = (): FakeSocket => FakeSocket.opened.at(-1)!;
  const told = (): unknown[] =>
    socket()
      .sent.filter(({ keikkaId }) => keikkaId !== undefined)
      .map(({ type, keikkaId }) => [type, keikkaId]);
  const look = (visibilityState: DocumentVisibilityState): void => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  async function openOrder() {
    const live = new LiveClient({
      url: 'ws://keikka/ws',
      tokens: { token: () => Promise.resolve('t1'), renew: () => Promise.resolve(null) },
      onReconnected: () => undefined,
      openSocket: (url, protocols) => new FakeSocket(url, protocols) as unknown as WebSocket,
    });
    stop = live.start();
    await jest.advanceTimersByTimeAsync(0);
    return renderHook(({ keikkaId }) => useOthersOn(keikkaId), {
      initialProps: { keikkaId: 10 },
      wrapper: ({ children }) => <LiveProvider value={live}>{children}</LiveProvider>,
    });
  }
  const accept = (): void => act(() => socket().accept());
  const hear = (keikkaId: number, names: (string | null)[]): void =>
    act(() => socket().say({ type: 'othersOn', keikkaId, names }));

  beforeEach(() => {
    jest.useFakeTimers();
    FakeSocket.opened.length = 0;
  });
  afterEach(() => {
    look('visible');
    stop();
    jest.useRealTimers();
  });

  it('tells the server once the socket is open, every 10 s, and when the order is left', async () => {
    const { rerender, unmount } = await openOrder();
    expect(told()).toEqual([]);
    accept();
    expect(told()).toEqual([['opens', 10]]);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(told()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(told()).toEqual([
      ['opens', 10],
      ['opens', 10],
    ]);
    rerender({ keikkaId: 11 });
    unmount();
    expect(told().slice(2)).toEqual([
      ['closes', 10],
      ['opens', 11],
      ['closes', 11],
    ]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(told()).toHaveLength(5);
  });

  it('is silent while nobody looks at the tab, and tells at once when somebody does', async () => {
    await openOrder();
    accept();
    look('hidden');
    await jest.advanceTimersByTimeAsync(30_000);
    expect(told()).toHaveLength(1);
    look('visible');
    expect(told()).toHaveLength(2);
  });

  it('has the others of the order that is shown, and of no other', async () => {
    const { result, rerender } = await openOrder();
    accept();
    expect(result.current).toEqual([]);
    hear(11, ['Marja Lehtonen']);
    expect(result.current).toEqual([]);
    hear(10, ['Kari Salminen', null]);
    expect(result.current).toEqual(['Kari Salminen', null]);
    rerender({ keikkaId: 11 });
    expect(result.current).toEqual([]);
  });

  it('has nobody without a connection, and tells the next one', async () => {
    const { result } = await openOrder();
    accept();
    hear(10, ['Kari Salminen']);
    act(() => socket().close());
    expect(result.current).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    accept();
    expect(FakeSocket.opened).toHaveLength(2);
    expect(told()).toEqual([['opens', 10]]);
  });
});
