import { errorText } from '@keikka/sdk';
import { Box, ErrorState, Flex, RetryBanner, Skeleton, VisuallyHidden } from '@keikka/ui';
import { texts } from '../texts.js';

const rows = Array.from({ length: 8 }, (_, index) => index);

/** Skeleton rows in the size of real ones. */
export function PreviousSkeleton() {
  return (
    <Box role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Box h="8" bg="bg.subtle" borderBottomWidth="1px" />
      {rows.map((row) => (
        <Flex
          key={row}
          h="8"
          px="2"
          align="center"
          gap="6"
          borderBottomWidth="1px"
          borderColor="border.subtle"
        >
          <Skeleton flex="2" />
          <Skeleton flex="1" />
          <Skeleton flex="1" hideBelow="md" />
          <Skeleton flex="2" />
        </Flex>
      ))}
    </Box>
  );
}

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
