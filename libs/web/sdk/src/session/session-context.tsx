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

/** The signed-in person with company and rights. Remotes are rendered only below a sign-in. */
export function useSession(): SessionInfo {
  const state = useSessionState();
  if (state.status !== 'signedIn') throw new Error('useSession needs a signed-in person');
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
