import type { PermissionFlag } from '@keikka/domain';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionInfo } from '@keikka/contracts';
import { hasFlag } from './has-flag.js';
import type { SessionState, SessionStore } from './session-store.js';

const SessionContext = createContext<SessionStore | null>(null);

export const SessionProvider = SessionContext.Provider;

export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSession needs a SessionProvider above it');
  return store;
}

export function useSessionState(): SessionState {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.read);
}

/** Who is signed in, of which company, with which rights. Everything a remote draws is below a sign-in. */
export function useSession(): SessionInfo {
  const state = useSessionState();
  if (state.status !== 'signedIn') throw new Error('useSession is for what is shown after sign-in');
  return state.session;
}

/** The company that the person works for; 0, which no company has, without any. */
export function useOwnAsiakasId(): number {
  return useSession().userAsiakas?.asiakasId ?? 0;
}

/** Whether the person has a right; what is not allowed is not shown. */
export function useCan(flag: PermissionFlag): boolean {
  return hasFlag(useSession().auth, flag);
}
