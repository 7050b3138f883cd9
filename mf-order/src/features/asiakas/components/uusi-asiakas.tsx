import { errors, uusiAsiakasFields, type AsiakasData } from '@keikka/contracts';
import { readYtunnus } from '@keikka/domain';
import { formOf, RecordField, RecordWindow, useRecord } from '@keikka/sdk/record';
import { FormSection } from '@keikka/ui/forms';
import { useCreateAsiakas } from '../api/create-asiakas.js';
import { texts } from '../texts.js';

interface UusiAsiakasProps {
  /** What was looked for: a name, or a business id. */
  typed: string;
  onMade: (made: AsiakasData) => void;
  onClose: () => void;
}

/** A company is made once and has no versions here. */
type Made = AsiakasData & { varmenne: number };

/** The window of a new customer. */
export function UusiAsiakas({ typed, onMade, onClose }: UusiAsiakasProps) {
  const create = useCreateAsiakas();
  const ytunnus = readYtunnus(typed);
  const editing = useRecord<Made, typeof uusiAsiakasFields>({
    fields: uusiAsiakasFields,
    record: null,
    formOf: () => formOf(uusiAsiakasFields, { asiakasNimi: ytunnus ? '' : typed, ytunnus: ytunnus ?? '' }),
    fault: (values) =>
      values.ytunnus.trim() && !readYtunnus(values.ytunnus) ? errors['ASIAKAS.BAD_YTUNNUS'].text : undefined,
    save: async (_changes, _base, values) => ({ ...(await create(values)), varmenne: 1 }),
    read: () => Promise.resolve(null),
    onSaved: onMade,
    onClose,
    texts: { failed: texts.failed, gone: errors['ASIAKAS.NOT_FOUND'].text },
  });
  return (
    <RecordWindow
      editing={editing}
      title={texts.title}
      placeKey="uusi-asiakas"
      saveLabel={texts.create}
      conflictTitle={texts.title}
      onClose={onClose}
    >
      {(disabled) => (
        <FormSection title={texts.company}>
          <RecordField of={editing} name="asiakasNimi" disabled={disabled} />
          <RecordField of={editing} name="ytunnus" disabled={disabled} hint={texts.ytunnusHint} />
        </FormSection>
      )}
    </RecordWindow>
  );
}
