import { Banner, Box } from '@keikka/ui';
import { Navigate, useLocation } from 'react-router';
import { readLastPath } from '../navigation/last-path.js';
import { useSessionState, useSessionStore } from '../session/session-context.js';
import { LoginCard } from './login-card.js';
import { LoginForm } from './login-form.js';
import { loginTexts } from './texts.js';
import { Welcome } from './welcome.js';

/** The address that the person wanted before the sign-in. */
export interface LoginLocationState {
  from?: string;
  /** The previous person, if any. Another person does not continue at that person's page. */
  personId?: number;
}

/** The sign-in, and the first one by a single-use link, whose secret stands behind the #. */
export function LoginPage() {
  const { hash } = useLocation();
  return hash.length > 1 ? <Welcome token={hash.slice(1)} /> : <SignIn />;
}

function SignIn() {
  const state = useSessionState();
  const store = useSessionStore();
  const location = useLocation();
  const came = (location.state ?? {}) as LoginLocationState;
  if (state.status === 'signedIn') {
    const { personId } = state.session.user;
    const from = came.personId === undefined || came.personId === personId ? came.from : undefined;
    return <Navigate to={from ?? readLastPath(personId) ?? '/'} replace />;
  }
  return (
    <LoginCard title={loginTexts.title}>
      {state.status === 'signedOut' && state.ended && (
        <Box mb="3">
          <Banner tone="info">{loginTexts.ended}</Banner>
        </Box>
      )}
      <LoginForm onSubmit={store.signIn} />
    </LoginCard>
  );
}
