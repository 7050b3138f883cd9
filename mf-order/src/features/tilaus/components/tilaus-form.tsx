import type { tilausFields } from '@keikka/contracts';
import { RecordField, type RecordEditing } from '@keikka/sdk/record';
import { Box } from '@keikka/ui';
import { FormSection } from '@keikka/ui/forms';
import { texts } from '../texts.js';

export interface TilausFormProps {
  editing: RecordEditing<typeof tilausFields>;
}

/** The order's fields in their sections [O-028]. */
export function TilausForm({ editing }: TilausFormProps) {
  const disabled = editing.locked;
  return (
    <Box p="4">
      <FormSection title={texts.sections.lisatietoja}>
        <Box gridColumn="1 / -1">
          <RecordField of={editing} name="keikkaOtsikko" disabled={disabled} />
        </Box>
        <RecordField of={editing} name="keikkaComment" rows={2} disabled={disabled} />
        <RecordField of={editing} name="keikkaAjoOhje" rows={2} disabled={disabled} />
      </FormSection>
    </Box>
  );
}
