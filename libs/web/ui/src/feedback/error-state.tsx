import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, RefreshCw } from 'lucide-react';
import { Button } from '../actions/button.js';
import { texts } from '../texts.js';

interface ErrorStateProps {
  /** What failed. */
  title: string;
  /** The reason, or what the person can do. */
  text?: string;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
}

/** Stands in place of content that failed to load: what is missing, why, and a button to try again. */
export function ErrorState({ title, text, onRetry, retryLabel = texts.retry, retrying }: ErrorStateProps) {
  return (
    <Flex
      role="alert"
      align="center"
      gap="3"
      maxW="560px"
      p="4"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="status.error.border"
      borderRadius="control"
    >
      <Box color="status.error.fg" flexShrink="0" aria-hidden>
        <CircleAlert size={18} />
      </Box>
      <Box flex="1" minW="0">
        <Text textStyle="text.table" fontWeight="semibold">
          {title}
        </Text>
        {text && (
          <Text textStyle="text.label" color="fg.muted">
            {text}
          </Text>
        )}
      </Box>
      {onRetry && (
        <Button onClick={onRetry} busy={retrying}>
          {!retrying && <RefreshCw />}
          {retryLabel}
        </Button>
      )}
    </Flex>
  );
}
