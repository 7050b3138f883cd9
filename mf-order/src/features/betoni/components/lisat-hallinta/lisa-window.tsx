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
  onRemove: (type: BetoniAttrType) => void;
  onClose: () => void;
}

/** One extra of the company's own. */
export function LisaWindow({ type, save, onRemove, onClose }: LisaWindowProps) {
  const editing = useRecord<BetoniAttrType & { varmenne: number }, typeof betoniAttrTypeFields>({
    fields: betoniAttrTypeFields,
    // Fields are saved one by one, so there is one version.
    record: type && { ...type, varmenne: 1 },
    fault: ({ attrShortCuts }) => wordsFault(attrShortCuts),
    save: async (changes) => ({ ...(await save({ ...changes, attrId: type?.attrId ?? 0 })), varmenne: 1 }),
    read: () => Promise.resolve(null),
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
