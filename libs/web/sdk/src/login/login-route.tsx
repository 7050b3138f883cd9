import { lazy, Suspense } from 'react';

/** Who is signed in already needs none of it. */
const LoginPage = lazy(async () => ({ default: (await import('./login-page.js')).LoginPage }));

/** The page of the sign-in, fetched when it is gone to. */
export function LoginRoute() {
  return (
    <Suspense>
      <LoginPage />
    </Suspense>
  );
}
