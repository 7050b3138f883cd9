import { useEffect, useState } from 'react';

/** Whether `what` has been waited for longer than that, so that what comes soon is not announced by what flickers. */
export function useIsLate(what: string | number, isWaiting: boolean, afterMs: number): boolean {
  const [late, setLate] = useState<string | number | null>(null);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(what), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [what, isWaiting, afterMs]);
  return late === what;
}
