import type { QueryClient } from '@tanstack/react-query';
import { createApiClient, type ApiClient, type TokenSource } from '../http/api-client.js';
import { LiveClient } from '../live/live-client.js';
import type { Live } from '../live/live.js';
import { noSocket } from '../live/no-socket.js';
import { createQueryClient } from '../query/create-query-client.js';
import { openSessionChannel } from '../session/session-channel.js';
import { PortalSession } from '../session/portal-session.js';
import type { SessionReader } from '../session/session-context.js';
import { SessionStore } from '../session/session-store.js';
import type { AppConfig } from './app-config.js';
import type { Tiles } from './tiles.js';

/** The objects of which a page has exactly one. */
export interface Platform<S extends SessionReader = SessionReader, L extends Live = Live> {
  session: S;
  api: ApiClient;
  queryClient: QueryClient;
  live: L;
  tiles: Tiles | null;
}

/** Creates them and resumes the session. */
export function createPlatform({ apiBase, wsBase, tiles }: AppConfig): Platform<SessionStore, LiveClient> {
  const session = new SessionStore(apiBase, openSessionChannel());
  const queryClient = createQueryClient();
  // At once, so that the session is asked for while React draws for the first time.
  void session.restore();
  const api = createApiClient({
    baseUrl: apiBase,
    tokens: session,
    onTraced: (answer) =>
      void import('../tracing/browser-spans.js').then(
        ({ report }) => report(api, answer),
        // A deployment may have taken the file away meanwhile.
        () => undefined,
      ),
  });
  return {
    session,
    api,
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

/** The same for a foreign page, which signs nobody in and has no socket. */
export function createPortalPlatform(baseUrl: string, tokens: TokenSource): Platform<PortalSession> {
  const api = createApiClient({ baseUrl, tokens });
  return {
    session: new PortalSession(api),
    api,
    queryClient: createQueryClient(),
    tiles: null,
    live: noSocket(),
  };
}
