import { errorText } from '@keikka/sdk';
import { Box, ErrorState, Flex, RetryBanner } from '@keikka/ui';
import { texts } from '../texts.js';

interface FailureProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

export function LoadFailed({ error, retrying, onRetry }: FailureProps) {
  return (
    <Flex p="4" justify="center">
      <ErrorState title={texts.loadFailed} text={errorText(error)} onRetry={onRetry} retrying={retrying} />
    </Flex>
  );
}

/** Says that the shown orders are from an earlier read. */
export function RefreshFailed({ error, retrying, onRetry }: FailureProps) {
  return (
    <Box px="3" py="2">
      <RetryBanner retrying={retrying} onRetry={onRetry}>
        {texts.refreshFailed} {errorText(error)}
      </RetryBanner>
    </Box>
  );
}
