import type { LaskuListed } from '@keikka/contracts';
import { euroText, summa } from '@keikka/domain';
import { Button, EmptyState, Flex, Span, useBreakpointValue } from '@keikka/ui';
import { DataTable } from '@keikka/ui/forms';
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
      empty={
        isFiltered ? (
          <EmptyState
            title={texts.noHits.title}
            action={<Button onClick={url.clear}>{texts.noHits.clear}</Button>}
          />
        ) : (
          <EmptyState {...texts.empty} />
        )
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
