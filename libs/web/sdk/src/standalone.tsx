import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, Route, Routes } from 'react-router';
import { AppFrame } from './frame/app-frame.js';
import { LoginPage } from './login/login-page.js';
import { RequireSession } from './login/require-session.js';
import { AppRouter } from './navigation/app-router.js';
import { appRoutes } from './navigation/app-routes.js';
import { LOGIN_PATH } from './navigation/last-path.js';
import { loadAppConfig, type AppConfig } from './platform/app-config.js';
import { PlatformProvider } from './platform/platform-provider.js';
import { createPlatform, type Platform } from './platform/platform.js';
import { readDeclaration, type DeclaredPage } from './slots/remote-declaration.js';
import type { RemoteModule } from './slots/remote-module.js';
import { registerSlots } from './slots/slot-registry.js';

interface StandaloneOptions {
  remote: RemoteModule;
  /** The remote's `remote.json`. */
  declaration: unknown;
}

interface Standalone {
  platform: Platform;
  router: ReturnType<typeof createBrowserRouter>;
}

/** Shows a remote on a page of its own, with the real session, API and socket and no other remotes. */
export async function startStandalone(options: StandaloneOptions): Promise<void> {
  showStandalone(options, await loadAppConfig());
}

/**
 * The same for a caller that already knows the API's address. It returns the platform, so that the page can be driven
 * from outside.
 */
export function showStandalone({ remote, declaration }: StandaloneOptions, config: AppConfig): Standalone {
  const platform = createPlatform(config);
  registerSlots(remote.slots);
  remote.start?.();
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  const { pages, faults } = readDeclaration(declaration);
  for (const fault of faults) reportError(new Error(`remote.json: ${fault}`));
  const router = createBrowserRouter(appRoutes(<Pages remote={remote} pages={pages} />));
  createRoot(element).render(
    <StrictMode>
      <PlatformProvider platform={platform}>
        <AppRouter router={router} />
      </PlatformProvider>
    </StrictMode>,
  );
  return { platform, router };
}

/** The part of a path before its first parameter. */
const withoutParameters = (path: string): string => path.replace(/\/:.*/, '') || '/';

function Pages({ remote, pages }: { remote: RemoteModule; pages: readonly DeclaredPage[] }) {
  const nav = pages.map(({ title, path }) => ({ label: title, to: withoutParameters(path) }));
  return (
    <Routes>
      <Route path={LOGIN_PATH} element={<LoginPage />} />
      {pages.map(({ name, path }) => {
        const Page = remote.pages[name];
        return (
          Page && (
            <Route
              key={path}
              path={path}
              element={
                <RequireSession>
                  <AppFrame nav={nav}>
                    <Page />
                  </AppFrame>
                </RequireSession>
              }
            />
          )
        );
      })}
      <Route path="*" element={<Navigate to={pages[0]?.path ?? '/'} replace />} />
    </Routes>
  );
}
