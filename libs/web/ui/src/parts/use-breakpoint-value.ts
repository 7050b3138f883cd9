import { useBreakpointValue as useChakraBreakpointValue } from '@chakra-ui/react';

/** What is given for the width of the screen; known in the first render, so that no layout of a phone flashes by. */
export const useBreakpointValue = <Value>(values: Readonly<Record<string, Value>>): Value | undefined =>
  useChakraBreakpointValue(values, { ssr: false });
