import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmQuestion } from './confirm-dialog.js';

type Ask = (question: ConfirmQuestion) => Promise<boolean>;

const ConfirmContext = createContext<Ask | null>(null);

interface Pending {
  question: ConfirmQuestion;
  answer: (confirmed: boolean) => void;
}

export function ConfirmHost({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending | null>(null);
  const ask = useCallback<Ask>((question) => new Promise((answer) => setPending({ question, answer })), []);
  function close(confirmed: boolean): void {
    pending?.answer(confirmed);
    setPending(null);
  }
  return (
    <ConfirmContext value={ask}>
      {children}
      {pending && (
        <ConfirmDialog
          {...pending.question}
          open
          onConfirm={() => close(true)}
          onCancel={() => close(false)}
        />
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
