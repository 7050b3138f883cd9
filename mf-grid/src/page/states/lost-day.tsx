import { useEffect, useState } from 'react';
import { MINUTE_MS } from '@keikka/domain';

const STORAGE_KEY = 'keikka.grid.reloaded';
const ONCE_IN_MS = MINUTE_MS;
/** Between two states there may be a moment of neither. */
const GRACE_MS = 1_000;

const reloadedLately = (): boolean =>
  Date.now() - Number(sessionStorage.getItem(STORAGE_KEY) ?? 0) < ONCE_IN_MS;

/**
 * The day is neither there, nor loading, nor refused, which must not happen. The page reloads itself, at most once a
 * minute. When that does not help, the boundary above shows the fallback view (G-019).
 */
export function LostDay() {
  const [hopeless, setHopeless] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (reloadedLately()) {
        setHopeless(true);
        return;
      }
      sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
      location.reload();
    }, GRACE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (hopeless) throw new Error('The day is neither there, nor on its way, nor refused');
  return null;
}
