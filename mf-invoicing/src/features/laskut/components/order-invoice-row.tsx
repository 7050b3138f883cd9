import type { LaskuListed } from '@keikka/contracts';
import { addDays, euroText, helsinkiDay, shortDate } from '@keikka/domain';
import { Box, chakra, ChevronDown, ChevronRight, Span } from '@keikka/ui';
import { orderInvoicesTexts } from '../order-invoices-texts.js';
import { texts } from '../texts.js';
import { TilaChip } from './tila-chip.js';

interface OrderInvoiceRowProps {
  lasku: LaskuListed;
  isOpen: boolean;
  onOpen: () => void;
}

/** An invoice in the list of its order. The open one is tinted. */
export function OrderInvoiceRow({ lasku, isOpen, onOpen }: OrderInvoiceRowProps) {
  return (
    <li>
      <Line type="button" aria-current={isOpen || undefined} onClick={onOpen}>
        {isOpen ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
        <Span fontWeight="semibold" truncate>
          {lasku.maksajaAsiakasNimi}
        </Span>
        <Box>
          <TilaChip tila={lasku.keikkaLaskuStatusTypeId} />
        </Box>
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
      </Line>
    </li>
  );
}

/** The term, and of an open invoice the day on which it would be due; a sent one tells it where it was sent. */
function Maksuaika({ maksuEhtoPv, isLaskutettu }: LaskuListed) {
  const due = addDays(helsinkiDay(new Date()), maksuEhtoPv);
  return (
    <Span
      color="fg.muted"
      hideBelow="md"
      fontVariantNumeric="tabular-nums"
      title={isLaskutettu ? undefined : orderInvoicesTexts.eraPaivaHint}
    >
      {isLaskutettu
        ? orderInvoicesTexts.maksuEhto(maksuEhtoPv)
        : orderInvoicesTexts.eraPaiva(maksuEhtoPv, shortDate(due))}
    </Span>
  );
}

const Line = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '16px minmax(0, 1fr) auto 88px',
      md: '16px minmax(0, 1fr) auto 56px 60px 128px 88px',
    },
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: '10',
    px: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    textAlign: 'start',
    textStyle: 'text.table',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderStartWidth: '3px',
    borderStartColor: 'transparent',
    '&[aria-current]': { bg: 'brand.subtle', borderStartColor: 'brand.solid' },
  },
});
