import { Text, useConfirm } from '@keikka/ui';

type Removable = 'tilaus' | 'palkki';

/** The confirmation of a removed order or palkki, for the board and for an editor (G-139, G-270). */
export const removalTexts = {
  tilaus: { title: 'Poistetaan tilaus', confirm: 'KYLLÄ, poista tilaus', done: 'Tilaus poistettu.' },
  palkki: { title: 'Poistetaan palkki', confirm: 'KYLLÄ, poista palkki', done: 'Palkki poistettu.' },
  question: 'Oletko varma.',
  cancel: 'PERUUTA',
  failed: 'Poisto epäonnistui.',
} as const;

/** The question names what is removed, below the printed text. */
export function useConfirmRemoval(): (what: Removable, named: string) => Promise<boolean> {
  const confirm = useConfirm();
  const { question, cancel } = removalTexts;
  return (what, named) => {
    const { title, confirm: confirmLabel } = removalTexts[what];
    const text = (
      <>
        {question}
        <Text mt="2" color="fg.muted">
          {named}
        </Text>
      </>
    );
    return confirm({ title, text, confirmLabel, cancelLabel: cancel, danger: true });
  };
}
