import { useCallback } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether the browser's address is still that of the drawn page. The page that a person has left for may be under way, and
 * what the old one then writes into the address would bring the person back.
 */
export function useStillHere(): () => boolean {
  const { pathname } = useLocation();
  return useCallback(() => window.location.pathname === pathname, [pathname]);
}
