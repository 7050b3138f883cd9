import { Box } from '@chakra-ui/react';

/** A company's own colour beside its name. An inline style, because the colour is data and can be any. */
export function ColourSwatch({ colour }: { colour: string }) {
  return (
    <Box
      as="span"
      boxSize="2.5"
      flexShrink="0"
      borderRadius="palkki"
      bg="bg.muted"
      style={colour ? { background: colour } : undefined}
      aria-hidden
    />
  );
}
