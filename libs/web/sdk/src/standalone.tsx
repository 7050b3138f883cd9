import { StrictMode, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, Route, Routes } from 'react-router';
import { AppFrame } from './frame/app-frame.js';
import { LoginPage } from './login/login-page.js';
import { RequireSession } from './login/require-session.js';
import { AppRouter } from './navigation/app-router.js';
import { appRoutes } from './navigation/app-routes.js';
import { loginPath } from './navigation/last-path.js';
import { loadAppConfig } from './platform/app-config.js';
import { PlatformProvider } from './platform/platform-provider.js';
import { createPlatform } from './platform/platform.js';
import type { RemoteModule } from './slots/remote-module.js';
import { registerSlots } from './slots/slot-registry.js';

export interface StandaloneOptions {
  remote: RemoteModule;
  /** Paths and the names of the remote's pages at them. */
  routes: Readonly<Record<string, string>>;
  /** In the bar, in place of the navigation. */
  label: string;
}

/** A remote on a page of its own, with the real session, API and socket and none of the other remotes. */
export async function startStandalone(options: StandaloneOptions): Promise<void> {
  const platform = createPlatform(await loadAppConfig());
  registerSlots(options.remote.slots);
  options.remote.start?.();
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  const router = createBrowserRouter(appRoutes(<Standalone {...options} />));
  createRoot(element).render(
    <StrictMode>
      <PlatformProvider platform={platform}>
        <AppRouter router={router} />
      </PlatformProvider>
    </StrictMode>,
  );
}

function Standalone({ remote, routes, label }: StandaloneOptions) {
  const first = Object.keys(routes)[0] ?? '/';
  const nav = useMemo(() => [{ label, to: first.replace(/\/:.*/, '') }], [label, first]);
  return (
    <Routes>
      <Route path={loginPath} element={<LoginPage />} />
      {Object.entries(routes).map(([path, name]) => {
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
      <Route path="*" element={<Navigate to={first} replace />} />
    </Routes>
  );
}
