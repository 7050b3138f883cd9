import { errorText } from '@keikka/sdk';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Plus,
  RetryBanner,
  Skeleton,
  VisuallyHidden,
} from '@keikka/ui';
import { texts } from '../texts.js';

const rows = Array.from({ length: 14 }, (_, index) => index);

/** Skeleton rows in the size of real ones. */
export function TuoteSkeleton() {
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
          <Skeleton flex="3" />
          <Skeleton flex="2" />
          <Skeleton flex="1" hideBelow="md" />
          <Skeleton flex="1" />
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

export function RefreshFailed(props: FailureProps) {
  return (
    <Box px="3" py="2">
      <Failed {...props} text={texts.refreshFailed} />
    </Box>
  );
}

/** Below the formulas, which are checked all the same. */
export function SampleFailed(props: FailureProps) {
  return <Failed {...props} text={texts.sampleFailed} />;
}

function Failed({ text, error, retrying, onRetry }: FailureProps & { text: string }) {
  return (
    <RetryBanner retrying={retrying} onRetry={onRetry}>
      {text} {errorText(error)}
    </RetryBanner>
  );
}

export function NoTuotteet({ onNew }: { onNew: () => void }) {
  return (
    <EmptyState
      {...texts.empty}
      action={
        <Button variant="primary" onClick={onNew}>
          <Plus />
          {texts.uusiTuote}
        </Button>
      }
    />
  );
}

export function NoHits({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title={texts.noHits.title} action={<Button onClick={onClear}>{texts.noHits.clear}</Button>} />
  );
}
