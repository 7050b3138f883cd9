import type { LaskuGetAnswer, LaskuListed } from '@keikka/contracts';
import { laskuLogType } from '@keikka/domain';
import { Copy, Download, Ellipsis, Field, IconButton, Menu, Trash2, type MenuEntry } from '@keikka/ui';
import { SearchPicker, SmallDialog, type Option } from '@keikka/ui/forms';
import { useState } from 'react';
import { useLaskuSearch } from '../api/laskut.js';
import { useTuloste } from '../api/use-tuloste.js';
import type { RiviActs } from '../api/use-rivit.js';
import { riviTexts as texts } from '../rivi-texts.js';
import { texts as laskuTexts } from '../texts.js';

interface LaskuMenuProps {
  lasku: LaskuGetAnswer;
  /** Absent where the invoice stays as it is. */
  acts: RiviActs | undefined;
  onRemove: () => void;
}

/** What can be done with an invoice and with all its rows. */
export function LaskuMenu({ lasku, acts, onRemove }: LaskuMenuProps) {
  const tuloste = useTuloste(lasku.laskuData.keikkaLaskuId);
  const [isCopying, setCopying] = useState(false);
  return (
    <>
      <Menu
        placement="bottom-end"
        trigger={
          <IconButton label={texts.more} variant="secondary">
            <Ellipsis />
          </IconButton>
        }
        entries={[
          finvoiceEntry(lasku, () => tuloste.mutate('finvoice')),
          ...(acts ? rowEntries(lasku, acts, () => setCopying(true)) : []),
          ...(acts ? [removeEntry(lasku, onRemove)] : []),
        ]}
      />
      {acts && isCopying && (
        <CopyDialog
          ownId={lasku.laskuData.keikkaLaskuId}
          onCopy={(id) => void acts.copyFrom(id)}
          onClose={() => setCopying(false)}
        />
      )}
    </>
  );
}

/** The system that it was sent to knows it by its number, so that there is none before. */
const finvoiceEntry = ({ laskuData }: LaskuGetAnswer, onSelect: () => void): MenuEntry => ({
  id: 'finvoice',
  label: laskuTexts.finvoice,
  icon: Download,
  disabled: laskuData.laskuNo === '',
  ...(laskuData.laskuNo === '' && { below: laskuTexts.finvoiceLater }),
  onSelect,
});

const rowEntries = (
  { laskuData, laskuRivit }: LaskuGetAnswer,
  acts: RiviActs,
  onCopy: () => void,
): MenuEntry[] => [
  // The rows of a credit come from its original alone.
  ...(laskuData.hyvitettyKeikkaLaskuId === null
    ? [{ id: 'copy', label: texts.copyFrom, icon: Copy, onSelect: onCopy }]
    : []),
  {
    id: 'removeAll',
    label: texts.removeAll,
    icon: Trash2,
    danger: true,
    disabled: laskuRivit.length === 0,
    onSelect: () => void acts.removeAll(),
  },
  { id: 'line', separator: true },
];

/** What was sent is not deleted [I-066]. */
function removeEntry({ laskuLog }: LaskuGetAnswer, onSelect: () => void): MenuEntry {
  const isSent = laskuLog.some((entry) => entry.keikkaLaskuLogTypeId === laskuLogType.sent);
  return {
    id: 'remove',
    label: laskuTexts.remove,
    icon: Trash2,
    danger: true,
    disabled: isSent,
    ...(isSent && { below: laskuTexts.removeSent }),
    onSelect,
  };
}

interface CopyDialogProps {
  ownId: number;
  onCopy: (keikkaLaskuId: number) => void;
  onClose: () => void;
}

/** Asks from which invoice the rows are copied. */
function CopyDialog({ ownId, onCopy, onClose }: CopyDialogProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Option<number> | null>(null);
  const { found, pending, answer } = useLaskuSearch(typed);
  const offered = (laskut: readonly LaskuListed[]) =>
    laskut
      .filter(({ keikkaLaskuId, riviCount }) => keikkaLaskuId !== ownId && riviCount > 0)
      .map(laskuOption);
  const options = offered(found);
  return (
    <SmallDialog
      name="kopioi-rivit"
      title={texts.copyTitle}
      saveLabel={texts.copyNow}
      saveDisabled={chosen === null}
      onSave={() => chosen && onCopy(chosen.value)}
      onClose={onClose}
    >
      <Field label={texts.copySource}>
        <SearchPicker
          chosen={chosen ?? undefined}
          found={options}
          pending={pending}
          value={chosen?.value ?? null}
          onSearch={setTyped}
          answer={async (text) => offered(await answer(text))}
          onPick={setChosen}
          onValueChange={(value) => value === null && setChosen(null)}
        />
      </Field>
    </SmallDialog>
  );
}

const laskuOption = (lasku: LaskuListed): Option<number> => {
  const { keikkaLaskuId, keikkaId, laskuNo, maksajaAsiakasNimi, tyomaaNimi } = lasku;
  const label = [laskuNo, keikkaId, maksajaAsiakasNimi, tyomaaNimi].filter(Boolean).join(' · ');
  return { value: keikkaLaskuId, label };
};
