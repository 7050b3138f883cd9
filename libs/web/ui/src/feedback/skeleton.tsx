import { Box, type BoxProps } from '@chakra-ui/react';

/** A grey shape of the size of what comes, so that nothing shifts when it does. */
export function Skeleton(props: BoxProps) {
  return (
    <Box
      aria-hidden
      bg="bg.muted"
      borderRadius="bar"
      minH="3"
      css={{ animation: 'pulse 1.6s ease-in-out infinite', _motionReduce: { animation: 'none' } }}
      {...props}
    />
  );
}
