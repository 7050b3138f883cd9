import { Box } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { rootStyle } from '../theme/global-css.js';
import { applyColorMode, useModeOf, type ColorPreference } from './color-mode.js';

/** Resets properties that our elements would inherit from the foreign page, and carries the colour mode. */
export function EmbeddedFrame({
  portalRef,
  theme,
  children,
}: {
  portalRef: Ref<HTMLDivElement>;
  theme: ColorPreference;
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const mode = useModeOf(theme);
  useLayoutEffect(() => {
    if (frame.current) applyColorMode(frame.current, mode);
  }, [mode]);
  return (
    <Box ref={frame} css={{ all: 'initial', display: 'block' }}>
      <Box css={{ ...rootStyle, bg: 'bg.surface' }}>
        {children}
        <div ref={portalRef} />
      </Box>
    </Box>
  );
}
