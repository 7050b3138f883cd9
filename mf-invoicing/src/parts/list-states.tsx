import { errorText } from '@keikka/sdk';
import { ErrorState, Flex, RetryBanner } from '@keikka/ui';

interface FailureProps {
  /** What failed. */
  text: string;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** In the place of what could not be loaded. */
export function LoadFailed({ text, error, retrying, onRetry }: FailureProps) {
  return (
    <Flex p="4" justify="center">
      <ErrorState title={text} text={errorText(error)} onRetry={onRetry} retrying={retrying} />
    </Flex>
  );
}

/** Above what was loaded before. */
export function Failed({ text, error, retrying, onRetry }: FailureProps) {
  return (
    <RetryBanner retrying={retrying} onRetry={onRetry}>
      {text} {errorText(error)}
    </RetryBanner>
  );
}
