import type { Lasku, Osapuoli } from '@keikka/contracts';
import { RecordField, RecordForm } from '@keikka/sdk/record';
import { Box, Grid, Text } from '@keikka/ui';
import { FailureBanner, ListSkeleton } from '@keikka/ui/forms';
import { LoadFailed } from '../../../../parts/list-states.js';
import { useOsapuoli } from '../../../../parts/osapuoli.js';
import { useOstajaEditing } from '../../api/ostaja.js';
import { ostajaTexts as texts } from '../../ostaja-texts.js';

/** Who pays an invoice: address, e-invoice, VAT number, and whether it sells construction services. */
export function Ostaja({ lasku }: { lasku: Lasku }) {
  const { data, error, isFetching, refetch } = useOsapuoli(lasku.maksajaAsiakasId);
  if (data) return <OstajaForm key={data.asiakasId} ostaja={data} lasku={lasku} />;
  if (!error) return <ListSkeleton loading={texts.loading} />;
  return (
    <LoadFailed text={texts.loadFailed} error={error} retrying={isFetching} onRetry={() => void refetch()} />
  );
}

function OstajaForm({ ostaja, lasku }: { ostaja: Osapuoli; lasku: Lasku }) {
  const editing = useOstajaEditing(ostaja, lasku);
  return (
    <RecordForm editing={editing} conflictTitle={texts.conflict(ostaja.nimi)} isPart>
      <Box as="section" aria-label={texts.ostaja} mt="6">
        <Text as="h3" textStyle="text.body" fontWeight="semibold" mb="2">
          {[texts.ostaja, ostaja.nimi, ostaja.ytunnus && texts.ytunnus(ostaja.ytunnus)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {editing.failure && <FailureBanner {...editing.failure} />}
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" alignItems="start">
          <RecordField of={editing} name="katuosoite" />
          <RecordField of={editing} name="postinumero" />
          <RecordField of={editing} name="paikkakunta" />
          <RecordField of={editing} name="maa" />
          <RecordField of={editing} name="alvTunnus" />
          <RecordField of={editing} name="sahkoposti" />
          <RecordField of={editing} name="verkkolaskuosoite" />
          <RecordField of={editing} name="verkkolaskuoperaattori" />
          <RecordField of={editing} name="myyRakentamispalvelua" />
          <RecordField of={editing} name="rakentamispalveluAlkaen" />
          <Box gridColumn="1 / -1">
            <RecordField of={editing} name="rakentamispalveluPeruste" />
          </Box>
        </Grid>
      </Box>
    </RecordForm>
  );
}
