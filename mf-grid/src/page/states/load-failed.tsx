import { loadErrorText } from '@keikka/sdk';
import { Center, ErrorState, RetryBanner } from '@keikka/ui';
import { texts } from './texts.js';

interface LoadFailedProps {
  error: Error;
  busy: boolean;
  onReload: () => void;
}

/** Nothing was loaded and nothing is remembered (G-015, G-016). */
export function LoadFailed({ error, busy, onReload }: LoadFailedProps) {
  return (
    <Center flex="1" bg="bg.surface">
      <ErrorState
        title={texts.loadFailed}
        text={loadErrorText(error)}
        onRetry={onReload}
        retryLabel={texts.reload}
        retrying={busy}
      />
    </Center>
  );
}

/** The shown day may be old; the message stays above it for as long as that is so (G-017). */
export function ShownFromMemory({ busy, onReload }: Omit<LoadFailedProps, 'error'>) {
  return (
    <RetryBanner retryLabel={texts.reload} retrying={busy} onRetry={onReload}>
      {texts.shownFromMemory}
    </RetryBanner>
  );
}
