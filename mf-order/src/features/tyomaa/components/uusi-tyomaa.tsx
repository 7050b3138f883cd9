import { errors, uusiTyomaaFields, type TyomaaData } from '@keikka/contracts';
import { formOf, RecordField, RecordWindow, useRecord } from '@keikka/sdk/record';
import { FormSection } from '@keikka/ui/forms';
import { useCreateTyomaa } from '../api/create-tyomaa.js';
import { newSite } from '../model/new-site.js';
import { texts } from '../texts.js';

interface UusiTyomaaProps {
  /** What was looked for: a name, or a street with its number. */
  typed: string;
  /** The customer whose site it is. */
  asiakasId: number | null;
  onMade: (made: TyomaaData) => void;
  onClose: () => void;
}

/** A site that was just made has one version. */
type Made = TyomaaData & { varmenne: number };

/** The window of a new work site [I-026]. */
export function UusiTyomaa({ typed, asiakasId, onMade, onClose }: UusiTyomaaProps) {
  const create = useCreateTyomaa();
  const editing = useRecord<Made, typeof uusiTyomaaFields>({
    fields: uusiTyomaaFields,
    record: null,
    formOf: () => formOf(uusiTyomaaFields, newSite(typed)),
    save: async (_changes, _base, values) => ({ ...(await create({ ...values, asiakasId })), varmenne: 1 }),
    read: () => Promise.resolve(null),
    onSaved: onMade,
    onClose,
    texts: { failed: texts.failed, gone: errors['TYOMAA.NOT_FOUND'].text },
  });
  return (
    <RecordWindow
      editing={editing}
      title={texts.title}
      placeKey="uusi-tyomaa"
      saveLabel={texts.create}
      conflictTitle={texts.title}
      onClose={onClose}
    >
      {(disabled) => (
        <>
          <FormSection title={texts.address}>
            <RecordField of={editing} name="tyomaaOsoite1" disabled={disabled} />
            <RecordField of={editing} name="tyomaaOsoite2" disabled={disabled} />
            <RecordField of={editing} name="tyomaaOsoite3" disabled={disabled} />
            <RecordField of={editing} name="tyomaaOsoite4" disabled={disabled} />
          </FormSection>
          <FormSection title={texts.site}>
            <RecordField of={editing} name="tyomaaNimi" disabled={disabled} />
            <RecordField of={editing} name="tyomaaNum" disabled={disabled} />
            <RecordField of={editing} name="tyomaaMemo" rows={2} disabled={disabled} />
          </FormSection>
        </>
      )}
    </RecordWindow>
  );
}
