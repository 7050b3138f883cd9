import type { Osapuoli } from '@keikka/contracts';
import { useOwnAsiakasId, useSession } from '@keikka/sdk';
import { RecordField, RecordForm } from '@keikka/sdk/record';
import { Box, EmptyState, Flex, Grid, Text } from '@keikka/ui';
import { FailureBanner, ListSkeleton } from '@keikka/ui/forms';
import { useEffect } from 'react';
import { LoadFailed } from '../../parts/list-states.js';
import { Osiot } from '../../parts/osiot.js';
import { useOsapuoli, useOsapuoliEditing } from '../../parts/osapuoli.js';
import { AlvOsio } from './alv-osio.js';
import { useIntegraatiot } from './api.js';
import { IntegraatioForm } from './integraatio-form.js';
import { texts } from './texts.js';

/** The company's own billing data and its invoicing systems, for its admins. */
export function AsetuksetPage() {
  const { asiakasAdmin, isSystemAdmin } = useSession().roles;
  useEffect(() => {
    document.title = texts.otsikko;
  }, []);
  return (
    <Flex direction="column" h="full">
      <Flex align="center" gap="3" px="3" py="2" bg="bg.surface" borderBottomWidth="1px" wrap="wrap">
        <Box as="h1" textStyle="text.title" flex="1">
          {texts.otsikko}
        </Box>
        <Osiot />
      </Flex>
      <Box flex="1" minH="0" overflowY="auto" bg="bg.surface">
        {asiakasAdmin || isSystemAdmin ? (
          <Box p="4" maxW="modalMax">
            <Oma />
            <AlvOsio />
            <Jarjestelmat />
          </Box>
        ) : (
          <EmptyState {...texts.vainYllapitaja} />
        )}
      </Box>
    </Flex>
  );
}

function Oma() {
  const { data, error, isFetching, refetch } = useOsapuoli(useOwnAsiakasId());
  if (data) return <OmaForm osapuoli={data} />;
  if (!error) return <ListSkeleton loading={texts.loading} />;
  return (
    <LoadFailed text={texts.loadFailed} error={error} retrying={isFetching} onRetry={() => void refetch()} />
  );
}

function OmaForm({ osapuoli }: { osapuoli: Osapuoli }) {
  const editing = useOsapuoliEditing(osapuoli, { failed: texts.saveFailed, gone: texts.gone });
  return (
    <RecordForm editing={editing} conflictTitle={texts.conflict} isPart>
      <Box as="section" aria-label={texts.oma}>
        <Text as="h2" textStyle="text.title">
          {texts.oma}
        </Text>
        <Text color="fg.muted" mb="3">
          {texts.omaSelite}
        </Text>
        {editing.failure && <FailureBanner {...editing.failure} />}
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" alignItems="start">
          <RecordField of={editing} name="katuosoite" />
          <RecordField of={editing} name="postinumero" />
          <RecordField of={editing} name="paikkakunta" />
          <RecordField of={editing} name="kotipaikka" />
          <RecordField of={editing} name="sahkoposti" />
          <RecordField of={editing} name="puhelin" />
          <RecordField of={editing} name="iban" />
          <RecordField of={editing} name="bic" />
          <RecordField of={editing} name="alvTunnus" />
          <RecordField of={editing} name="verkkolaskuosoite" />
          <RecordField of={editing} name="verkkolaskuoperaattori" />
        </Grid>
      </Box>
    </RecordForm>
  );
}

function Jarjestelmat() {
  const { data, error, isFetching, refetch } = useIntegraatiot();
  return (
    <Box as="section" aria-label={texts.jarjestelmat} mt="8">
      <Text as="h2" textStyle="text.title">
        {texts.jarjestelmat}
      </Text>
      <Text color="fg.muted">{texts.jarjestelmatSelite}</Text>
      {!data && error && (
        <LoadFailed
          text={texts.loadFailed}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <ListSkeleton loading={texts.loading} />}
      {data?.map((integraatio) => (
        <IntegraatioForm key={integraatio.kohde} integraatio={integraatio} />
      ))}
    </Box>
  );
}
