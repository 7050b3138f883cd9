import type { Lahetys } from '@keikka/contracts';
import { useAddressParam, useNavigate } from '@keikka/sdk';
import { Box, EmptyState, Flex, Span } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import { useEffect } from 'react';
import { ListBeside } from '../../parts/list-beside.js';
import { Failed, LoadFailed } from '../../parts/list-states.js';
import { Osiot } from '../../parts/osiot.js';
import { useLahetykset } from './api/use-lahetys.js';
import { LahetysList } from './components/lahetys/lahetys-list.js';
import { LaskuPanel } from './components/lasku-panel.js';
import { lahetysTexts } from './lahetys-texts.js';
import { hasDeviation } from './model/tarkastus.js';

const texts = lahetysTexts.lahetykset;

/** The sendings of invoices, what needs a person first, and the invoice of the open one. */
export function LahetyksetPage() {
  const navigate = useNavigate();
  const [lasku, setLasku] = useAddressParam('lasku');
  const { data: lahetykset, error, isFetching, refetch } = useLahetykset();
  const shown = lahetykset?.find(({ keikkaLaskuId }) => String(keikkaLaskuId) === lasku) ?? lahetykset?.[0];
  const retry = { error, retrying: isFetching, onRetry: () => void refetch() };
  useEffect(() => {
    document.title = texts.otsikko;
  }, []);
  return (
    <Flex direction="column" h="full">
      <Toolbar lahetykset={lahetykset ?? []} />
      {lahetykset && error && (
        <Box px="3" py="2">
          <Failed text={texts.refreshFailed} {...retry} />
        </Box>
      )}
      {!lahetykset && error && <LoadFailed text={texts.loadFailed} {...retry} />}
      {!lahetykset && !error && <ListSkeleton loading={lahetysTexts.loading} />}
      {lahetykset && !shown && <EmptyState {...texts.empty} />}
      {lahetykset && shown && (
        <ListBeside
          list={
            <LahetysList
              lahetykset={lahetykset}
              openId={shown.keikkaLaskuId}
              onOpen={(keikkaLaskuId) => setLasku(String(keikkaLaskuId))}
            />
          }
        >
          <LaskuPanel
            key={shown.keikkaLaskuId}
            keikkaLaskuId={shown.keikkaLaskuId}
            {...(shown.kohde !== 'Paperi' && { tab: shown.kohde })}
            onClose={() => void navigate('/laskutus')}
          />
        </ListBeside>
      )}
    </Flex>
  );
}

function Toolbar({ lahetykset }: { lahetykset: readonly Lahetys[] }) {
  const deviations = lahetykset.filter(hasDeviation).length;
  const sent = lahetykset.filter(({ tila }) => tila === 'lähetetty').length;
  return (
    <Flex align="center" gap="3" px="3" py="2" bg="bg.surface" borderBottomWidth="1px" wrap="wrap">
      <Box as="h1" textStyle="text.title">
        {texts.otsikko}
      </Box>
      {lahetykset.length > 0 && <Span color="fg.muted">{texts.jono(sent, lahetykset.length)}</Span>}
      {deviations > 0 && <Span color="status.error.fg">{lahetysTexts.poikkeamia(deviations)}</Span>}
      <Box flex="1" />
      <Osiot />
    </Flex>
  );
}
