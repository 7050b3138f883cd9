import { ApiProvider, createApiClient, type TokenSource } from '@keikka/sdk';
import { AppProvider, type Embedding } from '@keikka/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { KeikkaEmbed } from '../page/keikka.embed.js';

interface EmbeddedKeikkaProps {
  embedding: Embedding;
  apiBase: string;
  tokens: TokenSource;
  queryClient: QueryClient;
  keikkaId: number;
  onDrawn: () => void;
}

/** Does what the shell's platform does for a remote, in a page without a shell. */
export function EmbeddedKeikka(props: EmbeddedKeikkaProps) {
  const { embedding, apiBase, tokens, queryClient, keikkaId, onDrawn } = props;
  const api = useMemo(() => createApiClient({ baseUrl: apiBase, tokens }), [apiBase, tokens]);
  useEffect(onDrawn, [onDrawn]);
  return (
    <AppProvider embedding={embedding}>
      <ApiProvider value={api}>
        <QueryClientProvider client={queryClient}>
          <KeikkaEmbed keikkaId={keikkaId} />
        </QueryClientProvider>
      </ApiProvider>
    </AppProvider>
  );
}
