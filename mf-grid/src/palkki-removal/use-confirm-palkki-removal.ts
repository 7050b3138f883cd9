import { useConfirm } from '@keikka/ui';

/** What is asked and said when a palkki is removed, from the board as from its editor (G-139, G-270). */
export const palkkiRemovalTexts = {
  title: 'Poistetaan palkki',
  question: 'Oletko varma.',
  confirm: 'KYLLÄ, poista palkki',
  cancel: 'PERUUTA',
  done: 'Palkki poistettu.',
  failed: 'Poisto epäonnistui.',
} as const;

export function useConfirmPalkkiRemoval(): () => Promise<boolean> {
  const confirm = useConfirm();
  const { title, question, confirm: confirmLabel, cancel: cancelLabel } = palkkiRemovalTexts;
  return () => confirm({ title, text: question, confirmLabel, cancelLabel, danger: true });
}
