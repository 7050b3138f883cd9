import type { QueryClient } from '@tanstack/react-query';
import { createApiClient, type ApiClient } from '../http/api-client.js';
import { LiveClient } from '../live/live-client.js';
import { createQueryClient } from '../query/create-query-client.js';
import { openSessionChannel } from '../session/session-channel.js';
import { SessionStore } from '../session/session-store.js';
import type { AppConfig } from './app-config.js';
import type { Tiles } from './tiles.js';

/** The objects of which a page has exactly one. */
export interface Platform {
  session: SessionStore;
  api: ApiClient;
  queryClient: QueryClient;
  live: LiveClient;
  tiles: Tiles | null;
}

/** Creates them and resumes the session. */
export function createPlatform({ apiBase, wsBase, tiles }: AppConfig): Platform {
  const session = new SessionStore(apiBase, openSessionChannel());
  const queryClient = createQueryClient();
  // At once, so that the session is asked for while React draws for the first time.
  void session.restore();
  return {
    session,
    api: createApiClient({ baseUrl: apiBase, tokens: session }),
    queryClient,
    tiles: tiles ?? null,
    live: new LiveClient({
      url: wsBase,
      tokens: session,
      // Changes during the gap were not received. With ETags, reading again is cheap.
      onReconnected: () => void queryClient.invalidateQueries(),
    }),
  };
}
