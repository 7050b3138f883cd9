import type { LaskuListed } from '@keikka/contracts';
import { euroText, summa } from '@keikka/domain';
import { Button, EmptyState, Flex, Span, useBreakpointValue } from '@keikka/ui';
import { DataTable } from '@keikka/ui/forms';
import { useLaskuByNumber } from '../api/laskut.js';
import { texts } from '../texts.js';
import { laskuColumns, narrowLaskuColumns } from './lasku-columns.js';
import type { LaskutUrl } from './use-laskut-url.js';

const { columns } = texts;

interface LaskutTableProps {
  laskut: readonly LaskuListed[];
  /** There are others, which the filters hide. */
  isFiltered: boolean;
  url: LaskutUrl;
}

export function LaskutTable({ laskut, isFiltered, url }: LaskutTableProps) {
  const shownColumns = useBreakpointValue({ base: narrowLaskuColumns, md: laskuColumns }) ?? laskuColumns;
  return (
    <DataTable
      label={texts.laskut}
      columns={shownColumns}
      rows={laskut}
      rowKey={({ keikkaLaskuId }) => keikkaLaskuId}
      onOpen={({ keikkaLaskuId }) => url.open(keikkaLaskuId)}
      empty={isFiltered ? <NoHits url={url} /> : <EmptyState {...texts.empty} />}
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

/** How many invoices the list shows, and their sums. */
export function LaskutTotals({ laskut, all }: { laskut: readonly LaskuListed[]; all: number }) {
  const sums = [
    [columns.netto, laskut.map(({ sumEur }) => sumEur)],
    [columns.alv, laskut.map(({ alvSumma }) => alvSumma)],
    [columns.yhteensa, laskut.map(({ yhteensa }) => yhteensa)],
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
      <Span textStyle="text.table" flex="1">
        {texts.count(laskut.length, all)}
      </Span>
      {sums.map(([label, amounts]) => (
        <Span key={label} textStyle="text.table">
          {label}{' '}
          <Span fontWeight="semibold" color="fg">
            {euroText(summa(amounts))}
          </Span>
        </Span>
      ))}
    </Flex>
  );
}
