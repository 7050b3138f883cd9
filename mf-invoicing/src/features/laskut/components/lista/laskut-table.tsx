import type { LaskuHaku, LaskuListed } from '@keikka/contracts';
import { euroText } from '@keikka/domain';
import { Button, EmptyState, Flex, Span } from '@keikka/ui';
import { DataTable, useBreakpointValue } from '@keikka/ui/forms';
import { useLaskuByNumber } from '../../api/laskut.js';
import { texts } from '../../texts.js';
import { laskuColumns, narrowLaskuColumns } from './lasku-columns.js';
import type { LaskutUrl } from './use-laskut-url.js';

const { columns } = texts;

interface LaskutTableProps {
  laskut: readonly LaskuListed[];
  /** There are others that are not loaded yet. */
  hasMore: boolean;
  url: LaskutUrl;
}

export function LaskutTable({ laskut, hasMore, url }: LaskutTableProps) {
  const shownColumns = useBreakpointValue({ base: narrowLaskuColumns, md: laskuColumns }) ?? laskuColumns;
  // A part of the invoices in another order would pass for the first of all.
  const sortable = hasMore ? shownColumns.map(({ sortValue: _, ...column }) => column) : shownColumns;
  return (
    <DataTable
      label={texts.laskut}
      columns={sortable}
      rows={laskut}
      rowKey={({ keikkaLaskuId }) => keikkaLaskuId}
      onOpen={({ keikkaLaskuId }) => url.open(keikkaLaskuId)}
      empty={url.isFiltered ? <NoHits url={url} /> : <EmptyState {...texts.empty} />}
    />
  );
}

/** Whoever looks for a number finds its invoice in whatever period it is. */
function NoHits({ url }: { url: LaskutUrl }) {
  const { data: beyond } = useLaskuByNumber(url.search.trim());
  const clear = <Button onClick={url.clear}>{texts.noHits.clear}</Button>;
  if (!beyond) return <EmptyState title={texts.noHits.title} action={clear} />;
  const { keikkaLaskuId, laskuNo } = beyond;
  return (
    <EmptyState
      title={texts.noHits.title}
      text={texts.beyond(laskuNo)}
      action={
        <Button variant="primary" onClick={() => url.open(keikkaLaskuId)}>
          {texts.openBeyond}
        </Button>
      }
    />
  );
}

interface LaskutTotalsProps {
  /** How many are loaded. */
  shown: number;
  yhteensa: LaskuHaku['yhteensa'];
  /** Loads the next ones; null when all are there. */
  more: { busy: boolean; show: () => void } | null;
}

/** How many invoices the filters find, and the sums of all of them. */
export function LaskutTotals({ shown, yhteensa, more }: LaskutTotalsProps) {
  const sums = [
    [columns.netto, yhteensa.sumEur],
    [columns.alv, yhteensa.alvSumma],
    [columns.yhteensa, yhteensa.yhteensa],
  ] as const;
  return (
    <Flex
      px="3"
      minH="9"
      align="center"
      gap="4"
      bg="bg.subtle"
      borderTopWidth="1px"
      color="fg.muted"
      wrap="wrap"
    >
      <Flex flex="1" align="center" gap="3" textStyle="text.table">
        {texts.count(shown, yhteensa.lukumaara)}
        {more && (
          <Button size="sm" busy={more.busy} onClick={more.show}>
            {texts.nextPage}
          </Button>
        )}
      </Flex>
      {sums.map(([label, amount]) => (
        <Span key={label} textStyle="text.table">
          {label}{' '}
          <Span fontWeight="semibold" color="fg">
            {euroText(amount)}
          </Span>
        </Span>
      ))}
    </Flex>
  );
}
