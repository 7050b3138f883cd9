import {
  AppFrame,
  LOGIN_PATH,
  LoginRoute,
  Outlet,
  RequireSession,
  Route,
  Routes,
  hasFlag,
} from '@keikka/sdk/internal';
import { useSession } from '@keikka/sdk';
import { useMemo } from 'react';
import { PagesProvider, usePages } from './pages/pages-context.js';
import { RemotePage } from './pages/remote-page.js';
import { UnknownPath } from './pages/unknown-path.js';
import type { PageRoute } from './remotes/manifest.js';

export function App({ pages }: { pages: readonly PageRoute[] }) {
  return (
    <PagesProvider value={pages}>
      <Routes>
        <Route path={LOGIN_PATH} element={<LoginRoute />} />
        <Route
          element={
            <RequireSession>
              <Frame />
            </RequireSession>
          }
        >
          {pages.map((page) => (
            <Route key={page.path} path={page.path} element={<RemotePage key={page.path} route={page} />} />
          ))}
        </Route>
        <Route path="*" element={<UnknownPath />} />
      </Routes>
    </PagesProvider>
  );
}

function Frame() {
  const { auth } = useSession();
  const pages = usePages();
  const nav = useMemo(
    () =>
      pages
        .filter(
          ({ navigation, access }) =>
            navigation !== undefined && (access === undefined || hasFlag(auth, access.flag)),
        )
        .map(({ title, path }) => ({ label: title, to: path })),
    [auth, pages],
  );
  return (
    <AppFrame nav={nav}>
      <Outlet />
    </AppFrame>
  );
}
