import { AppFrame, LoginPage, RequireSession, hasFlag, loginPath } from '@keikka/sdk/internal';
import { useSession } from '@keikka/sdk';
import { useMemo } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { pageRoutes } from './pages/page-routes.js';
import { UnknownPath } from './pages/unknown-path.js';
import { RemotePage } from './pages/remote-page.js';

export function App() {
  return (
    <Routes>
      <Route path={loginPath} element={<LoginPage />} />
      <Route
        element={
          <RequireSession>
            <Frame />
          </RequireSession>
        }
      >
        {pageRoutes.map((route) => (
          <Route key={route.path} path={route.path} element={<RemotePage key={route.path} route={route} />} />
        ))}
      </Route>
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}

function Frame() {
  const { auth } = useSession();
  const nav = useMemo(
    () =>
      pageRoutes
        .filter(({ inNavigation, access }) => inNavigation && access && hasFlag(auth, access.flag))
        .map(({ title, path }) => ({ label: title, to: path })),
    [auth],
  );
  return (
    <AppFrame nav={nav}>
      <Outlet />
    </AppFrame>
  );
}
