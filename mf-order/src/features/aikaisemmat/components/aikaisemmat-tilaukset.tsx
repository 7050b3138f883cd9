import type { KeikkaData, PreviousKeikka } from '@keikka/contracts';
import { useNavigation } from '@keikka/sdk';
import { Box, EmptyState, Flex, Text } from '@keikka/ui';
import { DataTable, type SortOrder, ListSkeleton, useBreakpointValue } from '@keikka/ui/forms';
import { usePreviousKeikat } from '../api/list-previous.js';
import { texts } from '../texts.js';
import { previousColumns } from './previous-columns.js';
import { LoadFailed, RefreshFailed } from './previous-states.js';

const latestFirst: SortOrder = { key: 'time', descending: true };

/** What else has been and will be poured at the order's site [O-019]. */
export function AikaisemmatTilaukset({
  keikka: { keikkaId, tyomaaId },
}: {
  keikka: Pick<KeikkaData, 'keikkaId' | 'tyomaaId'>;
}) {
  if (tyomaaId === null) return <EmptyState {...texts.noSite} />;
  return <OfSite tyomaaId={tyomaaId} keikkaId={keikkaId} />;
}

function OfSite({ tyomaaId, keikkaId }: { tyomaaId: number; keikkaId: number }) {
  const { data, error, isFetching, refetch } = usePreviousKeikat(tyomaaId, keikkaId);
  const failure = { error, retrying: isFetching, onRetry: () => void refetch() };
  if (!data) return error ? <LoadFailed {...failure} /> : <ListSkeleton loading={texts.loading} rows={8} />;
  return (
    <Flex direction="column" h="full">
      {error && <RefreshFailed {...failure} />}
      {data.length > 0 ? <PreviousTable rows={data} /> : <EmptyState {...texts.empty} />}
    </Flex>
  );
}

function PreviousTable({ rows }: { rows: readonly PreviousKeikka[] }) {
  const { openOrderTab } = useNavigation();
  const columns = useBreakpointValue(previousColumns) ?? previousColumns.lg;
  return (
    <>
      <Text px="2" py="1.5" textStyle="text.label" color="fg.muted">
        {texts.span}
      </Text>
      <Box flex="1" minH="0">
        <DataTable
          label={texts.title}
          columns={columns}
          rows={rows}
          rowKey={({ keikkaId }) => keikkaId}
          initialSort={latestFirst}
          onOpen={({ keikkaId }) => openOrderTab(keikkaId)}
          empty={null}
        />
      </Box>
    </>
  );
}
