import { NETWORK_TEXT } from '@keikka/sdk';
import { AppProvider, Center, ErrorState } from '@keikka/ui';
import { texts } from './texts.js';

/** Shown when not even the API's address could be read. */
export function StartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <AppProvider>
      <Center minH="100dvh" p="4">
        <ErrorState title={texts.startFailed} text={NETWORK_TEXT} onRetry={onRetry} />
      </Center>
    </AppProvider>
  );
}
