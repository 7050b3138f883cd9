import { useMediaQuery as useChakraMediaQuery } from '@chakra-ui/react';

/**
 * Whether the screen is so, for each query. Known in the first drawing: nothing of ours is drawn on a server, and what is
 * measured for a mouse first keeps its size for fingers too.
 */
export const useMediaQuery = (queries: string[]): boolean[] => useChakraMediaQuery(queries, { ssr: false });
