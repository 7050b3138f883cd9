import type { ListedTyomaa } from '@keikka/contracts';
import { helsinkiDay } from '@keikka/domain';
import { errorText, useShortcuts, useUndoKeys } from '@keikka/sdk';
import { Box, Button, EmptyState, ErrorState, Flex, Plus, RetryBanner } from '@keikka/ui';
import { csvOf, downloadText, ListSkeleton } from '@keikka/ui/forms';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ListToolbar } from '../../../parts/luettelo/list-toolbar.js';
import { useParit } from '../api/list-parit.js';
import { useTyomaat } from '../api/list-tyomaat.js';
import { useSetApart } from '../api/use-set-apart.js';
import { csvSarakkeet } from './csv-sarakkeet.js';
import { valittuPari } from '../model/valinta.js';
import { naytettavatParit, type Pari, type Vertailu } from '../model/parit.js';
import { asetettuja, haettavat, isInOsa, LAHES_SAMAT, loydetyt } from '../model/suodatus.js';
import { texts } from '../texts.js';
import { ListFoot } from './list-foot.js';
import { OsatBar } from './osat-bar.js';
import { ParitTable } from './parit-table.js';
import { Suodattimet } from './suodattimet.js';
import { TyomaatTable } from './tyomaat-table.js';
import type { TyomaatValinta } from './use-tyomaat-valinta.js';
import { ValitutBar } from './valitut-bar.js';
import { useTyomaatUrl, type TyomaatUrl } from './use-tyomaat-url.js';

interface TyomaatListProps {
  onOpen: (tyomaa: ListedTyomaa) => void;
  onNew: () => void;
  onRemove: (tyomaa: ListedTyomaa) => void;
  onVertaa: (of: Vertailu) => void;
  /** The pair that is compared beside the list. */
  vertailtu: string | null;
  valinta: TyomaatValinta;
}

const none: readonly ListedTyomaa[] = [];
const noParit: readonly Pari[] = [];

/** The work sites of the company: search, filters, parts and the table (I-010, I-026). */
export function TyomaatList(props: TyomaatListProps) {
  const { onOpen, onNew, onRemove, onVertaa, vertailtu, valinta } = props;
  const url = useTyomaatUrl();
  const { data, error, isFetching, refetch } = useTyomaat();
  const [today] = useState(() => helsinkiDay(new Date()));
  const searchRef = useRef<HTMLInputElement>(null);
  const { found, shown, parit } = useShown(data ?? none, url, today);
  const valittu = valittuPari(valinta.valitut, data ?? none, parit ?? noParit);
  const setApart = useSetApart();
  const retry = { retrying: isFetching, onRetry: () => void refetch() };
  useShortcuts(texts.tyomaat, [
    { keys: ['/'], label: texts.search, act: () => searchRef.current?.focus() },
    { keys: ['n'], label: texts.uusi, act: onNew },
  ]);
  useUndoKeys(texts.tyomaat);
  useEffect(() => {
    document.title = texts.tyomaat;
  }, []);
  const storeCsv = (): void =>
    downloadText(texts.csvName(today), csvOf(csvSarakkeet, shown), 'text/csv;charset=utf-8');
  return (
    <Flex direction="column" h="full">
      <ListToolbar
        texts={{ ...texts, title: texts.tyomaat }}
        url={url}
        filters={{
          label: texts.suodattimet(asetettuja(url.suodatus)),
          fields: <Suodattimet url={url} tyomaat={data ?? none} />,
        }}
        searchRef={searchRef}
        onCsv={shown.length > 0 ? storeCsv : undefined}
        onNew={onNew}
        refreshing={isFetching}
        onRefresh={retry.onRetry}
      />
      {data && error && (
        <Box px="3" py="2">
          <RetryBanner {...retry}>{`${texts.refreshFailed} ${errorText(error)}`}</RetryBanner>
        </Box>
      )}
      {data && <OsatBar url={url} loydetyt={found} paria={parit?.length} today={today} />}
      {valittu.count > 0 && (
        <ValitutBar valittu={valittu} onYhdista={onVertaa} onApart={setApart} onClear={valinta.clear} />
      )}
      <Box flex="1" minH="0" overflow="hidden">
        {data && url.osa === LAHES_SAMAT ? (
          <ParitTable
            {...{ parit: parit ?? noParit, onOpen, onVertaa, vertailtu, valinta }}
            onApart={setApart}
          />
        ) : data ? (
          <TyomaatTable
            tyomaat={shown}
            onOpen={onOpen}
            onRemove={onRemove}
            valinta={valinta}
            empty={data.length > 0 ? <NoHits onClear={url.clear} /> : <NoTyomaat onNew={onNew} />}
          />
        ) : error ? (
          <Flex p="4" justify="center">
            <ErrorState title={texts.loadFailed} text={errorText(error)} {...retry} />
          </Flex>
        ) : (
          <ListSkeleton loading={texts.loading} />
        )}
      </Box>
      <ListFoot shown={shown.length} all={data?.length} parit={url.osa === LAHES_SAMAT ? parit : null} />
    </Flex>
  );
}

/** What the search and the filters leave, and what of it is shown. */
function useShown(tyomaat: readonly ListedTyomaa[], url: TyomaatUrl, today: string) {
  const { search, osa, suodatus } = url;
  const { asiakas, kaupunki, kaytetty } = suodatus;
  const searched = useMemo(() => haettavat(tyomaat), [tyomaat]);
  const found = useMemo(
    () => loydetyt(searched, search, { asiakas, kaupunki, kaytetty }, today),
    [searched, search, asiakas, kaupunki, kaytetty, today],
  );
  const { data: pairs } = useParit();
  const parit = useMemo(() => pairs && naytettavatParit(pairs, tyomaat, found), [pairs, tyomaat, found]);
  const shown = useMemo(
    () => (osa === LAHES_SAMAT ? sitesOf(parit ?? noParit) : found.filter((one) => isInOsa(one, osa, today))),
    [found, osa, today, parit],
  );
  return { found, shown, parit };
}

/** A site may be in more than one pair. */
const sitesOf = (parit: readonly Pari[]): ListedTyomaa[] => [
  ...new Set(parit.flatMap(({ jaa, poistuu }) => [jaa, poistuu])),
];

function NoTyomaat({ onNew }: { onNew: () => void }) {
  return (
    <EmptyState
      {...texts.empty}
      action={
        <Button variant="primary" onClick={onNew}>
          <Plus />
          {texts.uusi}
        </Button>
      }
    />
  );
}

function NoHits({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title={texts.noHits.title} action={<Button onClick={onClear}>{texts.noHits.clear}</Button>} />
  );
}
