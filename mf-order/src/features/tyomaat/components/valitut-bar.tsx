import { Button, Flex, Merge, Span, X } from '@keikka/ui';
import { useId } from 'react';
import type { Pari, Vertailu } from '../model/parit.js';
import type { ValittuPari } from '../model/valinta.js';
import { pariTexts } from '../pari-texts.js';
import { valintaTexts as texts } from '../valinta-texts.js';
import { yhdistysTexts } from '../yhdistys-texts.js';

interface ValitutBarProps {
  valittu: ValittuPari;
  onYhdista: (vertailu: Vertailu) => void;
  onApart: (pari: Pari) => void;
  onClear: () => void;
}

/** How many sites are chosen, and what can be done to them: two of them are merged, or are not the same. */
export function ValitutBar({ valittu, onYhdista, onApart, onClear }: ValitutBarProps) {
  const { count, vertailu, pari, samaAsiakas } = valittu;
  const detailId = useId();
  const detail = vertailu
    ? [samaAsiakas && texts.samaAsiakas, pari && pariTexts.toisistaan(pari.metres)].filter(Boolean).join(', ')
    : texts.kaksi;
  return (
    <Flex
      role="group"
      aria-label={texts.valittu(count)}
      px="3"
      py="1"
      minH="11"
      align="center"
      columnGap="3"
      rowGap="1"
      wrap="wrap"
      bg="brand.subtle"
      borderTopWidth="1px"
      textStyle="text.table"
    >
      <Span fontWeight="semibold">{texts.valittu(count)}</Span>
      <Span id={detailId} color="fg.muted">
        {detail}
      </Span>
      <Button onClick={onClear}>
        <X />
        {texts.poistaValinta}
      </Button>
      {pari && <Button onClick={() => onApart(pari)}>{pariTexts.eivatSama}</Button>}
      <Button
        ms="auto"
        variant="primary"
        disabled={!vertailu}
        aria-describedby={vertailu ? undefined : detailId}
        onClick={() => vertailu && onYhdista(vertailu)}
      >
        <Merge />
        {yhdistysTexts.yhdista}
      </Button>
    </Flex>
  );
}
