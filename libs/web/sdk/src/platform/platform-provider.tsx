import { AppProvider, type Embedding } from '@keikka/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { ApiProvider } from '../http/api-context.js';
import { LiveProvider } from '../live/live-context.js';
import { SessionProvider } from '../session/session-context.js';
import type { Platform } from './platform.js';
import { TilesProvider } from './tiles.js';

interface PlatformProviderProps {
  platform: Platform;
  /** Where a foreign page wants it drawn. */
  embedding?: Embedding;
  children: ReactNode;
}

/** Provides theme, session, API, cache and socket to everything below, remotes included. */
export function PlatformProvider({ platform, embedding, children }: PlatformProviderProps) {
  useEffect(() => platform.session.start?.(), [platform]);
  return (
    <AppProvider embedding={embedding}>
      <SessionProvider value={platform.session}>
        <ApiProvider value={platform.api}>
          <QueryClientProvider client={platform.queryClient}>
            <LiveProvider value={platform.live}>
              <TilesProvider value={platform.tiles}>{children}</TilesProvider>
            </LiveProvider>
          </QueryClientProvider>
        </ApiProvider>
      </SessionProvider>
    </AppProvider>
  );
}
