import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** What a network that failed for a moment is given. */
const RETRY_MS = 3_000;

/** A browser that never rests is not waited for: without these parts the board has no menus. */
const REST_WITHIN_MS = 1_000;

export type LaterParts = typeof import('./parts.js');

/** Under which they are kept. */
export const laterPartsKey = ['grid', 'laterParts'] as const;

/** The later parts; undefined until they are there. */
export function useLaterParts(): LaterParts | undefined {
  const { data } = useQuery({
    queryKey: laterPartsKey,
    queryFn: () => import('./parts.js'),
    enabled: useHasDrawn(),
    // Without them the board has no menus, so they are asked for until they come.
    retry: true,
    retryDelay: RETRY_MS,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data;
}

/** True once the browser has drawn and rests, or a moment later. */
function useHasDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const tell = (): void => setDrawn(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(tell);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(tell, { timeout: REST_WITHIN_MS });
    return () => cancelIdleCallback(idle);
  }, []);
  return drawn;
}
