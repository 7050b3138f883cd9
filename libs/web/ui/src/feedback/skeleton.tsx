import { Box, type BoxProps } from '@chakra-ui/react';

/** A grey shape with the size of the coming content, so that nothing shifts when it arrives. */
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
