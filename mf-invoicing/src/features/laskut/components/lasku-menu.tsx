import type { LaskuGetAnswer } from '@keikka/contracts';
import { laskuLogType } from '@keikka/domain';
import { Copy, Ellipsis, IconButton, Menu, Trash2 } from '@keikka/ui';
import { Combobox, SmallDialog } from '@keikka/ui/forms';
import { useState } from 'react';
import { useLaskut } from '../api/laskut.js';
import type { RiviActs } from '../api/use-rivit.js';
import { riviTexts as texts } from '../rivi-texts.js';
import { texts as laskuTexts } from '../texts.js';

const DAYS_BACK = 366;

interface LaskuMenuProps {
  lasku: LaskuGetAnswer;
  acts: RiviActs;
  onRemove: () => void;
}

/** What can be done with an invoice and with all its rows. */
export function LaskuMenu({ lasku, acts, onRemove }: LaskuMenuProps) {
  // What was sent is not deleted [I-066].
  const isSent = lasku.laskuLog.some((entry) => entry.keikkaLaskuLogTypeId === laskuLogType.sent);
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
          { id: 'copy', label: texts.copyFrom, icon: Copy, onSelect: () => setCopying(true) },
          {
            id: 'removeAll',
            label: texts.removeAll,
            icon: Trash2,
            danger: true,
            disabled: lasku.laskuRivit.length === 0,
            onSelect: () => void acts.removeAll(),
          },
          { id: 'line', separator: true },
          {
            id: 'remove',
            label: laskuTexts.remove,
            icon: Trash2,
            danger: true,
            disabled: isSent,
            ...(isSent && { below: laskuTexts.removeSent }),
            onSelect: onRemove,
          },
        ]}
      />
      {isCopying && (
        <CopyDialog
          ownId={lasku.laskuData.keikkaLaskuId}
          onCopy={(id) => void acts.copyFrom(id)}
          onClose={() => setCopying(false)}
        />
      )}
    </>
  );
}

interface CopyDialogProps {
  ownId: number;
  onCopy: (keikkaLaskuId: number) => void;
  onClose: () => void;
}

/** Asks from which invoice the rows are copied. */
function CopyDialog({ ownId, onCopy, onClose }: CopyDialogProps) {
  const { data: laskut = [] } = useLaskut(DAYS_BACK);
  const [chosen, setChosen] = useState<number | null>(null);
  const options = laskut
    .filter(({ keikkaLaskuId, riviCount }) => keikkaLaskuId !== ownId && riviCount > 0)
    .map(({ keikkaLaskuId, keikkaId, laskuNo, maksajaAsiakasNimi, tyomaaNimi }) => ({
      value: keikkaLaskuId,
      label: [laskuNo, keikkaId, maksajaAsiakasNimi, tyomaaNimi].filter(Boolean).join(' · '),
    }));
  return (
    <SmallDialog
      name="kopioi-rivit"
      title={texts.copyTitle}
      saveLabel={texts.copyNow}
      saveDisabled={chosen === null}
      onSave={() => chosen !== null && onCopy(chosen)}
      onClose={onClose}
    >
      <Combobox label={texts.copySource} options={options} value={chosen} onValueChange={setChosen} />
    </SmallDialog>
  );
}
