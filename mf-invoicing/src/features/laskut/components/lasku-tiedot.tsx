import { laskuFields, type Lasku } from '@keikka/contracts';
import { viiteText } from '@keikka/domain';
import { RecordField, RecordForm, useRecord } from '@keikka/sdk/record';
import { Box, Grid, Text } from '@keikka/ui';
import { FailureBanner } from '@keikka/ui/forms';
import type { LaskuActs } from '../api/use-lasku-acts.js';
import { texts } from '../texts.js';
import { KohdeField } from './kohde-field.js';

/** The status and where the invoice goes have controls of their own. */
const { keikkaLaskuStatusTypeId: _, laskuDestination: __, ...headers } = laskuFields;

/** A pause this long ends what is typed. */
const SAVED_AFTER_MS = 1_000;

interface LaskuTiedotProps {
  lasku: Lasku;
  acts: LaskuActs;
}

/** The headers of an invoice. What is changed is stored by itself after a pause. */
export function LaskuTiedot({ lasku, acts }: LaskuTiedotProps) {
  const editing = useRecord({
    fields: headers,
    record: lasku,
    save: (changes, base) => acts.save(changes, base?.varmenne),
    read: acts.read,
    onSaved: (saved, before) => before && acts.saved(saved, before),
    onClose: () => undefined,
    texts: { failed: texts.saveFailed, gone: texts.gone },
    autosaveMs: SAVED_AFTER_MS,
    stays: true,
  });
  const maksaja = { id: lasku.maksajaAsiakasId, name: lasku.maksajaAsiakasNimi };
  return (
    <RecordForm editing={editing} conflictTitle={texts.conflict(lasku.maksajaAsiakasNimi)}>
      <Box as="section" aria-label={texts.tiedot}>
        {editing.failure && <FailureBanner {...editing.failure} />}
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" alignItems="start">
          <RecordField of={editing} name="maksajaAsiakasId" stored={maksaja} />
          <RecordField of={editing} name="maksuEhtoPv" />
          {lasku.kohteet.length > 0 && <KohdeField lasku={lasku} acts={acts} />}
          <Viitteet lasku={lasku} />
          <RecordField of={editing} name="viitteemme" />
          <RecordField of={editing} name="viitteenne" />
          <RecordField of={editing} name="header" />
          <RecordField of={editing} name="sellerName" />
          <RecordField of={editing} name="txtBeforeLines" rows={2} />
          <RecordField of={editing} name="txtAfterLines" rows={2} />
          <Box gridColumn="1 / -1">
            <RecordField of={editing} name="memo" rows={2} />
          </Box>
        </Grid>
      </Box>
    </RecordForm>
  );
}

/** The reference numbers of the payment, which the product gives. */
const Viitteet = ({ lasku: { viitenumero, rfViite } }: { lasku: Lasku }) => (
  <Box textStyle="text.table" pt="1">
    <Text color="fg.muted">{texts.viitenumero}</Text>
    <Text fontVariantNumeric="tabular-nums">
      {viiteText(viitenumero)} · {viiteText(rfViite)}
    </Text>
  </Box>
);

/** The headers of an invoice that can't be changed; empty ones are left out. */
export function TiedotList({ lasku }: { lasku: Lasku }) {
  const facts = [
    [texts.maksuEhto, texts.maksuEhtoText(lasku.maksuEhtoPv)],
    [texts.viitteemme, lasku.viitteemme],
    [texts.viitteenne, lasku.viitteenne],
    [texts.viitenumero, viiteText(lasku.viitenumero)],
    [texts.rfViite, viiteText(lasku.rfViite)],
    [texts.lahetys, lasku.laskuDestination],
    [texts.muistio, lasku.memo],
  ].filter(([, value]) => value);
  return (
    <Grid as="dl" templateColumns="auto 1fr" columnGap="6" rowGap="2" textStyle="text.table">
      {facts.map(([label, value]) => (
        <Box key={label} display="contents">
          <Box as="dt" color="fg.muted">
            {label}
          </Box>
          <Box as="dd">{value}</Box>
        </Box>
      ))}
    </Grid>
  );
}
