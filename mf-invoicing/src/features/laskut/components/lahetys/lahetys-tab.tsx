import type { Lasku, LaskuKohde } from '@keikka/contracts';
import { loadErrorText } from '@keikka/sdk';
import { Box, EmptyState, ErrorState, Grid, Send, Span, Text } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import { useLahetys } from '../../api/use-lahetys.js';
import { lahetysTexts as texts } from '../../lahetys-texts.js';
import { hasDeviation } from '../../model/tarkastus.js';
import { Aikajana } from './aikajana.js';
import { Ristiriita } from './ristiriita.js';
import { Vaiheet } from './vaiheet.js';

interface LahetysTabProps {
  lasku: Lasku;
  kohde: LaskuKohde;
}

/** The sending of an invoice to a system: how far it is, and every request with its answer. */
export function LahetysTab({ lasku, kohde }: LahetysTabProps) {
  const { data: lahetys, error, isFetching, refetch } = useLahetys(lasku.keikkaLaskuId);
  if (lahetys === undefined && error)
    return (
      <ErrorState
        title={texts.loadFailed}
        text={loadErrorText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (lahetys === undefined) return <ListSkeleton loading={texts.loading} />;
  if (lahetys?.kohde !== kohde)
    return <EmptyState icon={<Send />} title={texts.empty.title} text={texts.empty.text(kohde)} />;
  const isConflict = lahetys.tila === 'ristiriita' || lahetys.erot.length > 0;
  return (
    <>
      <Vaiheet lahetys={lahetys} />
      <Grid p="4" gap="6" templateColumns={{ base: '1fr', xl: isConflict ? '1fr 1fr' : '1fr' }}>
        <Box maxW={isConflict ? undefined : 'modalMax'}>
          <Span display="block" mb="2" color="fg.muted" textStyle="text.table">
            {[texts.numero(lahetys.laskuNo), lahetys.ulkoinenId && texts.avain(lahetys.ulkoinenId)]
              .filter(Boolean)
              .join(' · ')}
          </Span>
          {lahetys.virhe !== '' && (
            <Box role="alert" mb="3" color="status.error.fg">
              {lahetys.virhe}
            </Box>
          )}
          {lahetys.tarkastus !== '' && (
            <Text mb="3" color={hasDeviation(lahetys) ? 'status.error.fg' : 'fg.muted'}>
              {texts.tarkastus[lahetys.tarkastus]}
            </Text>
          )}
          <Aikajana lahetys={lahetys} />
        </Box>
        {isConflict && <Ristiriita lahetys={lahetys} />}
      </Grid>
    </>
  );
}
