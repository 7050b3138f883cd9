import type { LaskuttamattaSyy } from '@keikka/contracts';
import { euroText } from '@keikka/domain';
import { Box, Button, CircleQuestionMark, FileText, Flex, Span, Split, TriangleAlert } from '@keikka/ui';
import type { LucideIcon } from '@keikka/ui';
import type { Ryhma } from '../model/ryhmat.js';
import { texts } from '../texts.js';

const icons: Record<LaskuttamattaSyy, LucideIcon> = {
  eiLaskua: FileText,
  hinta0: TriangleAlert,
  eiPohjaa: CircleQuestionMark,
  eriM3: Split,
};

interface RyhmaHeadingProps {
  ryhma: Ryhma;
  /** Makes the invoices of these orders; absent where nothing may be made now. */
  onLuo: ((keikkaIds: readonly number[]) => void) | undefined;
}

/** The heading of a reason: its count, its money, and what mends all of it at once. */
export function RyhmaHeading({ ryhma: { syy, rivit, summat }, onLuo }: RyhmaHeadingProps) {
  const Icon = icons[syy];
  const { nimi, hint } = texts.syyt[syy];
  const billable = rivit.filter((rivi) => rivi.syy === 'eiLaskua' && rivi.keikkaLaskuId === null);
  return (
    <Flex align="center" gap="2">
      <Icon size={16} aria-hidden />
      <Span>{nimi}</Span>
      <Span textStyle="text.label" px="1.5" bg="bg.surface" borderRadius="sm">
        {rivit.length}
      </Span>
      <Span hideBelow="md" textStyle="text.label" fontWeight="normal" color="fg.muted">
        {hint}
      </Span>
      <Box flex="1" />
      {Number(summat.liikaa) > 0 && (
        <Span textStyle="text.label" fontWeight="normal" color="status.error.fg">
          {`${texts.liikaa} ${euroText(summat.liikaa)}`}
        </Span>
      )}
      <Span hideBelow="md">{euroText(summat.rahaa)}</Span>
      {onLuo && billable.length > 0 && (
        <Button size="sm" variant="primary" onClick={() => onLuo(billable.map(({ keikkaId }) => keikkaId))}>
          {texts.luoLaskut(billable.length)}
        </Button>
      )}
    </Flex>
  );
}
