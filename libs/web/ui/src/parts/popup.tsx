import { usePresenceContext } from '@ark-ui/react/presence';
import { Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePortalContainer } from './portal-container.js';

/**
 * Where a list, a menu, a calendar or a tooltip opens, over the page. A form has dozens of them that nobody opens: none of
 * their parts is made before one is opened, nor after it has closed.
 */
export function Popup({ children }: { children: ReactNode }) {
  const { unmounted } = usePresenceContext();
  const container = usePortalContainer();
  return unmounted ? null : <Portal container={container}>{children}</Portal>;
}
