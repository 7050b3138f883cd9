import { act, render } from '@testing-library/react';
import { LiveClient } from './live-client.js';
import { LiveProvider, useLookAt } from './live-context.js';
import { FakeSocket } from './socket.fixture.js';

function Board({ day }: { day: string }) {
  useLookAt(day);
  return null;
}

describe('useLookAt', () => {
  it('announces the first day that is shown, and tells the server of every other as long as it is [G-260]', async () => {
    const live = new LiveClient({
      url: 'ws://keikka/ws',
      tokens: { token: () => Promise.resolve('t1'), renew: () => Promise.resolve(null) },
      onReconnected: () => undefined,
      openSocket: (url, protocols) => new FakeSocket(url, protocols) as unknown as WebSocket,
    });
    const stop = live.start();
    await act(() => Promise.resolve());
    const [socket] = FakeSocket.opened;
    socket?.accept();
    const board = (day: string) => (
      <LiveProvider value={live}>
        <Board day={day} />
      </LiveProvider>
    );

    const { rerender, unmount } = render(board('20261120'));
    rerender(board('20261120'));
    rerender(board('20261121'));
    unmount();
    stop();

    expect(socket?.sent.map(({ type, currentDate }) => [type, currentDate])).toEqual([
      ['announce', null],
      // The socket was open before the page was rendered.
      ['announce', '20261120'],
      ['heartbeat', '20261121'],
      ['heartbeat', null],
    ]);
  });
});
