import { Box, Portal } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { usePortalContainer } from '../app/portal-container.js';
import { ToastCard } from './toast-card.js';
import { toaster } from './toaster.js';

/**
 * The one corner where toasts stack: over the side column, never over rows. A page whose column has something at its
 * foot lifts the stack with the custom property `--toast-bottom` on the root element.
 */
export function ToastHost() {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.read);
  const container = usePortalContainer();
  return (
    <Portal container={container}>
      <Box
        role="region"
        aria-label="Ilmoitukset"
        aria-live="polite"
        position="fixed"
        insetEnd="2"
        bottom="var(--toast-bottom, 12px)"
        width="min(272px, calc(100dvw - 16px))"
        maxH="calc(100dvh - var(--toast-bottom, 12px) - {sizes.topBar})"
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
