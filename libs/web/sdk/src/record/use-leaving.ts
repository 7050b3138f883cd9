import { useCallback, useEffect, useRef, useState } from 'react';

/** The open question whether unsaved work is left. */
export interface Leaving {
  /** Asks; true when the work may be left. */
  ask: () => Promise<boolean>;
  asked: boolean;
  /** Somebody is on the way out, and waits for the save under way. */
  isWaiting: () => boolean;
  answer: (leaves: boolean) => void;
}

interface Work {
  /** Resolves when no save is under way. */
  settled: () => Promise<void>;
  isUnsaved: () => boolean;
  /** Another question is open, which comes first. */
  isHeld: boolean;
}

/** Of a form that is gone nothing is left to be asked about. */
const nothing: Work = { settled: () => Promise.resolve(), isUnsaved: () => false, isHeld: false };

/** Holds the question until somebody answers it. A save under way ends first, and may leave nothing to ask. */
export function useLeaving(work: Work): Leaving {
  const [waiting, setWaiting] = useState<{ answer: (leaves: boolean) => void } | null>(null);
  const now = useRef(work);
  const waits = useRef(0);
  useEffect(() => {
    now.current = work;
    return () => void (now.current = nothing);
  });
  const ask = useCallback(async () => {
    waits.current += 1;
    await now.current.settled();
    waits.current -= 1;
    if (now.current.isHeld) return false;
    if (!now.current.isUnsaved()) return true;
    return new Promise<boolean>((answer) => {
      // A question that is replaced by another one stays unanswered.
      setWaiting((before) => {
        before?.answer(false);
        return { answer };
      });
    });
  }, []);
  function answer(leaves: boolean): void {
    waiting?.answer(leaves);
    setWaiting(null);
  }
  const isWaiting = useCallback(() => waits.current > 0, []);
  return { ask, asked: waiting !== null, isWaiting, answer };
}
