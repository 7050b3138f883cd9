import type { ListedSijainti } from '@keikka/contracts';
import { helsinkiDay } from '@keikka/domain';
import { errorText, useShortcuts, useUndoKeys } from '@keikka/sdk';
import { Box, Button, EmptyState, ErrorState, Flex, Plus, RetryBanner, Span } from '@keikka/ui';
import { csvOf, downloadText, ListSkeleton } from '@keikka/ui/forms';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ListToolbar } from '../../../parts/luettelo/list-toolbar.js';
import { useTehtaat } from '../api/list-tehtaat.js';
import { haettavat, isInOsa, loydetyt } from '../model/suodatus.js';
import { texts } from '../texts.js';
import { csvSarakkeet } from './csv-sarakkeet.js';
import { OsatBar } from './osat-bar.js';
import type { Remove } from './tehdas-columns.js';
import { TehtaatTable } from './tehtaat-table.js';
import { useTehtaatUrl, type TehtaatUrl } from './use-tehtaat-url.js';

interface TehtaatListProps {
  onOpen: (tehdas: ListedSijainti) => void;
  /** Absent where the factories can only be read. */
  onNew: (() => void) | undefined;
  onRemove: Remove;
}

const none: readonly ListedSijainti[] = [];

/** The factories of the company: search, parts and the table. */
export function TehtaatList({ onOpen, onNew, onRemove }: TehtaatListProps) {
  const url = useTehtaatUrl();
  const { data, error, isFetching, refetch } = useTehtaat();
  const [today] = useState(() => helsinkiDay(new Date()));
  const searchRef = useRef<HTMLInputElement>(null);
  const { found, shown } = useShown(data ?? none, url);
  const retry = { retrying: isFetching, onRetry: () => void refetch() };
  useShortcuts(texts.tehtaat, [
    { keys: ['/'], label: texts.search, act: () => searchRef.current?.focus() },
    ...(onNew ? [{ keys: ['n'], label: texts.uusi, act: onNew }] : []),
  ]);
  useUndoKeys(texts.tehtaat);
  useEffect(() => {
    document.title = texts.tehtaat;
  }, []);
  const storeCsv = (): void =>
    downloadText(texts.csvName(today), csvOf(csvSarakkeet, shown), 'text/csv;charset=utf-8');
  return (
    <Flex direction="column" h="full">
      <ListToolbar
        texts={{ ...texts, title: texts.tehtaat }}
        url={url}
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
      {data && <OsatBar url={url} loydetyt={found} />}
      <Box flex="1" minH="0" overflow="hidden">
        {data ? (
          <TehtaatTable
            tehtaat={shown}
            onOpen={onOpen}
            onRemove={onRemove}
            empty={data.length > 0 ? <NoHits onClear={url.clear} /> : <NoTehtaat onNew={onNew} />}
          />
        ) : error ? (
          <Flex p="4" justify="center">
            <ErrorState title={texts.loadFailed} text={errorText(error)} {...retry} />
          </Flex>
        ) : (
          <ListSkeleton loading={texts.loading} />
        )}
      </Box>
      <Flex px="3" minH="9" align="center" bg="bg.subtle" borderTopWidth="1px" color="fg.muted">
        {data && <Span textStyle="text.table">{texts.count(shown.length, data.length)}</Span>}
      </Flex>
    </Flex>
  );
}

/** What the search leaves, and what of it is shown. */
function useShown(tehtaat: readonly ListedSijainti[], { search, osa }: TehtaatUrl) {
  const searched = useMemo(() => haettavat(tehtaat), [tehtaat]);
  const found = useMemo(() => loydetyt(searched, search), [searched, search]);
  const shown = useMemo(() => found.filter((one) => isInOsa(one, osa)), [found, osa]);
  return { found, shown };
}

function NoTehtaat({ onNew }: Pick<TehtaatListProps, 'onNew'>) {
  const { title, text, textToRead } = texts.empty;
  if (!onNew) return <EmptyState title={title} text={textToRead} />;
  return (
    <EmptyState
      title={title}
      text={text}
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
