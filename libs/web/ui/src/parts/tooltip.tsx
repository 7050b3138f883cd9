import { Tooltip as ChakraTooltip, type TooltipRootProps } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { texts } from '../texts.js';
import { Popup } from './popup.js';

const OPEN_DELAY_MS = 250;

export interface TooltipProps {
  content: ReactNode;
  /** Key that does the same, shown after the text. */
  shortcut?: string;
  placement?: NonNullable<TooltipRootProps['positioning']>['placement'];
  disabled?: boolean;
  children: ReactElement;
}

/** A region of its own, because it is drawn outside the page's landmarks. */
export function Tooltip({ content, shortcut, placement, disabled, children }: TooltipProps) {
  if (disabled || !content) return children;
  return (
    <ChakraTooltip.Root
      openDelay={OPEN_DELAY_MS}
      closeDelay={0}
      positioning={{ placement }}
      lazyMount
      unmountOnExit
    >
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Popup>
        <ChakraTooltip.Positioner role="region" aria-label={texts.tooltip}>
          <ChakraTooltip.Content>
            {content}
            {shortcut && ` (${shortcut})`}
          </ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Popup>
    </ChakraTooltip.Root>
  );
}
