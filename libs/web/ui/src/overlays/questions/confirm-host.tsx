import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmQuestion } from './confirm-dialog.js';

type Ask = (question: ConfirmQuestion) => Promise<boolean>;

const ConfirmContext = createContext<Ask | null>(null);

export function ConfirmHost({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null);
  const answer = useRef<(confirmed: boolean) => void>(undefined);
  const ask = useCallback<Ask>((next) => {
    // A question that is replaced by another one stays unanswered.
    answer.current?.(false);
    setQuestion(next);
    return new Promise((resolve) => (answer.current = resolve));
  }, []);
  function close(confirmed: boolean): void {
    answer.current?.(confirmed);
    setQuestion(null);
  }
  return (
    <ConfirmContext value={ask}>
      {children}
      {question && (
        <ConfirmDialog {...question} open onConfirm={() => close(true)} onCancel={() => close(false)} />
      )}
    </ConfirmContext>
  );
}

/** `if (await confirm({ title, text, confirmLabel: 'KYLLÄ, poista palkki', danger: true })) …` */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs an AppProvider above it');
  return ask;
}
