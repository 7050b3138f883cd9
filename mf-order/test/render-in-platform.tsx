import type { LiveServerMessage } from '@keikka/contracts';
import { createPlatform, PlatformProvider, RequireSession, type Platform } from '@keikka/sdk/internal';
import { act, render } from '@testing-library/react';
import { useEffect, type ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import type { StandInBff } from './stand-in-bff.js';

/** jsdom has no channels; a page alone has nobody to tell. */
class SilentChannel extends EventTarget {
  postMessage(): void {
    return undefined;
  }
}

/** The server's end of the page's socket. */
class StandInSocket extends EventTarget {
  static last: StandInSocket | undefined;
  static readonly OPEN = 1;
  readyState = 0;
  bufferedAmount = 0;

  constructor() {
    super();
    StandInSocket.last = this;
  }

  send(): void {
    return undefined;
  }

  close(): void {
    return undefined;
  }
}

export interface Rendered {
  /** Says something to the page as the server would. */
  say: (message: LiveServerMessage) => void;
}

export interface RenderOptions {
  at?: string;
  path?: string;
}

/** Draws what a remote shows as the shell does: signed in, with the real session, API client, cache and socket. */
export function renderInPlatform(
  element: ReactElement,
  bff: StandInBff,
  { at = '/', path = '*' }: RenderOptions = {},
): Rendered {
  const { fetch } = bff;
  Object.assign(globalThis, { fetch, BroadcastChannel: SilentChannel, WebSocket: StandInSocket });
  const platform = createPlatform({ apiBase: 'http://bff.test', wsBase: 'ws://bff.test/ws' });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={[at]}>
        <RequireSession>
          <Listening platform={platform} />
          <Routes>
            <Route path={path} element={element} />
          </Routes>
        </RequireSession>
      </MemoryRouter>
    </PlatformProvider>,
  );
  return {
    say: (message) => {
      act(() => {
        StandInSocket.last?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
      });
    },
  };
}

function Listening({ platform }: { platform: Platform }) {
  useEffect(() => platform.live.start(), [platform]);
  return null;
}
