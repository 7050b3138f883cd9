import { Box, Portal } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useSyncExternalStore, type CSSProperties, type RefObject } from 'react';
import { usePortalContainer } from '../parts/portal-container.js';
import { texts } from '../texts.js';
import { ToastCard } from './toast-card.js';
import { setToastRoom, useToastRoom } from './toast-room.js';
import { toaster } from './toaster.js';

/**
 * The one corner where toasts stack: over the side column, never over rows. A page with something at its foot lifts the
 * stack and reads its height, to keep its own content clear.
 */
export function ToastHost() {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.read);
  const { foot } = useToastRoom();
  const container = usePortalContainer();
  const stack = useRef<HTMLDivElement>(null);
  useReportedHeight(stack);
  useLayoutEffect(() => {
    if (stack.current) stack.current.scrollTop = stack.current.scrollHeight;
  }, [toasts]);
  return (
    <Portal container={container}>
      <Box
        ref={stack}
        role="region"
        aria-label={texts.toasts.region}
        aria-live="polite"
        position="fixed"
        insetEnd="2"
        style={{ '--foot': `${foot}px` } as CSSProperties}
        bottom="var(--foot)"
        pb="2"
        _empty={{ p: '0' }}
        width="min(272px, calc(100dvw - 16px))"
        // The newest is in view; unread errors before it are scrolled to.
        maxH="min(40dvh, calc(100dvh - var(--foot) - {sizes.topBar}))"
        overflowY="auto"
        display="flex"
        flexDirection="column"
        gap="2"
        zIndex="toast"
        pointerEvents="none"
        _print={{ display: 'none' }}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Box>
    </Portal>
  );
}

function useReportedHeight(stack: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = stack.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setToastRoom({ height: element.offsetHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stack]);
}
