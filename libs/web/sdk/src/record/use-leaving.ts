import { useCallback, useState } from 'react';

/** The open question whether unsaved work is left. */
export interface Leaving {
  /** Asks; true when the work may be left. */
  ask: () => Promise<boolean>;
  asked: boolean;
  answer: (leaves: boolean) => void;
}

/** Holds the question until somebody answers it. */
export function useLeaving(): Leaving {
  const [waiting, setWaiting] = useState<{ answer: (leaves: boolean) => void } | null>(null);
  const ask = useCallback(
    () =>
      new Promise<boolean>((answer) => {
        // A question that is replaced by another one stays unanswered.
        setWaiting((before) => {
          before?.answer(false);
          return { answer };
        });
      }),
    [],
  );
  function answer(leaves: boolean): void {
    waiting?.answer(leaves);
    setWaiting(null);
  }
  return { ask, asked: waiting !== null, answer };
}
