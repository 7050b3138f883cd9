import type { tilausFields } from '@keikka/contracts';
import { RecordField, type RecordEditing } from '@keikka/sdk/record';
import { Box } from '@keikka/ui';
import { FormSection } from '@keikka/ui/forms';
import { texts } from '../texts.js';
import { PumppausSection } from './pumppaus-section.js';

export interface TilausFormProps {
  editing: RecordEditing<typeof tilausFields>;
}

/** The order's fields in their sections [O-028]. */
export function TilausForm({ editing }: TilausFormProps) {
  const field = { of: editing, disabled: editing.locked };
  return (
    <Box p="4">
      <PumppausSection editing={editing} />
      <FormSection title={texts.sections.lisatietoja}>
        <Box gridColumn="1 / -1">
          <RecordField {...field} name="keikkaOtsikko" />
        </Box>
        <RecordField {...field} name="keikkaComment" rows={2} />
        <RecordField {...field} name="keikkaAjoOhje" rows={2} />
      </FormSection>
    </Box>
  );
}
