import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, useLocation } from 'react-router';
import { AppRouter } from './app-router.js';
import { appRoutes } from './app-routes.js';

function Place() {
  return <p>{useLocation().pathname}</p>;
}

it('draws a navigation in one go that asks for it', async () => {
  const router = createMemoryRouter(appRoutes(<Place />));
  render(<AppRouter router={router} />);
  const { unsubscribe, drawn } = watch();
  await act(() => router.navigate('/toinen', { flushSync: true }));
  unsubscribe();
  expect(drawn).toEqual(['/toinen']);

  /** What stands on the page when the router has told of a navigation. */
  function watch() {
    const drawn: string[] = [];
    // Subscribed after the page itself, so that it is told after it.
    const unsubscribe = router.subscribe(({ location }) =>
      drawn.push(...screen.queryAllByText(location.pathname).map(({ textContent }) => textContent)),
    );
    return { unsubscribe, drawn };
  }
});
