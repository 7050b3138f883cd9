import { loadErrorText } from '@keikka/sdk';
import { Box, Center, ErrorState, Flex, RetryBanner } from '@keikka/ui';
import { useBoard } from '../../view/board-context.js';
import { useStoreValue } from '../../view/use-store-value.js';
import { texts } from './texts.js';

interface LoadFailedProps {
  error: Error;
  busy: boolean;
  onReload: () => void;
}

/** Nothing was loaded and nothing is remembered (G-015, G-016). */
export function LoadFailed({ error, busy, onReload }: LoadFailedProps) {
  return (
    <Center position="absolute" inset="0" zIndex="gridHeader">
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

/**
 * The shown day may be old; the message lies over the hours for as long as that is so, where it moves no row and hides no
 * order (G-017). While something is dragged it lets its times be seen.
 */
export function ShownFromMemory({ busy, onReload }: Omit<LoadFailedProps, 'error'>) {
  const { interaction } = useBoard();
  const isHeld = useStoreValue(interaction, ({ held }) => held !== null);
  return (
    <Flex
      position="absolute"
      top="1.5"
      insetInline={{ base: '2', md: '0' }}
      justify="center"
      pointerEvents="none"
      opacity={isHeld ? '0' : undefined}
      zIndex="sideColumn"
    >
      <Box pointerEvents={isHeld ? undefined : 'auto'}>
        <RetryBanner retryLabel={texts.reload} retrying={busy} onRetry={onReload}>
          {texts.shownFromMemory}
        </RetryBanner>
      </Box>
    </Flex>
  );
}
