import { laskupohjaTilaNimi, laskupohjaTilat } from '@keikka/domain';
import { useShortcuts, useUndoKeys } from '@keikka/sdk';
import { Box, Button, EmptyState, Flex, Span } from '@keikka/ui';
import { DataTable, ListSkeleton, Select, useBreakpointValue } from '@keikka/ui/forms';
import { useEffect, useMemo, useRef } from 'react';
import { ListToolbar } from '../../parts/list-toolbar.js';
import { Failed, LoadFailed } from '../../parts/list-states.js';
import { useMayBill } from '../../parts/use-may-bill.js';
import { useLaskupohjat } from './api/laskupohjat.js';
import { useCreatePohja } from './api/use-pohja-acts.js';
import { laskupohjaColumns, narrowLaskupohjaColumns } from './components/laskupohja-columns.js';
import { LaskupohjaWindow } from './components/laskupohja-window.js';
import { useLaskupohjatUrl } from './components/use-laskupohjat-url.js';
import { suodataPohjat } from './model/suodata-pohjat.js';
import { texts } from './texts.js';

const tilat = [
  { value: 0, label: texts.kaikkiTilat },
  ...laskupohjaTilat.map((tila) => ({ value: tila, label: laskupohjaTilaNimi(tila) })),
];

/** The templates of the company: list, editor, copy and deletion (I-016). */
export function LaskupohjatPage() {
  const url = useLaskupohjatUrl();
  const { data: pohjat, error, isFetching, refetch } = useLaskupohjat();
  const mayBill = useMayBill();
  const create = useCreatePohja(url.open);
  const searchRef = useRef<HTMLInputElement>(null);
  const { search, tila } = url;
  const shown = useMemo(() => suodataPohjat(pohjat ?? [], { search, tila }), [pohjat, search, tila]);
  const columns =
    useBreakpointValue({ base: narrowLaskupohjaColumns, md: laskupohjaColumns }) ?? laskupohjaColumns;
  const retry = { error, retrying: isFetching, onRetry: () => void refetch() };
  const onNew = mayBill ? () => void create() : undefined;
  useShortcuts(texts.laskupohjat, [
    { keys: ['/'], label: texts.search, act: () => searchRef.current?.focus() },
    ...(onNew ? [{ keys: ['n'], label: texts.uusi, act: onNew }] : []),
  ]);
  useUndoKeys(texts.laskupohjat);
  useEffect(() => {
    document.title = texts.laskupohjat;
  }, []);
  return (
    <Flex direction="column" h="full">
      <ListToolbar
        title={texts.laskupohjat}
        searchLabel={texts.search}
        search={search}
        onSearch={url.setSearch}
        searchRef={searchRef}
        newLabel={texts.uusi}
        onNew={onNew}
        refreshLabel={texts.refresh}
        refreshing={isFetching}
        onRefresh={retry.onRetry}
      >
        <Box w="180px" hideBelow="md">
          <Select
            label={texts.tila}
            options={tilat}
            value={tila ?? 0}
            onValueChange={(id) => url.setTila(id || null)}
          />
        </Box>
      </ListToolbar>
      {pohjat && error && (
        <Box px="3" py="2">
          <Failed text={texts.refreshFailed} {...retry} />
        </Box>
      )}
      <Box flex="1" minH="0" overflow="hidden">
        {pohjat && (
          <DataTable
            label={texts.laskupohjat}
            columns={columns}
            rows={shown}
            rowKey={({ laskupohjaId }) => laskupohjaId}
            onOpen={({ laskupohjaId }) => url.open(laskupohjaId)}
            empty={<Empty isFiltered={pohjat.length > 0} onClear={url.clear} onNew={onNew} />}
          />
        )}
        {!pohjat &&
          (error ? (
            <LoadFailed text={texts.loadFailed} {...retry} />
          ) : (
            <ListSkeleton loading={texts.loading} />
          ))}
      </Box>
      <Flex px="3" minH="9" align="center" bg="bg.subtle" borderTopWidth="1px" color="fg.muted">
        {pohjat && <Span textStyle="text.table">{texts.count(shown.length, pohjat.length)}</Span>}
      </Flex>
      {url.openId !== null && (
        <LaskupohjaWindow
          key={url.openId}
          laskupohjaId={url.openId}
          onClose={url.close}
          onCopy={(laskupohjaId) => void create(laskupohjaId)}
        />
      )}
    </Flex>
  );
}

interface EmptyProps {
  /** There are templates, which the filters hide. */
  isFiltered: boolean;
  onClear: () => void;
  onNew: (() => void) | undefined;
}

function Empty({ isFiltered, onClear, onNew }: EmptyProps) {
  if (isFiltered)
    return (
      <EmptyState
        title={texts.noHits.title}
        action={<Button onClick={onClear}>{texts.noHits.clear}</Button>}
      />
    );
  return (
    <EmptyState
      {...texts.empty}
      action={
        onNew && (
          <Button variant="primary" onClick={onNew}>
            {texts.uusi}
          </Button>
        )
      }
    />
  );
}
