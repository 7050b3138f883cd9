import type { Failure } from '@keikka/ui/forms';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../http/api-error.js';
import { useNotify } from '../../notify/use-notify.js';
import { SavedInPart } from './saved-in-part.js';
import { useIsShown } from './use-is-shown.js';

/** What failed: one text, or one by the error. */
export type FailedText = string | ((error: unknown) => string);

export interface Attempts {
  busy: boolean;
  failure: Failure | null;
  setFailure: (failure: Failure) => void;
  /** Does one thing; `failed` is the message when it throws. */
  attempt: (failed: FailedText, work: () => Promise<unknown>) => Promise<void>;
  /** Resolves when nothing is being done, and the page shows its outcome. */
  settled: () => Promise<void>;
}

/** Runs one thing at a time and reports its outcome, even to a person who has left the window meanwhile. */
export function useAttempt(): Attempts {
  const notify = useNotify();
  const isShown = useIsShown();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const waiting = useRef<(() => void)[]>([]);
  const release = useCallback(() => {
    for (const go of waiting.current.splice(0)) go();
  }, []);
  useEffect(() => {
    if (!busy) release();
  }, [busy, release]);
  // Whoever waits goes on though the form is gone, as when the right to it was taken away.
  useEffect(() => release, [release]);

  const settled = (): Promise<void> =>
    busy ? new Promise((resolve) => void waiting.current.push(resolve)) : Promise.resolve();
  function tell(text: string, error: unknown): void {
    if (isShown()) setFailure({ text, detail: errorText(error) });
    else notify.error(text, error);
  }
  async function attempt(failed: FailedText, work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof SavedInPart) tell(error.message, error.cause);
      else tell(typeof failed === 'string' ? failed : failed(error), error);
    } finally {
      setBusy(false);
    }
  }
  return { busy, failure, setFailure, attempt, settled };
}
