import type { LaskuttamattaSyy } from '@keikka/contracts';
import { euroText } from '@keikka/domain';
import { Box, Button, CircleQuestionMark, FileText, Flex, Span, Split, TriangleAlert } from '@keikka/ui';
import type { LucideIcon } from '@keikka/ui';
import { tehtavissa, type Tehtavissa } from '../../model/korjaus.js';
import type { Ryhma } from '../../model/ryhmat.js';
import { texts } from '../../texts.js';

const icons: Record<LaskuttamattaSyy, LucideIcon> = {
  eiLaskua: FileText,
  hinta0: TriangleAlert,
  eiPohjaa: CircleQuestionMark,
  eriM3: Split,
};

interface RyhmaHeadingProps {
  ryhma: Ryhma;
  /** Mends these orders; absent where nothing may be mended now. */
  onKorjaa: ((tilaukset: readonly Tehtavissa[]) => void) | undefined;
}

/** The heading of a reason: its count, its money, and what mends all of it at once. */
export function RyhmaHeading({ ryhma: { syy, rivit, summat }, onKorjaa }: RyhmaHeadingProps) {
  const Icon = icons[syy];
  const { nimi, hint } = texts.syyt[syy];
  const all = tehtavissa(rivit);
  const billable = all.filter(({ korjaus }) => korjaus === 'luoLasku');
  // A new invoice of a difference is looked at one by one.
  const open = all.filter(({ korjaus }) => korjaus === 'paivitaMaara');
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
      {Number(summat.arviota) > 0 && (
        <Span hideBelow="md" textStyle="text.label" fontWeight="normal" color="fg.muted">
          {texts.arviota(summat.arviota)}
        </Span>
      )}
      <Span hideBelow="md">{euroText(summat.rahaa)}</Span>
      {onKorjaa && billable.length > 0 && (
        <Button size="sm" variant="primary" onClick={() => onKorjaa(billable)}>
          {texts.luoLaskut(billable.length)}
        </Button>
      )}
      {onKorjaa && open.length > 0 && (
        <Button size="sm" onClick={() => onKorjaa(open)}>
          {texts.paivitaRivit(open.length)}
        </Button>
      )}
    </Flex>
  );
}
