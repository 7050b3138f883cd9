import { chakra, Flex, Span } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const PartButton = chakra('button', {
  base: {
    px: '3',
    minH: '11',
    textAlign: 'start',
    textStyle: 'text.table',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { bg: 'bg.subtle' },
    '&[aria-pressed=true]': { borderColor: 'brand.solid', color: 'brand.fg' },
  },
});

/** A part of a list: what it is called, and below that how much is in it. */
export interface Part {
  key: string;
  name: string;
  count: ReactNode;
  isShown: boolean;
  onShow: () => void;
}

interface PartsBarProps {
  label: string;
  parts: readonly Part[];
  /** At the end. */
  children?: ReactNode;
}

/** The parts of a list with their counts above it; one is shown by itself when it is pressed. */
export function PartsBar({ label, parts, children }: PartsBarProps) {
  return (
    <Flex
      role="group"
      aria-label={label}
      align="stretch"
      bg="bg.surface"
      borderBottomWidth="1px"
      overflowX="auto"
      flexShrink="0"
    >
      {parts.map(({ key, name, count, isShown, onShow }) => (
        <PartButton key={key} type="button" aria-pressed={isShown} onClick={onShow}>
          <Span display="block" fontWeight="semibold">
            {name}
          </Span>
          <Span display="block" textStyle="text.label" color="fg.muted">
            {count}
          </Span>
        </PartButton>
      ))}
      {children}
    </Flex>
  );
}
