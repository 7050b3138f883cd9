import { useConfirm } from '@keikka/ui';

type Removable = 'tilaus' | 'palkki';

/** The confirmation of a removed order or palkki, for the board and for an editor (G-139, G-270). */
export const removalTexts = {
  tilaus: { title: 'Poistetaan tilaus', confirm: 'KYLLÄ, poista tilaus', done: 'Tilaus poistettu.' },
  palkki: { title: 'Poistetaan palkki', confirm: 'KYLLÄ, poista palkki', done: 'Palkki poistettu.' },
  question: 'Oletko varma.',
  cancel: 'PERUUTA',
  failed: 'Poisto epäonnistui.',
} as const;

export function useConfirmRemoval(): (what: Removable) => Promise<boolean> {
  const confirm = useConfirm();
  const { question, cancel } = removalTexts;
  return (what) => {
    const { title, confirm: confirmLabel } = removalTexts[what];
    return confirm({ title, text: question, confirmLabel, cancelLabel: cancel, danger: true });
  };
}
