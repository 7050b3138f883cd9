import { errors, type Tuote } from '@keikka/contracts';
import { useNotify, useShortcuts, useUndoKeys } from '@keikka/sdk';
import { Box, Flex, Span } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDeleteTuote } from './api/use-delete-tuote.js';
import { ListToolbar } from '../../parts/list-toolbar.js';
import { useTuotteet } from '../../parts/list-tuotteet.js';
import { TuoteEditor } from './components/tuote-editor.js';
import { Failed, LoadFailed } from '../../parts/list-states.js';
import { NoHits, NoTuotteet } from './components/tuote-states.js';
import { TuoteTable } from './components/tuote-table.js';
import { useTuotteetUrl } from './components/use-tuotteet-url.js';
import { findTuotteet } from './model/find-tuotteet.js';
import { texts } from './texts.js';

/** The products of the company: list, form and deletion (I-003). */
export function TuotteetPage() {
  const url = useTuotteetUrl();
  const query = useTuotteet();
  const deleteTuote = useDeleteTuote();
  const searchRef = useRef<HTMLInputElement>(null);
  const { data: tuotteet, error, isFetching } = query;
  const shown = useMemo(() => findTuotteet(tuotteet ?? [], url.search), [tuotteet, url.search]);
  const opened = useOpened(tuotteet, url.openId);
  const refresh = (): void => void query.refetch();
  useMissing(url.openId !== null && !opened && !isFetching && !error, url.close);

  useShortcuts(texts.tuotteet, [
    { keys: ['/'], label: texts.search, act: () => searchRef.current?.focus() },
    { keys: ['n'], label: texts.uusiTuote, act: url.openNew },
  ]);
  useUndoKeys(texts.tuotteet);
  useEffect(() => {
    document.title = texts.tuotteet;
  }, []);

  return (
    <Flex direction="column" h="full">
      <ListToolbar
        title={texts.tuotteet}
        searchLabel={texts.search}
        search={url.search}
        onSearch={url.setSearch}
        searchRef={searchRef}
        newLabel={texts.uusiTuote}
        onNew={url.openNew}
        refreshLabel={texts.refresh}
        refreshing={isFetching}
        onRefresh={refresh}
      />
      {tuotteet && error && (
        <Box px="3" py="2">
          <Failed text={texts.refreshFailed} error={error} retrying={isFetching} onRetry={refresh} />
        </Box>
      )}
      <Box flex="1" minH="0" overflow="hidden">
        {tuotteet ? (
          <TuoteTable
            tuotteet={shown}
            selectedId={url.openId}
            onOpen={({ tuoteId }) => url.open(tuoteId)}
            empty={
              url.search ? <NoHits onClear={() => url.setSearch('')} /> : <NoTuotteet onNew={url.openNew} />
            }
          />
        ) : error ? (
          <LoadFailed text={texts.loadFailed} error={error} retrying={isFetching} onRetry={refresh} />
        ) : (
          <ListSkeleton loading={texts.loading} />
        )}
      </Box>
      <Flex px="3" minH="9" align="center" gap="4" bg="bg.subtle" borderTopWidth="1px" color="fg.muted">
        {tuotteet && (
          <>
            <Span textStyle="text.table">{texts.count(shown.length, tuotteet.length)}</Span>
            <Span textStyle="text.table">
              {texts.activeCount(tuotteet.filter(({ aktiivinen }) => aktiivinen).length)}
            </Span>
          </>
        )}
      </Flex>
      {(url.isNew || opened) && (
        <TuoteEditor
          key={opened?.tuoteId ?? 'uusi'}
          tuote={opened}
          onClose={url.close}
          onDelete={deleteTuote}
        />
      )}
    </Flex>
  );
}

/** The open product. It stays unchanged when a refreshed list no longer has it, because somebody is editing it. */
function useOpened(tuotteet: readonly Tuote[] | undefined, openId: number | null): Tuote | null {
  const [held, setHeld] = useState<Tuote | null>(null);
  const found = tuotteet?.find(({ tuoteId }) => tuoteId === openId);
  const opened = found ?? (held?.tuoteId === openId ? held : null);
  if (opened !== held) setHeld(opened);
  return opened;
}

/** The address may name a product that is gone or never existed. */
function useMissing(missing: boolean, close: () => void): void {
  const notify = useNotify();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!missing) return;
    notify.info(errors['TUOTE.NOT_FOUND'].text);
    latest.current();
  }, [missing, notify]);
}
