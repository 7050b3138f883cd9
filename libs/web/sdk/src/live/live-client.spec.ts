import { LiveClient } from './live-client.js';
import { reconnectDelayMs } from './reconnect-delay.js';
import { FakeSocket } from './socket.fixture.js';

const HALF_A_MINUTE = 30_000;
const ANSWER_MS = 10_000;

describe('live client', () => {
  let token: string | Error = 't1';
  const onReconnected = jest.fn();
  const renew = jest.fn(() => Promise.resolve<string | null>(null));
  let stop: () => void = () => undefined;

  async function start() {
    const client = new LiveClient({
      url: 'ws://keikka/ws',
      tokens: {
        token: () => (token instanceof Error ? Promise.reject(token) : Promise.resolve(token)),
        renew,
      },
      onReconnected,
      openSocket: (url, protocols) => new FakeSocket(url, protocols) as unknown as WebSocket,
    });
    stop = client.start();
    await jest.advanceTimersByTimeAsync(0);
    return client;
  }
  const socket = (): FakeSocket => FakeSocket.opened.at(-1)!;

  beforeEach(() => {
    jest.useFakeTimers();
    FakeSocket.opened.length = 0;
    onReconnected.mockReset();
    renew.mockClear();
    token = 't1';
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('connects with the token as subprotocol and announces itself [G-260] [G-291]', async () => {
    const client = await start();
    expect(socket().protocols).toEqual(['keikka', 't1']);
    expect(client.connection().status).toBe('connecting');
    socket().accept();
    expect(client.connection().status).toBe('live');
    expect(socket().sent[0]).toMatchObject({ type: 'announce', currentDate: null, pageUrl: location.href });
  });

  it('tells every change of date with all its fields [G-260]', async () => {
    const client = await start();
    socket().accept();
    client.changeDate('20261120', 'today');
    client.changeDate('20261121', 'next');
    expect(socket().sent.at(-1)).toEqual({
      type: 'dateChange',
      date: '20261121',
      previousDate: '20261120',
      source: 'next',
      tabTitle: document.title,
      timestamp: expect.any(String),
      userAgent: navigator.userAgent,
      pageUrl: location.href,
    });
  });

  it('beats every 30 s with the date looked at [G-261]', async () => {
    const client = await start();
    socket().accept();
    client.changeDate('20261120', 'today');
    await jest.advanceTimersByTimeAsync(HALF_A_MINUTE - 1);
    expect(socket().sent.filter(({ type }) => type === 'heartbeat')).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(socket().sent.at(-1)).toMatchObject({ type: 'heartbeat', currentDate: '20261120' });
  });

  it('says at once which day is shown, and that none is any more, as a heartbeat [G-261]', async () => {
    const client = await start();
    client.lookAt('20261120');
    socket().accept();
    expect(socket().sent[0]).toMatchObject({ type: 'announce', currentDate: '20261120' });
    client.lookAt('20261120');
    expect(socket().sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(HALF_A_MINUTE - 1);
    client.lookAt('20261121');
    expect(socket().sent.at(-1)).toMatchObject({ type: 'heartbeat', currentDate: '20261121' });
    socket().say({ type: 'heartbeatHeard' });
    await jest.advanceTimersByTimeAsync(HALF_A_MINUTE - 1);
    expect(socket().sent).toHaveLength(2);
    client.lookAt(null);
    expect(socket().sent.at(-1)).toMatchObject({ type: 'heartbeat', currentDate: null });
  });

  it('takes the day shown for the one that a change of date leaves', async () => {
    const client = await start();
    socket().accept();
    client.lookAt('20261120');
    client.changeDate('20261121', 'grid');
    client.lookAt('20261121');
    expect(socket().sent.at(-1)).toMatchObject({ type: 'dateChange', previousDate: '20261120' });
  });

  it('comes back after a break with a new token, announces the date again and has everything asked anew', async () => {
    const client = await start();
    socket().accept();
    client.changeDate('20261120', 'today');
    token = 't2';
    socket().close();
    expect(client.connection().status).toBe('lost');
    await jest.advanceTimersByTimeAsync(1000);
    expect(socket().protocols).toEqual(['keikka', 't2']);
    socket().accept();
    expect(client.connection().status).toBe('live');
    expect(socket().sent[0]).toMatchObject({ type: 'announce', currentDate: '20261120' });
    expect(onReconnected).toHaveBeenCalledTimes(1);
  });

  it('stays away when it was the oldest of too many tabs, until the person comes back to it', async () => {
    const client = await start();
    socket().accept();
    socket().close(4429);
    await jest.advanceTimersByTimeAsync(10 * HALF_A_MINUTE);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(client.connection().status).toBe('lost');
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(0);
    socket().accept();
    expect(client.connection().status).toBe('live');
    expect(onReconnected).toHaveBeenCalledTimes(1);
  });

  async function startWithAnswers() {
    const client = await start();
    socket().accept();
    await jest.advanceTimersByTimeAsync(HALF_A_MINUTE);
    socket().say({ type: 'heartbeatHeard' });
    return client;
  }

  it('takes a line on which a heartbeat is not answered in time for lost, and comes back on another', async () => {
    const client = await startWithAnswers();
    await jest.advanceTimersByTimeAsync(HALF_A_MINUTE + ANSWER_MS - 1);
    expect(client.connection().status).toBe('live');
    await jest.advanceTimersByTimeAsync(1);
    expect(client.connection().status).toBe('lost');
    await jest.advanceTimersByTimeAsync(1000);
    socket().accept();
    expect(FakeSocket.opened).toHaveLength(2);
    expect(client.connection().status).toBe('live');
    expect(onReconnected).toHaveBeenCalledTimes(1);
  });

  it('stays on a line on which anything is heard in time', async () => {
    const client = await startWithAnswers();
    await jest.advanceTimersByTimeAsync(HALF_A_MINUTE + ANSWER_MS - 1);
    socket().say({ type: 'dayStale', days: ['20261120'] });
    await jest.advanceTimersByTimeAsync(ANSWER_MS);
    expect(client.connection().status).toBe('live');
  });

  it('asks at once whether the line still carries when the network comes back', async () => {
    const client = await startWithAnswers();
    window.dispatchEvent(new Event('online'));
    expect(socket().sent.at(-1)).toMatchObject({ type: 'heartbeat' });
    await jest.advanceTimersByTimeAsync(ANSWER_MS);
    expect(client.connection().status).toBe('lost');
  });

  it('is lost as soon as the browser is offline, and comes back with the network', async () => {
    const client = await start();
    socket().accept();
    window.dispatchEvent(new Event('offline'));
    expect(client.connection().status).toBe('lost');
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    socket().accept();
    expect(FakeSocket.opened).toHaveLength(2);
    expect(client.connection().status).toBe('live');
    expect(onReconnected).toHaveBeenCalledTimes(1);
  });

  it('is lost as long as a token cannot be had, also before it was ever live', async () => {
    token = new Error('no answer');
    const client = await start();
    expect(client.connection().status).toBe('lost');
    expect(FakeSocket.opened).toEqual([]);
    token = 't1';
    await jest.advanceTimersByTimeAsync(1000);
    socket().accept();
    expect(client.connection().status).toBe('live');
    expect(onReconnected).toHaveBeenCalledTimes(1);
  });

  it('expects an answer to the first heartbeat already', async () => {
    const client = await start();
    socket().accept();
    await jest.advanceTimersByTimeAsync(HALF_A_MINUTE + ANSWER_MS);
    expect(client.connection().status).toBe('lost');
  });

  it('does not wait longer for a connection that neither opens nor fails', async () => {
    const client = await start();
    await jest.advanceTimersByTimeAsync(ANSWER_MS);
    expect(client.connection().status).toBe('lost');
  });

  it('does not hear a connection that it has left', async () => {
    const client = await startWithAnswers();
    const heard = jest.fn();
    client.onMessage(heard);
    const left = socket();
    await jest.advanceTimersByTimeAsync(HALF_A_MINUTE + ANSWER_MS);
    left.say({ type: 'dayStale', days: ['20261120'] });
    expect(heard).not.toHaveBeenCalled();
  });

  it('asks about its session when the server sends it to sign in again', async () => {
    await start();
    socket().accept();
    socket().close(4401);
    expect(renew).toHaveBeenCalledWith('t1');
  });

  it('asks for another token, once, when it is never let in', async () => {
    await start();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      socket().close();
      await jest.advanceTimersByTimeAsync(HALF_A_MINUTE);
    }
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('hands messages to who listens', async () => {
    const client = await start();
    const heard = jest.fn();
    const unsubscribe = client.onMessage(heard);
    socket().accept();
    socket().say({ type: 'dayStale', days: ['20261120'] });
    unsubscribe();
    socket().say({ type: 'dayStale', days: ['20261121'] });
    expect(heard.mock.calls).toEqual([[{ type: 'dayStale', days: ['20261120'] }]]);
  });

  it('stays closed after it was stopped', async () => {
    await start();
    socket().accept();
    stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
  });
});

describe('reconnectDelayMs', () => {
  it.each([
    [0, 250, 500],
    [1, 500, 1000],
    [3, 2000, 4000],
    [20, 15_000, 30_000],
  ])('after %i failures waits between %i and %i ms', (failures, least, most) => {
    expect(reconnectDelayMs(failures, () => 0)).toBe(least);
    expect(reconnectDelayMs(failures, () => 1)).toBe(most);
  });
});
