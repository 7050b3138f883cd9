import type { KeikkaData } from '@keikka/contracts';
import { Box, Button, EmptyState, ErrorState, Flex, RefreshCw, RetryBanner, Text } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import { useState } from 'react';
import { useMuutokset } from '../api/list-muutokset.js';
import { entityIdOf, failureText } from '../model/historia.js';
import { texts } from '../texts.js';
import { MuutosTable } from './muutos-table.js';
import { PageBar } from './page-bar.js';

interface MuutoshistoriaProps {
  /** The id of an order that is not stored yet is 0. */
  keikka: Pick<KeikkaData, 'ownerAsiakasId' | 'varmenne'> & { keikkaId: number | string };
}

/** What was changed in an order, by whom and when [O-067]. */
export function Muutoshistoria({ keikka: { keikkaId, ...keikka } }: MuutoshistoriaProps) {
  const entityId = entityIdOf(keikkaId);
  if (entityId === 0) return <EmptyState title={texts.unsaved} />;
  return <OfStored entityId={entityId} {...keikka} />;
}

interface StoredProps extends Pick<KeikkaData, 'ownerAsiakasId' | 'varmenne'> {
  entityId: number;
}

function OfStored({ entityId, ownerAsiakasId, varmenne }: StoredProps) {
  const [page, setPage] = useState(1);
  const read = useMuutokset({ entityId, ownerAsiakasId, varmenne, page });
  const { data, error, isFetching } = read;
  const title = texts.title(entityId);
  const retry = { retrying: isFetching, onRetry: () => void read.refetch() };
  return (
    <Flex direction="column" h="full">
      <Flex align="center" gap="2" px="3" py="2" wrap="wrap" flexShrink="0">
        <Text as="h2" textStyle="text.title" flex="1">
          {title}
        </Text>
        <Button onClick={() => void read.refetch()} busy={isFetching}>
          <RefreshCw aria-hidden />
          {texts.refresh}
        </Button>
      </Flex>
      {error && data && (
        <Box px="3" pb="2">
          <RetryBanner {...retry}>{failureText(error)}</RetryBanner>
        </Box>
      )}
      {error && !data && (
        <Flex p="4" justify="center">
          <ErrorState title={failureText(error)} {...retry} />
        </Flex>
      )}
      {!error && !data && <ListSkeleton loading={texts.loading} rows={8} />}
      {data?.length === 0 && page === 1 && <EmptyState title={texts.none} />}
      <Box flex="1" minH="0">
        {data && data.length > 0 && <MuutosTable label={title} muutokset={data} />}
      </Box>
      {data && (data.length > 0 || page > 1) && <PageBar page={page} count={data.length} onPage={setPage} />}
    </Flex>
  );
}
