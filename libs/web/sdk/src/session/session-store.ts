import { MINUTE_MS } from '@keikka/domain';
import { authCalls, type Call, type Session, type SessionInfo } from '@keikka/contracts';
import { ApiError } from '../http/api-error.js';
import type { TokenSource } from '../http/api-client.js';
import { sendCall } from '../http/send-call.js';
import { oneTabAtATime, type SessionChannel, type SessionNews } from './session-channel.js';

export type SessionState<S extends SessionInfo = SessionInfo> =
  | { status: 'restoring' }
  | { status: 'signedIn'; session: S }
  /** `ended`: there was a session and it is over. Otherwise nobody has signed in yet. */
  | { status: 'signedOut'; ended: boolean }
  /** The server could not be reached. */
  | { status: 'unreachable'; error: ApiError };

export interface Credentials {
  email: string;
  password: string;
}

/** A token this close to its end is renewed before use. */
const RENEW_BEFORE_MS = MINUTE_MS;
/** If a server's tokens seem older than this, its clock differs from ours. */
const SHORTEST_LIFE_MS = 2 * RENEW_BEFORE_MS;

/** The session of this tab. The token lives in memory only; the HttpOnly cookie survives the page. */
export class SessionStore implements TokenSource {
  private state: SessionState<Session> = { status: 'restoring' };
  private renewAt = 0;
  private refreshing: Promise<string | null> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly baseUrl: string,
    private readonly channel: SessionChannel,
  ) {}

  readonly read = (): SessionState<Session> => this.state;

  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify);
    return () => {
      this.listeners.delete(notify);
    };
  };

  /** Follows the other tabs. Returns a function that stops it. */
  start(): () => void {
    return this.channel.listen((news) => this.follow(news));
  }

  /** Resumes the session of the refresh cookie, if there is one. */
  readonly restore = async (): Promise<void> => {
    if (!this.session) this.set({ status: 'restoring' });
    try {
      await this.refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A signed-in person continues, and the calls of the page report what is wrong.
      if (!this.session) this.set({ status: 'unreachable', error });
    }
  };

  readonly signIn = async (credentials: Credentials): Promise<void> => {
    const session = await this.ask(authCalls.login, credentials);
    this.accept(session);
    this.channel.tell({ type: 'signedIn', personId: session.user.personId });
  };

  readonly signOut = async (): Promise<void> => {
    try {
      await this.ask(authCalls.logout, {}, await this.token());
    } catch (error) {
      // A refusal means that the session is already over.
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
    }
    this.set({ status: 'signedOut', ended: false });
    this.channel.tell({ type: 'signedOut' });
  };

  async token(): Promise<string | null> {
    if (!this.session) return null;
    return Date.now() < this.renewAt ? this.session.token : this.refresh();
  }

  async renew(refused: string | null): Promise<string | null> {
    if (!this.session) return null;
    // Another call may have renewed it meanwhile.
    return this.session.token === refused ? this.refresh() : this.session.token;
  }

  private get session(): Session | null {
    return this.state.status === 'signedIn' ? this.state.session : null;
  }

  private follow(news: SessionNews): void {
    if (news.type === 'signedOut') this.set({ status: 'signedOut', ended: true });
    else if (this.session?.user.personId !== news.personId) void this.restore();
  }

  /** However many calls find the token too old, only one request renews it. */
  private refresh(): Promise<string | null> {
    this.refreshing ??= this.askForRefresh().finally(() => {
      this.refreshing = null;
    });
    return this.refreshing;
  }

  private async askForRefresh(): Promise<string | null> {
    try {
      return this.accept(await oneTabAtATime(() => this.ask(authCalls.refresh, {})));
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
      this.set({ status: 'signedOut', ended: this.session !== null });
      return null;
    }
  }

  private accept(session: Session): string {
    const life = Math.max(SHORTEST_LIFE_MS, Date.parse(session.expiresAt) - Date.now());
    this.renewAt = Date.now() + life - RENEW_BEFORE_MS;
    this.set({ status: 'signedIn', session });
    return session.token;
  }

  /** Calls about the session itself bypass the API client, which needs a session, and carry the cookie. */
  private ask<Input, Answer>(
    call: Call<Input, Answer>,
    input: Input,
    token?: string | null,
  ): Promise<Answer> {
    return sendCall(call, input, { baseUrl: this.baseUrl, token, withCookie: true });
  }

  private set(next: SessionState<Session>): void {
    this.state = next;
    this.listeners.forEach((notify) => notify());
  }
}
