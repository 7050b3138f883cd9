import type { Yyyymmdd } from '@keikka/domain';
import { useEffect, useState } from 'react';

const CHANGING_MS = 100;

/** Whether another day was chosen a moment ago (G-168). Until the choice rests, the page is busy for screen readers. */
export function useDayChanging(day: Yyyymmdd): boolean {
  const [settled, setSettled] = useState(day);
  useEffect(() => {
    if (settled === day) return;
    const timer = setTimeout(() => setSettled(day), CHANGING_MS);
    return () => clearTimeout(timer);
  }, [day, settled]);
  return settled !== day;
}
