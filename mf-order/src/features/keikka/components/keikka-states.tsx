import { Box, EmptyState, ErrorState, Flex, RetryBanner } from '@keikka/ui';
import type { ReactNode } from 'react';
import type { KeikkaGetAnswer } from '@keikka/contracts';
import type { KeikkaQuery } from '../api/get-keikka.js';
import { loadFailure, takesOrderAway } from '../model/load-failure.js';
import { texts } from '../texts.js';
import { LoadBar } from './load-bar.js';

/** The order that may be shown: none while it loads, and none once the server has refused it. */
export function shownKeikka({ data, error }: Pick<KeikkaQuery, 'data' | 'error'>): KeikkaGetAnswer | null {
  return takesOrderAway(error) ? null : (data ?? null);
}

interface KeikkaStatesProps {
  query: KeikkaQuery;
  /** The way on when there is no order to show; a window has its cross. */
  wayOut?: ReactNode;
  /** What stands in its place while it loads. */
  skeleton: ReactNode;
  children: (answer: KeikkaGetAnswer) => ReactNode;
}

/** Draws the loaded order, or why there is none. After a failed refresh the earlier data stay. */
export function KeikkaStates({ query, wayOut, skeleton, children }: KeikkaStatesProps) {
  const answer = shownKeikka(query);
  if (answer) {
    return (
      <>
        {query.isRefetchError && <RefreshFailed query={query} />}
        {children(answer)}
      </>
    );
  }
  if (query.isPending) {
    return (
      <>
        <LoadBar asked={query.fetchStatus === 'fetching'} answered={false} hasSettings={false} />
        {skeleton}
      </>
    );
  }
  return (
    <Flex p="4" gap="3" direction="column" align="center">
      {query.error ? <LoadFailed query={query} /> : <ErrorState title={texts.notFound} />}
      {wayOut}
    </Flex>
  );
}

function LoadFailed({ query: { error, refetch, isFetching } }: { query: KeikkaQuery }) {
  const { title, text, retryable } = loadFailure(error);
  return (
    <ErrorState
      title={title}
      text={text}
      onRetry={retryable ? () => void refetch() : undefined}
      retrying={isFetching}
    />
  );
}

/** Says that the shown data are from an earlier read and may have changed. */
function RefreshFailed({ query: { error, refetch, isFetching } }: { query: KeikkaQuery }) {
  return (
    <Box px="3" py="2">
      <RetryBanner retrying={isFetching} onRetry={() => void refetch()}>
        {texts.refreshFailed(loadFailure(error).title)}
      </RetryBanner>
    </Box>
  );
}

export function NoKeikka({ wayOut }: { wayOut?: ReactNode }) {
  return <EmptyState title={texts.noOrder} action={wayOut} />;
}
