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

const stamp = () => ({ timestamp: new Date().toISOString() });

/**
 * The one socket of the page (G-260, G-261, G-291): says which day is looked at, hears what others change, and comes
 * back by itself with a new token when the connection breaks.
 */
export class LiveClient {
  private readonly messages = createEmitter<LiveServerMessage>();
  private readonly changes = createEmitter<ConnectionState>();
  private state: ConnectionState = { status: 'connecting', since: new Date() };
  private socket: WebSocket | null = null;
  private usedToken: string | null = null;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private heartbeatTimer: ReturnType<typeof setInterval> | undefined;
  private failures = 0;
  private running = false;
  private currentDate: string | null = null;

  readonly onMessage = this.messages.subscribe;
  readonly onConnectionChange = this.changes.subscribe;
  readonly connection = (): ConnectionState => this.state;

  constructor(private readonly options: LiveClientOptions) {}

  /** Opens the connection and keeps it open; answers how to end it. */
  start(): () => void {
    this.running = true;
    this.setStatus('connecting');
    void this.connect();
    window.addEventListener('online', this.connectNow);
    document.addEventListener('visibilitychange', this.onVisible);
    return () => {
      this.running = false;
      clearTimeout(this.retryTimer);
      window.removeEventListener('online', this.connectNow);
      document.removeEventListener('visibilitychange', this.onVisible);
      this.socket?.close();
    };
  }

  /** The day looked at; tells the person's other tabs, which follow (G-167). */
  readonly changeDate = (date: string, source: string): void => {
    const previousDate = this.currentDate;
    this.currentDate = date;
    this.send({
      type: 'dateChange',
      ...stamp(),
      date,
      previousDate,
      source,
      tabTitle: document.title,
      userAgent: navigator.userAgent,
      pageUrl: location.href,
    });
  };

  /** The day this tab shows, null for none: said to the server alone, which otherwise keeps that day's changes back. */
  readonly lookAt = (date: string | null): void => {
    if (date === this.currentDate) return;
    this.currentDate = date;
    this.sayHeartbeat();
    this.startBeating();
  };

  changePage(pageUrl: string): void {
    this.send({ type: 'pageChange', ...stamp(), pageUrl });
  }

  private async connect(): Promise<void> {
    clearTimeout(this.retryTimer);
    const token = await this.options.tokens.token().catch(() => null);
    if (!this.running || this.socket) return;
    if (token === null) this.retryLater();
    else this.open(token);
  }

  private open(token: string): void {
    const { url, openSocket = (address, protocols) => new WebSocket(address, protocols) } = this.options;
    const socket = openSocket(url, [PROTOCOL, token]);
    this.socket = socket;
    this.usedToken = token;
    socket.addEventListener('open', () => this.onOpen());
    socket.addEventListener('message', ({ data }: MessageEvent) => this.hear(data));
    socket.addEventListener('close', ({ code }) => this.onClose(socket, code));
  }

  private onOpen(): void {
    const reconnected = this.state.status === 'lost';
    this.failures = 0;
    this.setStatus('live');
    this.send({ type: 'announce', ...stamp(), currentDate: this.currentDate, pageUrl: location.href });
    this.startBeating();
    if (reconnected) this.options.onReconnected();
  }

  private startBeating(): void {
    clearInterval(this.heartbeatTimer);
    if (this.isOpen()) this.heartbeatTimer = setInterval(() => this.beat(), HEARTBEAT_MS);
  }

  /** What was sent half a minute ago and has still not left tells of a dead line long before the browser does. */
  private beat(): void {
    if (this.socket && this.socket.bufferedAmount > 0) this.socket.close();
    else this.sayHeartbeat();
  }

  private sayHeartbeat(): void {
    this.send({ type: 'heartbeat', ...stamp(), currentDate: this.currentDate });
  }

  private hear(data: unknown): void {
    if (typeof data === 'string') this.messages.emit(JSON.parse(data) as LiveServerMessage);
  }

  private onClose(closed: WebSocket, code: number): void {
    if (this.socket !== closed) return;
    this.socket = null;
    clearInterval(this.heartbeatTimer);
    if (!this.running) return;
    this.setStatus('lost');
    if (code === SIGN_IN_AGAIN || this.failures === REFUSALS_BEFORE_RENEWAL) this.renewToken();
    this.retryLater();
  }

  /** Ends the session in this tab, or brings its new rights; without an answer there is nothing to be done here. */
  private renewToken(): void {
    this.options.tokens.renew(this.usedToken).catch(() => null);
  }

  private retryLater(): void {
    this.retryTimer = setTimeout(() => void this.connect(), reconnectDelayMs(this.failures));
    this.failures += 1;
  }

  /** The network came back or the person came back to the tab: no need to wait. */
  private readonly connectNow = (): void => {
    this.failures = 0;
    if (this.running && !this.socket) void this.connect();
  };

  private readonly onVisible = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.connectNow();
    this.send({ type: 'tabActivated', ...stamp(), date: this.currentDate });
  };

  private send(message: LiveClientMessage): void {
    if (this.isOpen()) this.socket?.send(JSON.stringify(message));
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private setStatus(status: ConnectionState['status']): void {
    if (this.state.status === status) return;
    this.state = { status, since: new Date() };
    this.changes.emit(this.state);
  }
}
