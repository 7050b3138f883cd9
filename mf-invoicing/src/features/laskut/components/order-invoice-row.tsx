import type { LaskuListed } from '@keikka/contracts';
import { euroText } from '@keikka/domain';
import { Box, chakra, ChevronDown, ChevronRight, Span } from '@keikka/ui';
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
        {[
          texts.rowCount(lasku.riviCount),
          lasku.laskuDestination || texts.dash,
          texts.maksuEhtoShort(lasku.maksuEhtoPv),
        ].map((fact) => (
          <Span key={fact} color="fg.muted" hideBelow="md">
            {fact}
          </Span>
        ))}
        <Span fontWeight="semibold" textAlign="end" fontVariantNumeric="tabular-nums">
          {euroText(lasku.yhteensa)}
        </Span>
      </Line>
    </li>
  );
}

const Line = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '16px minmax(0, 1fr) auto 88px',
      md: '16px minmax(0, 1fr) auto 56px 60px 44px 88px',
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
