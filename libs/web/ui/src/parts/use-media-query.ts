import { useMediaQuery as useChakraMediaQuery } from '@chakra-ui/react';

/**
 * Whether each media query matches. The first render already knows, because nothing of ours is rendered on a server,
 * and a layout first measured for a mouse would keep its size on touch screens.
 */
export const useMediaQuery = (queries: string[]): boolean[] => useChakraMediaQuery(queries, { ssr: false });

const PHONE = '(max-width: 767px)';

/** Whether the screen is a phone's, narrower than `md`. */
export const usePhone = (): boolean => useMediaQuery([PHONE])[0] ?? false;
