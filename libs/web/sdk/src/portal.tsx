import type { Embedding } from '@keikka/ui';
import type { ReactElement } from 'react';
import { createMemoryRouter, Route, Routes } from 'react-router';
import type { TokenSource } from './http/api-client.js';
import { AppRouter } from './navigation/app-router.js';
import { appRoutes } from './navigation/app-routes.js';
import { PlatformProvider } from './platform/platform-provider.js';
import { createPortalPlatform, type Platform } from './platform/platform.js';
import type { PortalSession } from './session/portal-session.js';

export { useAskedSession } from './session/session-context.js';

/** A page of ours inside a foreign one: with its own addresses, which are not those of the browser. */
export interface Portal {
  platform: Platform<PortalSession>;
  router: ReturnType<typeof createMemoryRouter>;
}

interface PortalOptions {
  /** Address of the BFF, without a slash at its end. */
  apiBase: string;
  tokens: TokenSource;
  page: ReactElement;
  /** The route of the page. */
  path: string;
  /** Its first address. */
  at: string;
}

export function createPortal({ apiBase, tokens, page, path, at }: PortalOptions): Portal {
  const routes = (
    <Routes>
      <Route path={path} element={page} />
    </Routes>
  );
  return {
    platform: createPortalPlatform(apiBase, tokens),
    router: createMemoryRouter(appRoutes(routes), { initialEntries: [at] }),
  };
}

/** Does what the shell does for a remote, in a page without a shell. */
export const PortalPage = ({ portal, embedding }: { portal: Portal; embedding: Embedding }) => (
  <PlatformProvider platform={portal.platform} embedding={embedding}>
    <AppRouter router={portal.router} />
  </PlatformProvider>
);
