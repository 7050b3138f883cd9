import { Box, Text } from '@keikka/ui';
import type { ReactNode } from 'react';

/** A titled box among those of a whole line. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      role="group"
      aria-label={title}
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="control"
      bg="bg.subtle"
      p="2"
      minW="0"
    >
      <Text textStyle="text.label" fontWeight="semibold" color="fg.muted" mb="1">
        {title}
      </Text>
      {children}
    </Box>
  );
}

export const Note = ({ children }: { children: ReactNode }) => (
  <Text textStyle="text.label" color="fg.muted">
    {children}
  </Text>
);
