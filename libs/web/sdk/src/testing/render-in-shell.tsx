import type { LiveServerMessage } from '@keikka/contracts';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, Route, Routes } from 'react-router';
import { AppFrame } from '../frame/app-frame.js';
import { LoginPage } from '../login/login-page.js';
import { RequireSession } from '../login/require-session.js';
import { AppRouter } from '../navigation/app-router.js';
import { appRoutes } from '../navigation/app-routes.js';
import { LOGIN_PATH } from '../navigation/last-path.js';
import { PlatformProvider } from '../platform/platform-provider.js';
import { createPlatform } from '../platform/platform.js';
import type { StandInBff } from './stand-in-bff.js';
import { StandInSocket } from './stand-in-socket.js';

/** jsdom has no channels, and a single page has no other tab. */
class SilentChannel extends EventTarget {
  postMessage(): void {
    return undefined;
  }
}

/** jsdom answers no to every media query, which means a phone. */
const wideScreen = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('min-width'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

export interface ShellOptions {
  /** Addresses visited one after the other. The page opens at the last. */
  visited?: readonly string[];
  /** The route of the page. */
  path?: string;
  /** A wide screen for media queries. Without it the test's own setting applies, or a phone. */
  wide?: boolean;
}

export interface RenderedInShell {
  platform: ReturnType<typeof createPlatform>;
  router: ReturnType<typeof createMemoryRouter>;
  /** Sends a message to the page as the server would. */
  say: (message: LiveServerMessage) => void;
  /** The server accepts the page's socket. */
  acceptSocket: () => void;
  /** The messages of the page to the server. */
  said: () => { type: string; date?: string }[];
}

/** Renders a page as the shell does. Frame, session, API client, cache, router and socket client are real. */
export function renderInShell(
  page: ReactElement,
  bff: StandInBff,
  { visited = ['/'], path = '*', wide = false }: ShellOptions = {},
): RenderedInShell {
  Object.assign(globalThis, {
    fetch: bff.fetch,
    BroadcastChannel: SilentChannel,
    WebSocket: StandInSocket,
    ...(wide && { matchMedia: wideScreen }),
  });
  const platform = createPlatform({ apiBase: 'http://bff.test', wsBase: 'ws://bff.test/ws' });
  const signedIn = (
    <RequireSession>
      <AppFrame nav={[]}>{page}</AppFrame>
    </RequireSession>
  );
  const routes = (
    <Routes>
      <Route path={LOGIN_PATH} element={<LoginPage />} />
      <Route path={path} element={signedIn} />
    </Routes>
  );
  const router = createMemoryRouter(appRoutes(routes), { initialEntries: [...visited] });
  render(
    <PlatformProvider platform={platform}>
      <AppRouter router={router} />
    </PlatformProvider>,
  );
  return {
    platform,
    router,
    say: (message) => {
      act(() => StandInSocket.last?.say(message));
    },
    acceptSocket: () => {
      act(() => void StandInSocket.last?.dispatchEvent(new Event('open')));
    },
    said: () => (StandInSocket.last?.sent ?? []).map((text) => JSON.parse(text) as { type: string }),
  };
}
