import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The time since the page is being printed, in epoch milliseconds; null while it is not. Content for paper has to be
 * rendered before the browser continues.
 */
export function usePrinting(): number | null {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    const begin = (): void => flushSync(() => setSince(Date.now()));
    const end = (): void => setSince(null);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return since;
}
