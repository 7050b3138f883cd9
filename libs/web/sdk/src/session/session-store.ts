import { paths, type Session } from '@keikka/contracts';
import { ApiError } from '../http/api-error.js';
import type { TokenSource } from '../http/api-client.js';
import { sendRequest } from '../http/send-request.js';
import { oneTabAtATime, type SessionChannel } from './session-channel.js';

export type SessionState =
  | { status: 'restoring' }
  | { status: 'signedIn'; session: Session }
  /** `ended`: there was a session and it is over, as opposed to nobody having signed in. */
  | { status: 'signedOut'; ended: boolean }
  /** The server could not be asked. */
  | { status: 'unreachable'; error: ApiError };

export interface Credentials {
  email: string;
  password: string;
}

export interface SessionStore extends TokenSource {
  read: () => SessionState;
  subscribe: (notify: () => void) => () => void;
  /** Takes up the session that the refresh cookie stands for, if there is one. */
  restore: () => Promise<void>;
  signIn: (credentials: Credentials) => Promise<void>;
  signOut: () => Promise<void>;
  /** Follows what other tabs do; answers how to stop. */
  start: () => () => void;
}

/** A token this close to its end is renewed before it is used. */
const RENEW_BEFORE_MS = 60_000;
/** A server whose tokens seem older than that does not share our clock. */
const SHORTEST_LIFE_MS = 2 * RENEW_BEFORE_MS;

/** The session of this tab. The token lives in memory only; what outlives the page is the HttpOnly cookie. */
export function createSessionStore({
  baseUrl,
  channel,
}: {
  baseUrl: string;
  channel: SessionChannel;
}): SessionStore {
  const signOutRequest = {
    url: baseUrl + paths.authLogout,
    method: 'POST',
    body: {},
    withCookie: true,
  } as const;
  let state: SessionState = { status: 'restoring' };
  let renewAt = 0;
  let refreshing: Promise<string | null> | null = null;
  const listeners = new Set<() => void>();

  const set = (next: SessionState): void => {
    state = next;
    listeners.forEach((notify) => notify());
  };
  const current = (): Session | null => (state.status === 'signedIn' ? state.session : null);

  function accept(session: Session): string {
    const life = Math.max(SHORTEST_LIFE_MS, Date.parse(session.expiresAt) - Date.now());
    renewAt = Date.now() + life - RENEW_BEFORE_MS;
    set({ status: 'signedIn', session });
    return session.token;
  }

  async function askForRefresh(): Promise<string | null> {
    const url = baseUrl + paths.authRefresh;
    try {
      return accept(
        await oneTabAtATime(() => sendRequest<Session>({ url, method: 'POST', withCookie: true })),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401 && error.status !== 403) throw error;
      set({ status: 'signedOut', ended: current() !== null });
      return null;
    }
  }

  /** However many calls find the token too old, one asks for the next. */
  function refresh(): Promise<string | null> {
    refreshing ??= askForRefresh().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function token(): Promise<string | null> {
    const session = current();
    if (!session) return null;
    return Date.now() < renewAt ? session.token : refresh();
  }

  async function restore(): Promise<void> {
    if (!current()) set({ status: 'restoring' });
    try {
      await refresh();
    } catch (error) {
      if (error instanceof ApiError && !current()) set({ status: 'unreachable', error });
    }
  }

  return {
    read: () => state,
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    token,
    renew: async (refused) => {
      const session = current();
      if (!session) return null;
      // Another call has renewed it meanwhile.
      return session.token === refused ? refresh() : session.token;
    },
    restore,
    async signIn(credentials) {
      const url = baseUrl + paths.authLogin;
      const session = await sendRequest<Session>({
        url,
        method: 'POST',
        body: credentials,
        withCookie: true,
      });
      accept(session);
      channel.tell({ type: 'signedIn', personId: session.user.personId });
    },
    async signOut() {
      try {
        await sendRequest({ ...signOutRequest, token: await token() });
      } catch (error) {
        // Refused means that the session is over already.
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
      }
      set({ status: 'signedOut', ended: false });
      channel.tell({ type: 'signedOut' });
    },
    start: () =>
      channel.listen((news) => {
        if (news.type === 'signedOut') set({ status: 'signedOut', ended: true });
        else if (current()?.user.personId !== news.personId) void restore();
      }),
  };
}
