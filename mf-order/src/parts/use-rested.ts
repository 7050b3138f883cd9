import { useEffect, useState } from 'react';

const RESTS_AFTER_MS = 120;

/** A typed text once the typing rests, so that a word typed quickly is asked about once. */
export function useRested(text: string, afterMs = RESTS_AFTER_MS): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return rested;
}
