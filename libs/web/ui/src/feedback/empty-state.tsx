import { Box, Text, VStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What kind of emptiness it is, for a page that has nothing else. */
  icon?: ReactNode;
  title: string;
  /** The reason, or what to do: one sentence. */
  text?: string;
  action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <VStack gap="1.5" px="4" py="8" width="full" textAlign="center">
      {icon && (
        <Box color="fg.subtle" mb="1" aria-hidden>
          {icon}
        </Box>
      )}
      <Text textStyle="text.title">{title}</Text>
      {text && (
        <Text textStyle="text.table" color="fg.muted">
          {text}
        </Text>
      )}
      {action}
    </VStack>
  );
}
