import { Box, Portal } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { usePortalContainer } from '../app/portal-container.js';
import { ToastCard } from './toast-card.js';
import { toaster } from './toaster.js';

/**
 * The one corner where toasts stack: over the side column, never over rows. A page with something at its foot lifts the
 * stack by the custom property `--toast-bottom` on the root element, and reads from `--toast-height` how much room the
 * stack takes, to have nothing below it.
 */
export function ToastHost() {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.read);
  const container = usePortalContainer();
  const stack = useRef<HTMLDivElement>(null);
  useToldHeight(stack);
  useLayoutEffect(() => {
    if (stack.current) stack.current.scrollTop = stack.current.scrollHeight;
  }, [toasts]);
  return (
    <Portal container={container}>
      <Box
        ref={stack}
        role="region"
        aria-label="Ilmoitukset"
        aria-live="polite"
        position="fixed"
        insetEnd="2"
        bottom="var(--toast-bottom, 4px)"
        pb="2"
        _empty={{ p: '0' }}
        width="min(272px, calc(100dvw - 16px))"
        // The newest is in sight; unread errors before it are scrolled to.
        maxH="min(40dvh, calc(100dvh - var(--toast-bottom, 4px) - {sizes.topBar}))"
        overflowY="auto"
        display="flex"
        flexDirection="column"
        gap="2"
        zIndex="toast"
        pointerEvents="none"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Box>
    </Portal>
  );
}

function useToldHeight(stack: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const element = stack.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      root.style.setProperty('--toast-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--toast-height');
    };
  }, [stack]);
}
