import { Box, Flex } from '@keikka/ui';
import type { ReactNode } from 'react';

interface ListBesideProps {
  list: ReactNode;
  /** What is open of the list. */
  children: ReactNode;
  /** Leaves a narrow screen to what is open; else the list stands above it there. */
  onlyWide?: boolean;
}

/** A list, and beside it what is open of it. */
export function ListBeside({ list, children, onlyWide = false }: ListBesideProps) {
  return (
    <Flex flex="1" h="full" minH="0" direction={{ base: 'column', md: 'row' }}>
      <Box
        hideBelow={onlyWide ? 'lg' : undefined}
        w={{ base: 'full', md: 'sideColumn' }}
        maxH={{ base: '40%', md: 'none' }}
        flexShrink="0"
        overflowY="auto"
        borderInlineEndWidth={{ md: '1px' }}
        borderBottomWidth={{ base: '1px', md: '0' }}
        bg="bg.surface"
      >
        {list}
      </Box>
      <Box flex="1" minW="0" minH="0">
        {children}
      </Box>
    </Flex>
  );
}
