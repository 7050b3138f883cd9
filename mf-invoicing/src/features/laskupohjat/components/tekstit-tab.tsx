import { keikkaSchema } from '@keikka/domain/formula';
import { RecordField, RecordFormula } from '@keikka/sdk/record';
import { chakra, Grid } from '@keikka/ui';
import type { PohjaEditing, Sample } from './pohja-editing.js';

interface TekstitTabProps {
  editing: PohjaEditing;
  sample: Sample;
  disabled: boolean;
}

/** What the template writes on an invoice besides its rows. */
export function TekstitTab({ editing, sample, disabled }: TekstitTabProps) {
  const subject = { of: editing, schema: keikkaSchema, context: sample.facts, contextTitle: sample.title };
  return (
    <chakra.fieldset disabled={disabled} border="0" p="0" m="0" minW="0">
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3" alignItems="start" pt="1">
        <RecordField of={editing} name="maksuEhtoPv" />
        <RecordField of={editing} name="sellerName" />
        <RecordFormula {...subject} name="viitteemme" />
        <RecordFormula {...subject} name="viitteenne" />
        <RecordFormula {...subject} name="textBefore" />
        <RecordFormula {...subject} name="textAfter" />
      </Grid>
    </chakra.fieldset>
  );
}
