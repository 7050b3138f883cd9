import type { LaskuttamatonKeikka } from '@keikka/contracts';
import { euroText } from '@keikka/domain';
import { Button, Flex, IconButton, Span, X } from '@keikka/ui';
import { samaTehtava, tehtavissa, type Tehtavissa } from '../model/korjaus.js';
import { summatOf } from '../model/ryhmat.js';
import { texts } from '../texts.js';

interface ValitutBarProps {
  /** The chosen orders of the list. */
  rivit: readonly LaskuttamatonKeikka[];
  /** Absent while others are mended. */
  onKorjaa: ((tilaukset: readonly Tehtavissa[]) => void) | undefined;
  onClear: () => void;
}

/** How many orders are chosen, their money, and what mends them; those that need a choice are counted apart. */
export function ValitutBar({ rivit, onKorjaa, onClear }: ValitutBarProps) {
  const all = tehtavissa(rivit);
  const others = rivit.length - all.length;
  const label =
    samaTehtava(all) === 'luoLasku' ? texts.luoLaskut(all.length) : texts.korjaaValitut(all.length);
  return (
    <Flex
      role="group"
      aria-label={texts.valittu(rivit.length)}
      px="3"
      minH="11"
      align="center"
      gap="3"
      wrap="wrap"
      bg="brand.subtle"
      borderTopWidth="1px"
      textStyle="text.table"
    >
      <Span fontWeight="semibold">{texts.valittu(rivit.length)}</Span>
      <Span>{euroText(summatOf(rivit).rahaa)}</Span>
      {others > 0 && <Span color="fg.muted">{texts.vaatiiValinnan(others)}</Span>}
      <Span flex="1" />
      {all.length > 0 && (
        <Button variant="primary" disabled={!onKorjaa} onClick={() => onKorjaa?.(all)}>
          {label}
        </Button>
      )}
      <IconButton label={texts.poistaValinnat} onClick={onClear}>
        <X />
      </IconButton>
    </Flex>
  );
}
