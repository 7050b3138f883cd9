import { RecordField } from '@keikka/sdk/record';
import { FormSection } from '@keikka/ui/forms';
import { texts } from '../texts.js';
import type { TilausFormProps } from './tilaus-form.js';

/** The driving instructions beside the drivers: the same field as in the form, saved with it. */
export function AjoOhjeSection({ editing }: Pick<TilausFormProps, 'editing'>) {
  return (
    <FormSection title={texts.sections.ajoOhje} columns={1}>
      <RecordField
        of={editing}
        name="keikkaAjoOhje"
        rows={2}
        disabled={editing.locked}
        hint={texts.ajoOhjeHint}
      />
    </FormSection>
  );
}
