import { linkCalls } from '@keikka/contracts';
import { Button, ErrorState, Spinner, Stack, Text, VisuallyHidden } from '@keikka/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError, errorText } from '../http/api-error.js';
import { sendCall } from '../http/send-call.js';
import { LOGIN_PATH } from '../navigation/last-path.js';
import { useSessionStore } from '../session/session-context.js';
import { LoginCard } from './login-card.js';
import { welcomeTexts } from './welcome-texts.js';
import { WelcomeForm } from './welcome-form.js';

/** The first sign-in, by a single-use link: its person chooses a password and is in. */
export function Welcome({ token }: { token: string }) {
  const store = useSessionStore();
  const navigate = useNavigate();
  const options = { baseUrl: store.baseUrl, withCookie: true };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['link', token],
    queryFn: ({ signal }) => sendCall(linkCalls.get, { token }, { ...options, signal }),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  async function accept(password: string): Promise<void> {
    await sendCall(linkCalls.accept, { token, password }, options);
    await store.restore();
    // Without the secret, which is spent.
    await navigate('/', { replace: true });
  }
  return (
    <LoginCard title={welcomeTexts.title}>
      {data ? (
        <WelcomeForm owner={data} onSubmit={accept} />
      ) : error instanceof ApiError && error.errorCode === 'AUTH.LINK_SPENT' ? (
        <Stack gap="4" align="flex-start">
          <Text role="alert">{errorText(error)}</Text>
          <Button onClick={() => void navigate(LOGIN_PATH, { replace: true })}>{welcomeTexts.toLogin}</Button>
        </Stack>
      ) : error ? (
        <ErrorState
          title={welcomeTexts.failed}
          text={errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Stack align="center" color="fg.subtle">
          <Spinner />
          <VisuallyHidden role="status">{welcomeTexts.checking}</VisuallyHidden>
        </Stack>
      )}
    </LoginCard>
  );
}
