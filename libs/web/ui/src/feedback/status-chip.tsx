import { Span, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { toneColours, type StatusTone } from './status-looks.js';

interface StatusChipProps extends BoxProps {
  tone: StatusTone | 'neutral';
  icon?: LucideIcon;
  children: ReactNode;
}

/** A status in words with its icon and outline, so that colour is never the only sign. */
export function StatusChip({ tone, icon: Icon, children, ...rest }: StatusChipProps) {
  return (
    <Span
      display="inline-flex"
      alignItems="center"
      gap="1"
      h="20px"
      verticalAlign="middle"
      px="1.5"
      flexShrink="0"
      borderRadius="bar"
      borderWidth="1px"
      borderStyle={tone === 'info' ? 'dashed' : 'solid'}
      textStyle="text.label"
      fontWeight="semibold"
      whiteSpace="nowrap"
      {...toneColours(tone)}
      {...rest}
    >
      {Icon && <Icon size={14} aria-hidden />}
      {children}
    </Span>
  );
}
