import { chakra } from '@chakra-ui/react';

/** Two bars on the board. */
export function Logo() {
  return (
    <chakra.svg viewBox="0 0 20 20" boxSize="5" flexShrink="0" aria-hidden>
      <chakra.rect width="20px" height="20px" rx="4px" fill="brand.solid" />
      <rect x="4" y="6" width="8" height="2.5" rx="0.7" fill="#fff" />
      <rect x="4" y="10.5" width="12" height="3" rx="0.7" fill="#fff" />
    </chakra.svg>
  );
}
