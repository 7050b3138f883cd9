import type { PermissionFlag } from '@keikka/domain';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { SessionInfo } from '@keikka/contracts';
import { hasFlag } from './has-flag.js';
import type { SessionState, SessionStore } from './session-store.js';

/** Who is signed in, as far as a page reads it. */
export interface SessionReader {
  read: () => SessionState;
  subscribe: (notify: () => void) => () => void;
  /** Follows the other tabs. Returns a function that stops it. */
  start?: () => () => void;
  /** Asks who is there, where that is not asked from the beginning. */
  identify?: () => Promise<void>;
}

/** One that signs in and out, or only tells who is there. */
const SessionContext = createContext<SessionReader | SessionStore | null>(null);

export const SessionProvider = SessionContext.Provider;

function useReader(): SessionReader | SessionStore {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No SessionProvider');
  return session;
}

/** The session of a page on which persons sign in and out. */
export const useSessionStore = (): SessionStore => useReader() as SessionStore;

export function useSessionState(): SessionState {
  const session = useReader();
  return useSyncExternalStore(session.subscribe, session.read);
}

/** The session of a page that asks who is there only `when` it has to know. */
export function useAskedSession(when: boolean): { state: SessionState; retry: () => void } {
  const session = useReader() as SessionReader;
  const state = useSessionState();
  useEffect(() => {
    if (when) void session.identify?.();
  }, [when, session]);
  return { state, retry: () => void session.identify?.() };
}

/** The signed-in person with company and rights. Remotes are rendered only below a sign-in. */
export function useSession(): SessionInfo {
  const state = useSessionState();
  if (state.status !== 'signedIn') throw new Error('Nobody signed in');
  return state.session;
}

/** The company that the person works for; 0, which no company has, when there is none. */
export function useOwnAsiakasId(): number {
  return useSession().userAsiakas?.asiakasId ?? 0;
}

/** Whether the person has a right. Actions without the right are not shown. */
export function useCan(flag: PermissionFlag): boolean {
  return hasFlag(useSession().auth, flag);
}
