import { Box, Flex, VisuallyHidden } from '@chakra-ui/react';
import { Skeleton } from './skeleton.js';

interface ListSkeletonProps {
  /** What is loaded, for screen readers: 'Ladataan laskuja...'. */
  loading: string;
  rows?: number;
}

/** A list that is being loaded: rows in the size of real ones. */
export function ListSkeleton({ loading, rows = 14 }: ListSkeletonProps) {
  return (
    <Box role="status">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Box h="8" bg="bg.subtle" borderBottomWidth="1px" />
      {Array.from({ length: rows }, (_, row) => (
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
