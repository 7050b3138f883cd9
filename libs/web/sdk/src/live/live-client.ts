import type { LiveClientMessage, LiveServerMessage } from '@keikka/contracts';
import type { TokenSource } from '../http/api-client.js';
import { createEmitter } from './emitter.js';
import { reconnectDelayMs } from './reconnect-delay.js';

export type LiveMessageType = LiveServerMessage['type'];
export type LiveMessageOf<Type extends LiveMessageType> = Extract<LiveServerMessage, { type: Type }>;

export interface ConnectionState {
  /** `connecting` only before the first success: a short gap afterwards is `lost`, with its beginning. */
  status: 'connecting' | 'live' | 'lost';
  since: Date;
}

export interface LiveClientOptions {
  url: string;
  tokens: TokenSource;
  /** Something may have been missed: called after each reconnection. */
  onReconnected: () => void;
  openSocket?: (url: string, protocols: string[]) => WebSocket;
}

const HEARTBEAT_MS = 30_000;
const PROTOCOL = 'keikka';
/** The server's close code for a session that has ended or whose rights have changed. */
const SIGN_IN_AGAIN = 4401;
/** So many attempts that never opened: the token may be what is refused, which a browser is not told. */
const REFUSALS_BEFORE_RENEWAL = 2;

/**
 * The one socket of the page (G-260, G-261, G-291): says which day is looked at, hears what others change, and comes
 * back by itself with a new token when the connection breaks.
 */
export function createLiveClient(options: LiveClientOptions) {
  const openSocket = options.openSocket ?? ((url, protocols) => new WebSocket(url, protocols));
  const messages = createEmitter<LiveServerMessage>();
  const changes = createEmitter<ConnectionState>();
  let connection: ConnectionState = { status: 'connecting', since: new Date() };
  let socket: WebSocket | null = null;
  let usedToken: string | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let heartbeatTimer: ReturnType<typeof setInterval> | undefined;
  let failures = 0;
  let running = false;
  let currentDate: string | null = null;

  function setStatus(status: ConnectionState['status']): void {
    if (connection.status === status) return;
    connection = { status, since: new Date() };
    changes.emit(connection);
  }

  function send(message: LiveClientMessage): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  const stamp = () => ({ timestamp: new Date().toISOString() });
  const announce = (): void => send({ type: 'announce', ...stamp(), currentDate, pageUrl: location.href });

  async function connect(): Promise<void> {
    clearTimeout(retryTimer);
    const token = await options.tokens.token().catch(() => null);
    if (!running || socket) return;
    if (token === null) {
      retryLater();
      return;
    }
    const opened = openSocket(options.url, [PROTOCOL, token]);
    socket = opened;
    usedToken = token;
    opened.addEventListener('open', onOpen);
    opened.addEventListener('message', onMessage);
    opened.addEventListener('close', ({ code }) => onClose(opened, code));
  }

  function onOpen(): void {
    const reconnected = connection.status === 'lost';
    failures = 0;
    setStatus('live');
    announce();
    heartbeatTimer = setInterval(beat, HEARTBEAT_MS);
    if (reconnected) options.onReconnected();
  }

  /** What was sent half a minute ago and has still not left tells of a dead line long before the browser does. */
  function beat(): void {
    if (socket && socket.bufferedAmount > 0) socket.close();
    else send({ type: 'heartbeat', ...stamp(), currentDate });
  }

  function onMessage(event: MessageEvent): void {
    if (typeof event.data === 'string') messages.emit(JSON.parse(event.data) as LiveServerMessage);
  }

  function onClose(closed: WebSocket, code: number): void {
    if (socket !== closed) return;
    socket = null;
    clearInterval(heartbeatTimer);
    if (!running) return;
    setStatus('lost');
    if (code === SIGN_IN_AGAIN || failures === REFUSALS_BEFORE_RENEWAL) renewToken();
    retryLater();
  }

  /** Ends the session in this tab, or brings its new rights; without an answer there is nothing to be done here. */
  function renewToken(): void {
    options.tokens.renew(usedToken).catch(() => null);
  }

  function retryLater(): void {
    retryTimer = setTimeout(() => void connect(), reconnectDelayMs(failures));
    failures += 1;
  }

  /** The network came back or the person came back to the tab: no need to wait. */
  function connectNow(): void {
    failures = 0;
    if (running && !socket) void connect();
  }

  function onVisible(): void {
    if (document.visibilityState !== 'visible') return;
    connectNow();
    send({ type: 'tabActivated', ...stamp(), date: currentDate });
  }

  return {
    start(): () => void {
      running = true;
      setStatus('connecting');
      void connect();
      window.addEventListener('online', connectNow);
      document.addEventListener('visibilitychange', onVisible);
      return () => {
        running = false;
        clearTimeout(retryTimer);
        window.removeEventListener('online', connectNow);
        document.removeEventListener('visibilitychange', onVisible);
        socket?.close();
      };
    },
    /** The day looked at; tells the person's other tabs, which follow (G-167). */
    changeDate: (date: string, source: string): void => {
      const previousDate = currentDate;
      currentDate = date;
      send({
        type: 'dateChange',
        ...stamp(),
        date,
        previousDate,
        source,
        tabTitle: document.title,
        userAgent: navigator.userAgent,
        pageUrl: location.href,
      });
    },
    changePage: (pageUrl: string): void => send({ type: 'pageChange', ...stamp(), pageUrl }),
    onMessage: messages.subscribe,
    connection: (): ConnectionState => connection,
    onConnectionChange: changes.subscribe,
  };
}

export type LiveClient = ReturnType<typeof createLiveClient>;
