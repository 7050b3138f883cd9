import type { Laskupohja } from '@keikka/contracts';
import { keikkaSchema } from '@keikka/domain/formula';
import { RecordField, RecordFormula } from '@keikka/sdk/record';
import { chakra, Box, Grid } from '@keikka/ui';
import { texts } from '../texts.js';
import type { PohjaEditing, Sample } from './pohja-editing.js';

interface PerusTabProps {
  editing: PohjaEditing;
  pohja: Laskupohja;
  sample: Sample;
  disabled: boolean;
}

const { hints } = texts;
const whole = { gridColumn: '1 / -1' };

/** What the template is called, whom it is for, and when it holds. */
export function PerusTab({ editing, pohja, sample, disabled }: PerusTabProps) {
  const { asiakasId, asiakasNimi, sourceAsiakasId, sourceAsiakasNimi } = pohja;
  const asiakas = asiakasId === null ? undefined : { id: asiakasId, name: asiakasNimi };
  const lahde =
    sourceAsiakasId === null
      ? undefined
      : { id: sourceAsiakasId, name: sourceAsiakasNimi || texts.omaTilaus };
  return (
    <chakra.fieldset disabled={disabled} border="0" p="0" m="0" minW="0">
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr 1fr' }} gap="3" alignItems="start" pt="1">
        <Box css={whole}>
          <RecordField of={editing} name="laskupohjaNimi" />
        </Box>
        <RecordField of={editing} name="asiakasId" stored={asiakas} placeholder={hints.asiakas} />
        <RecordField of={editing} name="sourceAsiakasId" stored={lahde} />
        <Box pt="5">
          <RecordField of={editing} name="betoniLaskutetaan" />
        </Box>
        <RecordField of={editing} name="startDate" />
        <RecordField of={editing} name="endDate" />
        <RecordField of={editing} name="laskupohjaPvm" />
        <Box css={whole}>
          <RecordFormula
            of={editing}
            name="evalCriteria"
            schema={keikkaSchema}
            context={sample.facts}
            contextTitle={sample.title}
            placeholder={hints.evalCriteria}
          />
        </Box>
        <Box css={whole}>
          <RecordField of={editing} name="selite" rows={3} placeholder={hints.selite} />
        </Box>
      </Grid>
    </chakra.fieldset>
  );
}
