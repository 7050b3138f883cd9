import { useShortcuts } from '@keikka/sdk';
import { Box, Flex } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import { useRef, useState } from 'react';
import { Failed, LoadFailed } from '../../../../parts/list-states.js';
import { useCreateLasku } from '../../api/create-lasku.js';
import { useLaskut } from '../../api/laskut.js';
import { useMayBill } from '../../../../parts/use-may-bill.js';
import { texts } from '../../texts.js';
import { LaskutTable, LaskutTotals } from './laskut-table.js';
import { LaskutToolbar } from './laskut-toolbar.js';
import type { LaskutUrl } from './use-laskut-url.js';
import { UusiLasku } from './uusi-lasku.js';

/** The list of invoices with its filters and sums. */
export function LaskutList({ url }: { url: LaskutUrl }) {
  const { data, error, isFetching, refetch, ...list } = useLaskut(url.rajaus);
  const [isAsking, setAsking] = useState(false);
  const mayBill = useMayBill();
  const { mutate: create } = useCreateLasku(url.open);
  const searchRef = useRef<HTMLInputElement>(null);
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
      {data && error && (
        <Box px="3" py="2">
          <Failed text={texts.refreshFailed} {...retry} />
        </Box>
      )}
      <Box flex="1" minH="0" overflow="hidden">
        {data && <LaskutTable laskut={data.laskut} hasMore={list.hasNextPage} url={url} />}
        {!data &&
          (error ? (
            <LoadFailed text={texts.loadFailed} {...retry} />
          ) : (
            <ListSkeleton loading={texts.loading} />
          ))}
      </Box>
      {data?.yhteensa && (
        <LaskutTotals
          shown={data.laskut.length}
          yhteensa={data.yhteensa}
          more={
            list.hasNextPage ? { busy: list.isFetchingNextPage, show: () => void list.fetchNextPage() } : null
          }
        />
      )}
      {isAsking && <UusiLasku onCreate={create} onClose={() => setAsking(false)} />}
    </Flex>
  );
}
