import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type LaterParts = typeof import('./parts.js');

/** Under which they are kept. */
export const laterPartsKey = ['grid', 'laterParts'] as const;

/** The later parts; undefined until they are there. A file that does not come is asked for again. */
export function useLaterParts(): LaterParts | undefined {
  const { data } = useQuery({
    queryKey: laterPartsKey,
    queryFn: () => import('./parts.js'),
    enabled: useHasDrawn(),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data;
}

/** True once the browser has drawn and rests. */
function useHasDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const tell = (): void => setDrawn(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(tell);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(tell);
    return () => cancelIdleCallback(idle);
  }, []);
  return drawn;
}
