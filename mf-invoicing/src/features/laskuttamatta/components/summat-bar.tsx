import type { LaskuttamatonKeikka } from '@keikka/contracts';
import { euroText } from '@keikka/domain';
import { Flex, Kbd, Span } from '@keikka/ui';
import { summatOf } from '../model/ryhmat.js';
import { texts } from '../texts.js';

/** How many orders are shown, the keys, and the money at stake. */
export function SummatBar({ rivit }: { rivit: readonly LaskuttamatonKeikka[] }) {
  const { rahaa, arviota, liikaa } = summatOf(rivit);
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
      textStyle="text.table"
    >
      <Span>{texts.count(rivit.length)}</Span>
      <Span hideBelow="md">
        <Kbd aria-hidden>↑↓</Kbd> {texts.keys.rivi} <Kbd aria-hidden>↵</Kbd> {texts.keys.korjaa}{' '}
        <Kbd aria-hidden>{texts.keys.vali}</Kbd> {texts.keys.valitse}
      </Span>
      <Span flex="1" />
      {Number(liikaa) > 0 && (
        <Span>
          {texts.liikaa}{' '}
          <Span fontWeight="semibold" color="status.error.fg">
            {euroText(liikaa)}
          </Span>
        </Span>
      )}
      <Span>
        {texts.yhteensa}{' '}
        <Span fontWeight="semibold" color="fg">
          {euroText(rahaa)}
        </Span>
        {Number(arviota) > 0 && ` ${texts.arviota(arviota)}`}
      </Span>
    </Flex>
  );
}
