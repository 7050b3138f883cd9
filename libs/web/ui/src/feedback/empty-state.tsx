import { Text, VStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** The reason, or what to do: one sentence. */
  text?: string;
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <VStack gap="1.5" px="4" py="8" width="full" textAlign="center">
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
