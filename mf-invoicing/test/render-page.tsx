import { appRoutes, createPlatform, PlatformProvider, RequireSession } from '@keikka/sdk/internal';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { StandInBff } from './stand-in-bff.js';

/** jsdom has no channels; a page alone has nobody to tell. */
class SilentChannel extends EventTarget {
  postMessage(): void {
    return undefined;
  }
}

/** A wide screen: jsdom answers no to every media query. */
const wideScreen = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('min-width'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

export type Router = ReturnType<typeof createMemoryRouter>;

/** Draws a page as the shell does: signed in, with the real session, API client and cache over a stand-in BFF. */
export function renderPage(page: ReactElement, bff: StandInBff, ...visited: string[]): Router {
  Object.assign(globalThis, {
    fetch: bff.fetch,
    BroadcastChannel: SilentChannel,
    matchMedia: wideScreen,
  });
  const platform = createPlatform({ apiBase: 'http://bff.test', wsBase: 'ws://bff.test/ws' });
  const router = createMemoryRouter(appRoutes(<RequireSession>{page}</RequireSession>), {
    initialEntries: visited.length > 0 ? visited : ['/'],
  });
  render(
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return router;
}
