import { Center, ErrorState, Spinner, VisuallyHidden, toaster } from '@keikka/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LOGIN_PATH } from '../navigation/last-path.js';
import { useSessionState, useSessionStore } from '../session/session-context.js';
import type { LoginLocationState } from './login-page.js';
import { sessionTexts } from './session-texts.js';

/** Shows its children to signed-in persons. Others sign in first and return to the address they wanted. */
export function RequireSession({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const store = useSessionStore();
  const location = useLocation();
  const personId = useRef<number>(undefined);
  useEffect(() => {
    if (state.status === 'signedIn') personId.current = state.session.user.personId;
  }, [state]);

  switch (state.status) {
    case 'restoring':
      return (
        <Center minH="100dvh" color="fg.subtle">
          <Spinner />
          <VisuallyHidden role="status">{sessionTexts.restoring}</VisuallyHidden>
        </Center>
      );
    case 'unreachable':
      return (
        <Center minH="100dvh" p="4">
          <ErrorState
            title={sessionTexts.unreachableTitle}
            text={state.error.message}
            onRetry={() => void store.restore()}
          />
        </Center>
      );
    case 'signedOut':
      return <ToLogin from={location.pathname + location.search} personId={personId} />;
    case 'signedIn':
      return <OnePersonsData personId={state.session.user.personId}>{children}</OnePersonsData>;
  }
}

/** A component of its own, because the previous person may be read only when it unmounts. */
function ToLogin({ from, personId }: { from: string; personId: RefObject<number | undefined> }) {
  const navigate = useNavigate();
  useEffect(() => {
    const state: LoginLocationState = { from, personId: personId.current };
    void navigate(LOGIN_PATH, { replace: true, state });
  }, [navigate, from, personId]);
  return null;
}

/** Clears cached data and toasts, so that the next person sees nothing of the previous one's. */
function OnePersonsData({ personId, children }: { personId: number; children: ReactNode }) {
  const queryClient = useQueryClient();
  useEffect(
    () => () => {
      queryClient.clear();
      toaster.clear();
    },
    [personId, queryClient],
  );
  return <Fragment key={personId}>{children}</Fragment>;
}
