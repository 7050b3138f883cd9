import { Box, Text, usePhone } from '@keikka/ui';
import type { ReactNode } from 'react';

interface BarPlaceProps {
  /** What the control in it names itself too. */
  label: string;
  children: ReactNode;
}

/** A place of the order's top bar. On a phone it has its name above, and what is in it is as wide as its column. */
export function BarPlace({ label, children }: BarPlaceProps) {
  if (!usePhone()) return children;
  return (
    <Box minW="0">
      <Text mb="3px" textStyle="text.label" fontWeight="semibold" color="fg.muted" aria-hidden>
        {label}
      </Text>
      {children}
    </Box>
  );
}
