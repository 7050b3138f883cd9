import { Center, ErrorState, Spinner, VisuallyHidden } from '@keikka/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginPath } from '../navigation/last-path.js';
import { useSessionState, useSessionStore } from '../session/session-context.js';
import type { LoginLocationState } from './login-page.js';
import { loginTexts } from './texts.js';

/** Lets through who is signed in; others go by way of the sign-in and come back to where they were going. */
export function RequireSession({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const store = useSessionStore();
  const location = useLocation();

  switch (state.status) {
    case 'restoring':
      return (
        <Center minH="100dvh" color="fg.subtle">
          <Spinner />
          <VisuallyHidden role="status">{loginTexts.restoring}</VisuallyHidden>
        </Center>
      );
    case 'unreachable':
      return (
        <Center minH="100dvh" p="4">
          <ErrorState
            title={loginTexts.unreachableTitle}
            text={state.error.message}
            onRetry={() => void store.restore()}
          />
        </Center>
      );
    case 'signedOut':
      return (
        <Navigate
          to={loginPath}
          replace
          state={{ from: location.pathname + location.search } satisfies LoginLocationState}
        />
      );
    case 'signedIn':
      return <OnePersonsData personId={state.session.user.personId}>{children}</OnePersonsData>;
  }
}

/** Nothing read for one person may be shown to the next. */
function OnePersonsData({ personId, children }: { personId: number; children: ReactNode }) {
  const queryClient = useQueryClient();
  useEffect(() => () => queryClient.clear(), [personId, queryClient]);
  return <Fragment key={personId}>{children}</Fragment>;
}
