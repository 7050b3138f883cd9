import type { LaskuttamattaSyy } from '@keikka/contracts';
import { euroText } from '@keikka/domain';
import { chakra, Flex, Span } from '@keikka/ui';
import { summatOf, type Ryhma } from '../model/ryhmat.js';
import { texts } from '../texts.js';
import type { LaskuttamattaUrl } from './use-laskuttamatta-url.js';

const SyyButton = chakra('button', {
  base: {
    px: '3',
    minH: '11',
    textAlign: 'start',
    textStyle: 'text.table',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { bg: 'bg.subtle' },
    '&[aria-pressed=true]': { borderColor: 'brand.solid', color: 'brand.fg' },
  },
});

/** The reasons with their counts and money; one is shown by itself when it is pressed. */
export function SyytBar({ ryhmat, url }: { ryhmat: readonly Ryhma[]; url: LaskuttamattaUrl }) {
  const all = ryhmat.flatMap(({ rivit }) => rivit);
  const choices: readonly { syy: LaskuttamattaSyy | null; nimi: string; count: number; rahaa: string }[] = [
    { syy: null, nimi: texts.kaikki, count: all.length, rahaa: summatOf(all).rahaa },
    ...ryhmat.map(({ syy, rivit, summat }) => ({
      syy,
      nimi: texts.syyt[syy].nimi,
      count: rivit.length,
      rahaa: summat.rahaa,
    })),
  ];
  return (
    <Flex
      role="group"
      aria-label={texts.syyLabel}
      align="stretch"
      bg="bg.surface"
      borderBottomWidth="1px"
      overflowX="auto"
      flexShrink="0"
    >
      {choices.map(({ syy, nimi, count, rahaa }) => (
        <SyyButton
          key={syy ?? ''}
          type="button"
          aria-pressed={url.syy === syy}
          onClick={() => url.setSyy(syy)}
        >
          <Span display="block" fontWeight="semibold">
            {nimi}
          </Span>
          <Span display="block" textStyle="text.label" color="fg.muted">
            {`${count} · ${euroText(rahaa)}`}
          </Span>
        </SyyButton>
      ))}
      <Span
        hideBelow="lg"
        ms="auto"
        px="3"
        alignSelf="center"
        textStyle="text.label"
        color="fg.muted"
        whiteSpace="nowrap"
      >
        {texts.jarjestys}
      </Span>
    </Flex>
  );
}
