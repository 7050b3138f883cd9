import type { LiveClientMessage, LiveServerMessage } from '@keikka/contracts';
import type { TokenSource } from '../http/api-client.js';
import { valueStore } from '../store/value-store.js';
import { createEmitter } from './emitter.js';
import { reconnectDelayMs } from './reconnect-delay.js';

export interface ConnectionState {
  /** `connecting` only before the first success. A later gap is `lost`, with its beginning. */
  status: 'connecting' | 'live' | 'lost';
  since: Date;
}

interface LiveClientOptions {
  url: string;
  tokens: TokenSource;
  /** Called after each reconnection, because messages may have been missed. */
  onReconnected: () => void;
  openSocket?: (url: string, protocols: string[]) => WebSocket;
}

const HEARTBEAT_MS = 30_000;
/** A heartbeat unanswered for this long shows a dead connection, minutes before the browser would. */
const ANSWER_MS = 10_000;
const PROTOCOL = 'keikka';
/** The server's close code for an ended session or changed rights. */
const SIGN_IN_AGAIN = 4401;
/** The server's close code for the oldest of too many tabs. */
const TOO_MANY_TABS = 4429;
/** The browser's close code for a connection that ended without a close frame. */
const GONE = 1006;
/** After so many attempts that never opened, the token may be the cause; a browser does not learn why. */
const REFUSALS_BEFORE_RENEWAL = 2;

const stamp = () => ({ timestamp: new Date().toISOString() });

/**
 * The one socket of the page (G-260, G-261, G-291). It sends the shown day, receives the changes of others, and
 * reconnects with a new token when the connection breaks.
 */
export class LiveClient {
  private readonly messages = createEmitter<LiveServerMessage>();
  private readonly state = valueStore<ConnectionState>({ status: 'connecting', since: new Date() });
  private socket: WebSocket | null = null;
  private usedToken: string | null = null;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private heartbeatTimer: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private running = false;
  private currentDate: string | null = null;
  private announcedDate: string | null = null;

  readonly onMessage = this.messages.subscribe;
  readonly onConnectionChange = this.state.subscribe;
  readonly connection = this.state.get;

  constructor(private readonly options: LiveClientOptions) {}

  /** Opens the connection and keeps it open. Returns a function that ends it. */
  start(): () => void {
    this.running = true;
    this.setStatus('connecting');
    void this.connect();
    window.addEventListener('online', this.onOnline);
    window.addEventListener('offline', this.onOffline);
    window.addEventListener('focus', this.connectNow);
    document.addEventListener('visibilitychange', this.onVisible);
    return () => {
      this.running = false;
      clearTimeout(this.retryTimer);
      window.removeEventListener('online', this.onOnline);
      window.removeEventListener('offline', this.onOffline);
      window.removeEventListener('focus', this.connectNow);
      document.removeEventListener('visibilitychange', this.onVisible);
      this.leave();
    };
  }

  /** Has the page read these days again, as when the server says so. */
  readonly tellStale = (days: string[]): void => this.messages.emit({ type: 'dayStale', days });

  /** Sends the shown day to the person's other tabs, which follow it (G-167). */
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

  /** Sends the day this tab shows (null for none) to the server, which sends only that day's changes. */
  readonly lookAt = (date: string | null): void => {
    if (date === this.currentDate) return;
    this.currentDate = date;
    // The socket opens before the page is rendered, so the tab announces itself again with its first day.
    if (this.announcedDate === null && date !== null) this.announce();
    else this.beatNow();
  };

  changePage(pageUrl: string): void {
    this.send({ type: 'pageChange', ...stamp(), pageUrl });
  }

  private async connect(): Promise<void> {
    clearTimeout(this.retryTimer);
    // The calls of the page need a token too and report why there is none. Here it only means no connection.
    const token = await this.options.tokens.token().catch(() => null);
    if (!this.running || this.socket) return;
    if (token !== null) {
      this.open(token);
      return;
    }
    this.setStatus('lost');
    this.retryLater();
  }

  private open(token: string): void {
    const { url, openSocket = (address, protocols) => new WebSocket(address, protocols) } = this.options;
    const socket = openSocket(url, [PROTOCOL, token]);
    this.socket = socket;
    this.usedToken = token;
    this.expectAnswer();
    // Messages of an abandoned socket are ignored.
    const isOurs = (): boolean => this.socket === socket;
    socket.addEventListener('open', () => isOurs() && this.onOpen());
    socket.addEventListener('message', ({ data }: MessageEvent) => isOurs() && this.hear(data));
    socket.addEventListener('close', ({ code }) => isOurs() && this.onClose(code));
  }

  private onOpen(): void {
    const reconnected = this.state.get().status === 'lost';
    this.failures = 0;
    this.stopExpecting();
    this.setStatus('live');
    this.announce();
    if (reconnected) this.options.onReconnected();
  }

  private announce(): void {
    const { currentDate } = this;
    this.announcedDate = currentDate;
    this.send({ type: 'announce', ...stamp(), currentDate, pageUrl: location.href });
    this.startBeating();
  }

  private startBeating(): void {
    clearInterval(this.heartbeatTimer);
    if (this.isOpen()) this.heartbeatTimer = setInterval(() => this.beat(), HEARTBEAT_MS);
  }

  private beatNow(): void {
    this.beat();
    this.startBeating();
  }

  private beat(): void {
    if (!this.isOpen()) return;
    this.send({ type: 'heartbeat', ...stamp(), currentDate: this.currentDate });
    this.expectAnswer();
  }

  private expectAnswer(): void {
    this.deadline ??= setTimeout(() => this.onClose(GONE), ANSWER_MS);
  }

  private stopExpecting(): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  private hear(data: unknown): void {
    if (typeof data !== 'string') return;
    const message = JSON.parse(data) as LiveServerMessage;
    this.stopExpecting();
    this.messages.emit(message);
  }

  /** Does not wait for the closing handshake, which a dead connection never finishes. */
  private leave(): void {
    const { socket } = this;
    this.socket = null;
    clearInterval(this.heartbeatTimer);
    this.stopExpecting();
    socket?.close();
  }

  private onClose(code: number): void {
    this.leave();
    this.setStatus('lost');
    // Coming back by itself it would drive out another tab. It does when the person comes back to it.
    if (code === TOO_MANY_TABS) return;
    if (code === SIGN_IN_AGAIN || this.failures === REFUSALS_BEFORE_RENEWAL) this.renewToken();
    this.retryLater();
  }

  /**
   * Refreshes the session of this tab, which ends it or brings new rights. Without an answer nothing can be done here.
   */
  private renewToken(): void {
    this.options.tokens.renew(this.usedToken).catch(() => null);
  }

  private retryLater(): void {
    this.retryTimer = setTimeout(() => void this.connect(), reconnectDelayMs(this.failures));
    this.failures += 1;
  }

  /** The network or the person came back, so the next attempt is made at once. */
  private readonly connectNow = (): void => {
    this.failures = 0;
    if (this.running && !this.socket) void this.connect();
  };

  /** The route to the server may have changed, so the old connection has to prove itself. */
  private readonly onOnline = (): void => {
    this.connectNow();
    this.beatNow();
  };

  /** Reported at once, not after a heartbeat. If the browser is wrong, the next attempt shows it. */
  private readonly onOffline = (): void => {
    if (this.socket) this.onClose(GONE);
    else this.setStatus('lost');
  };

  private readonly onVisible = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.onOnline();
    this.send({ type: 'tabActivated', ...stamp(), date: this.currentDate });
  };

  send(message: LiveClientMessage): void {
    if (this.isOpen()) this.socket?.send(JSON.stringify(message));
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private setStatus(status: ConnectionState['status']): void {
    if (this.state.get().status !== status) this.state.set({ status, since: new Date() });
  }
}
