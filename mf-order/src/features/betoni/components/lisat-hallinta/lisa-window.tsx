import { betoniAttrTypeFields, errors, type BetoniAttrType } from '@keikka/contracts';
import { lisaSanat } from '@keikka/domain';
import { RecordField, RecordWindow, useRecord } from '@keikka/sdk/record';
import { FormSection } from '@keikka/ui/forms';
import type { AttrTypes } from '../../api/attr-types.js';
import { hallintaTexts as texts } from '../../lisat-hallinta-texts.js';

interface LisaWindowProps {
  /** null makes a new one. */
  type: BetoniAttrType | null;
  save: AttrTypes['save'];
  read: AttrTypes['read'];
  onRemove: (type: BetoniAttrType) => void;
  onClose: () => void;
}

/** One extra of the company's own. */
export function LisaWindow({ type, save, read, onRemove, onClose }: LisaWindowProps) {
  const editing = useRecord({
    fields: betoniAttrTypeFields,
    record: type,
    fault: ({ attrShortCuts }) => wordsFault(attrShortCuts),
    save: (changes, base: BetoniAttrType | null) =>
      save({ ...changes, attrId: base?.attrId ?? 0, varmenne: base?.varmenne }),
    read: () => (type ? read(type) : Promise.resolve(null)),
    onClose,
    texts: { saved: texts.saved, failed: texts.saveFailed, gone: errors['BETONI.ATTR_NOT_FOUND'].text },
  });
  const field = { of: editing };
  return (
    <RecordWindow
      editing={editing}
      title={type ? texts.editTitle(type.attrNimike) : texts.makeTitle}
      placeKey="betonilisa"
      saveLabel={type ? undefined : texts.create}
      conflictTitle={texts.conflict}
      onRemove={type ? () => onRemove(type) : undefined}
      onClose={onClose}
    >
      {(disabled) => (
        <FormSection title={texts.fields}>
          <RecordField {...field} name="attrNimike" disabled={disabled} />
          <RecordField {...field} name="showInDropDown" disabled={disabled} options={texts.offered} />
          <RecordField {...field} name="attrSelite" disabled={disabled} />
          <RecordField {...field} name="attrShortCuts" disabled={disabled} hint={texts.wordsHint} />
        </FormSection>
      )}
    </RecordWindow>
  );
}

const wordsFault = (text: string): string | undefined =>
  lisaSanat(text).some((sana) => sana.includes(' ')) ? errors['BETONI.ATTR_WORD_NOT_SINGLE'].text : undefined;
