import { useShortcuts } from '@keikka/sdk';
import { Box, Flex } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import { useMemo, useRef, useState } from 'react';
import { Failed, LoadFailed } from '../../../parts/list-states.js';
import { useCreateLasku } from '../api/create-lasku.js';
import { useLaskut } from '../api/laskut.js';
import { useMayBill } from '../../../parts/use-may-bill.js';
import { suodata } from '../model/suodata.js';
import { texts } from '../texts.js';
import { LaskutTable, LaskutTotals } from './laskut-table.js';
import { LaskutToolbar } from './laskut-toolbar.js';
import type { LaskutUrl } from './use-laskut-url.js';
import { UusiLasku } from './uusi-lasku.js';

/** The list of invoices with its filters and sums. */
export function LaskutList({ url }: { url: LaskutUrl }) {
  const { data: laskut, error, isFetching, refetch } = useLaskut(url.days);
  const [isAsking, setAsking] = useState(false);
  const mayBill = useMayBill();
  const { mutate: create } = useCreateLasku(url.open);
  const searchRef = useRef<HTMLInputElement>(null);
  const { search, tila, kohde } = url;
  const shown = useMemo(() => suodata(laskut ?? [], { search, tila, kohde }), [laskut, search, tila, kohde]);
  const retry = { error, retrying: isFetching, onRetry: () => void refetch() };
  const ask = mayBill ? () => setAsking(true) : undefined;
  useShortcuts(texts.laskut, [
    { keys: ['/'], label: texts.search, act: () => searchRef.current?.focus() },
    ...(ask ? [{ keys: ['n'], label: texts.uusiLasku, act: ask }] : []),
  ]);
  return (
    <Flex direction="column" h="full">
      <LaskutToolbar
        url={url}
        searchRef={searchRef}
        refreshing={isFetching}
        onRefresh={retry.onRetry}
        onNew={ask}
      />
      {laskut && error && (
        <Box px="3" py="2">
          <Failed text={texts.refreshFailed} {...retry} />
        </Box>
      )}
      <Box flex="1" minH="0" overflow="hidden">
        {laskut && <LaskutTable laskut={shown} isFiltered={laskut.length > 0} url={url} />}
        {!laskut &&
          (error ? (
            <LoadFailed text={texts.loadFailed} {...retry} />
          ) : (
            <ListSkeleton loading={texts.loading} />
          ))}
      </Box>
      {laskut && <LaskutTotals laskut={shown} all={laskut.length} />}
      {isAsking && <UusiLasku onCreate={create} onClose={() => setAsking(false)} />}
    </Flex>
  );
}
