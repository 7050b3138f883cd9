import { Banner, Box, Center, Flex, Logo, Text } from '@keikka/ui';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { frameTexts } from '../frame/texts.js';
import { ThemeToggle } from '../frame/theme-toggle.js';
import { readLastPath } from '../navigation/last-path.js';
import { useSessionState, useSessionStore } from '../session/session-context.js';
import { LoginForm } from './login-form.js';
import { loginTexts } from './texts.js';

/** The address that the person wanted before the sign-in. */
export interface LoginLocationState {
  from?: string;
  /** The previous person, if any. Another person does not continue at that person's page. */
  personId?: number;
}

export function LoginPage() {
  const state = useSessionState();
  const store = useSessionStore();
  const location = useLocation();
  const came = (location.state ?? {}) as LoginLocationState;
  useEffect(() => {
    document.title = `${loginTexts.title} · ${frameTexts.product}`;
  }, []);

  if (state.status === 'signedIn') {
    const { personId } = state.session.user;
    const from = came.personId === undefined || came.personId === personId ? came.from : undefined;
    return <Navigate to={from ?? readLastPath(personId) ?? '/'} replace />;
  }
  return (
    <Center minH="100dvh" p="4" position="relative">
      <Box position="absolute" top="1.5" insetEnd="3">
        <ThemeToggle />
      </Box>
      <Box
        as="main"
        width="full"
        maxW="360px"
        p="6"
        bg="bg.surface"
        borderWidth="1px"
        borderColor="border"
        borderRadius="dialog"
        boxShadow="raised"
      >
        <Flex align="center" gap="2" mb="5">
          <Logo />
          <Text textStyle="text.title">{frameTexts.product}</Text>
        </Flex>
        <Text as="h1" textStyle="text.record" mb="3">
          {loginTexts.title}
        </Text>
        {state.status === 'signedOut' && state.ended && (
          <Box mb="3">
            <Banner tone="info">{loginTexts.ended}</Banner>
          </Box>
        )}
        <LoginForm onSubmit={store.signIn} />
      </Box>
    </Center>
  );
}
