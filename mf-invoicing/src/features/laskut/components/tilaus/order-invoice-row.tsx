import type { LaskuListed } from '@keikka/contracts';
import { addDays, euroText, helsinkiDay, laskuTila, numericDate, shortDate } from '@keikka/domain';
import { Box, chakra, ChevronDown, ChevronRight, Span } from '@keikka/ui';
import { useTilaChange } from '../../api/use-tila-change.js';
import { orderInvoicesTexts } from '../../order-invoices-texts.js';
import { texts } from '../../texts.js';
import { TilaMenu } from '../tila-menu.js';

interface OrderInvoiceRowProps {
  lasku: LaskuListed;
  isOpen: boolean;
  onOpen: () => void;
}

/** An invoice in the list of its order, with its status, which can be changed. The open one is tinted. */
export function OrderInvoiceRow({ lasku, isOpen, onOpen }: OrderInvoiceRowProps) {
  const onTila = useTilaChange(lasku);
  return (
    <Line data-open={isOpen || undefined}>
      <Open type="button" aria-current={isOpen || undefined} onClick={onOpen}>
        {isOpen ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
        <Span fontWeight="semibold" truncate>
          {lasku.maksajaAsiakasNimi}
        </Span>
        {/* The place of the status, which is a button of its own. */}
        <Span />
        {/* On a phone who pays, the status and the sum are enough. */}
        <Span color="fg.muted" hideBelow="md">
          {texts.rowCount(lasku.riviCount)}
        </Span>
        <Span color="fg.muted" hideBelow="md">
          {lasku.laskuDestination || texts.dash}
        </Span>
        <Maksuaika {...lasku} />
        <Span fontWeight="semibold" textAlign="end" fontVariantNumeric="tabular-nums">
          {euroText(lasku.yhteensa)}
        </Span>
      </Open>
      <Box gridColumn="3" gridRow="1">
        <TilaMenu tila={lasku.keikkaLaskuStatusTypeId} onChange={onTila} />
      </Box>
    </Line>
  );
}

/**
 * The day on which a billed invoice is due; of one that was billed by hand the term, since nobody knows when it went. Of an
 * open one the term, and when it would be due.
 */
function Maksuaika({ maksuEhtoPv, keikkaLaskuStatusTypeId: tila, eraPaiva }: LaskuListed) {
  const isBilled = tila === laskuTila.laskutettu;
  const ifToday = shortDate(addDays(helsinkiDay(new Date()), maksuEhtoPv));
  const billed =
    eraPaiva === null
      ? orderInvoicesTexts.maksuEhto(maksuEhtoPv)
      : orderInvoicesTexts.eraPaivana(numericDate(eraPaiva));
  return (
    <Span
      color="fg.muted"
      hideBelow="md"
      fontVariantNumeric="tabular-nums"
      title={isBilled ? undefined : orderInvoicesTexts.eraPaivaHint}
    >
      {isBilled ? billed : orderInvoicesTexts.eraPaiva(maksuEhtoPv, ifToday)}
    </Span>
  );
}

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '16px minmax(0, 1fr) auto 88px',
      md: '16px minmax(0, 1fr) auto 56px 60px 128px 88px',
    },
    alignItems: 'center',
    gap: '2',
    px: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    textStyle: 'text.table',
    whiteSpace: 'nowrap',
    borderStartWidth: '3px',
    borderStartColor: 'transparent',
    '&[data-open]': { bg: 'brand.subtle', borderStartColor: 'brand.solid' },
  },
});

/** The whole row, in its columns: wherever it is pressed but on the status, it opens. */
const Open = chakra('button', {
  base: {
    gridColumn: '1 / -1',
    gridRow: '1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    minH: '10',
    textAlign: 'start',
    cursor: 'pointer',
  },
});
