import {
  isLaskutettavaJakso,
  LASKUTETTAVAT_MOST_DAYS,
  LASKUTTAMATTA_MOST_KEIKAT,
  type LaskuttamatonKeikka,
} from '@keikka/contracts';
import { useShortcuts, useUndoKeys } from '@keikka/sdk';
import { Banner, Box, Button, EmptyState, Flex } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import { useEffect, useRef } from 'react';
import { Failed, LoadFailed } from '../../../parts/list-states.js';
import { useLaskuttamatta } from '../api/laskuttamatta.js';
import { useKorjausjono } from '../api/use-korjausjono.js';
import { KorjausBar } from '../components/korjaus-bar.js';
import { LaskuttamattaTable } from '../components/table/laskuttamatta-table.js';
import { LaskuttamattaToolbar } from '../components/laskuttamatta-toolbar.js';
import { PohjaPanel } from '../components/pohja/pohja-panel.js';
import { storeCsv } from '../components/csv/store-csv.js';
import { SummatBar } from '../components/summat-bar.js';
import { SyytBar } from '../components/syyt-bar.js';
import { useKorjaukset } from '../components/use-korjaus.js';
import { useLaskuttamattaUrl } from '../components/use-laskuttamatta-url.js';
import { useNaytettavat } from '../components/use-naytettavat.js';
import { useValinta } from '../components/use-valinta.js';
import { ValitutBar } from '../components/valitut-bar.js';

import { texts } from '../texts.js';

const none: readonly LaskuttamatonKeikka[] = [];

/** Work that is delivered and not billed as it should be: the reason, the money at stake and what mends it. */
export function LaskuttamattaPage() {
  const url = useLaskuttamattaUrl();
  const jono = useKorjausjono();
  const isRunning = jono.eteneminen?.isRunning ?? false;
  const { data, error, isFetching, refetch } = useLaskuttamatta(url.jakso, isRunning);
  const korjaukset = useKorjaukset({ korjaa: jono.korjaa, select: url.select });
  const searchRef = useRef<HTMLInputElement>(null);
  const { found, shown, rivit } = useNaytettavat(data?.rivit ?? none, url);
  const valinta = useValinta(rivit.map(({ keikkaId }) => keikkaId));
  const selected = data?.rivit.find(({ keikkaId }) => keikkaId === url.selectedId);
  const retry = { error, retrying: isFetching, onRetry: () => void refetch() };
  useShortcuts(texts.laskuttamatta, [
    { keys: ['/'], label: texts.search, act: () => searchRef.current?.focus() },
  ]);
  useUndoKeys(texts.laskuttamatta);
  useEffect(() => {
    document.title = texts.laskuttamatta;
  }, []);
  return (
    <Flex direction="column" h="full">
      <LaskuttamattaToolbar
        url={url}
        rivit={data?.rivit ?? none}
        onCsv={rivit.length > 0 ? () => storeCsv(url.jakso, rivit) : undefined}
        searchRef={searchRef}
        refreshing={isFetching}
        onRefresh={retry.onRetry}
      />
      {data && error && (
        <Box px="3" py="2">
          <Failed text={texts.refreshFailed} {...retry} />
        </Box>
      )}
      {data?.isCut && (
        <Box px="3" py="2">
          <Banner tone="warning">{texts.isCut(LASKUTTAMATTA_MOST_KEIKAT)}</Banner>
        </Box>
      )}
      <KorjausBar jono={jono} />
      {data && <SyytBar ryhmat={found} url={url} />}
      <Flex flex="1" minH="0" overflow="hidden" position="relative">
        <Box flex="1" minW="0">
          {data ? (
            <LaskuttamattaTable
              ryhmat={shown}
              url={url}
              korjaukset={korjaukset}
              valinta={korjaukset.korjaaKaikki && valinta}
              isRunning={isRunning}
              isFiltered={data.rivit.length > 0}
              keikkaCount={data.keikkaCount}
            />
          ) : (
            <NoList url={url} retry={retry} />
          )}
        </Box>
        {selected && (
          <PohjaPanel
            key={selected.keikkaId}
            rivi={selected}
            rivit={data?.rivit ?? none}
            korjaus={korjaukset.korjausOf(selected)}
            onClose={() => url.select(null)}
          />
        )}
      </Flex>
      {data && valinta.count > 0 && (
        <ValitutBar
          rivit={rivit.filter(({ keikkaId }) => valinta.isValittu(keikkaId))}
          onKorjaa={isRunning ? undefined : korjaukset.korjaaKaikki}
          onClear={() => valinta.valitseKaikki(false)}
        />
      )}
      {data && <SummatBar rivit={rivit} />}
    </Flex>
  );
}

interface NoListProps {
  url: ReturnType<typeof useLaskuttamattaUrl>;
  retry: { error: Error | null; retrying: boolean; onRetry: () => void };
}

/** In the place of the list: a period that is not asked about, a failure, or that it is read. */
function NoList({ url, retry }: NoListProps) {
  if (!isLaskutettavaJakso(url.jakso))
    return (
      <EmptyState
        {...texts.badPeriod(LASKUTETTAVAT_MOST_DAYS)}
        action={<Button onClick={url.resetJakso}>{texts.defaultPeriod}</Button>}
      />
    );
  return retry.error ? (
    <LoadFailed text={texts.loadFailed} {...retry} />
  ) : (
    <ListSkeleton loading={texts.loading} />
  );
}
