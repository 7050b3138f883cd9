import type { LaskuttamattaSyy } from '@keikka/contracts';
import { euroText } from '@keikka/domain';
import { Span } from '@keikka/ui';
import { PartsBar } from '@keikka/ui/forms';
import { summatOf, type Ryhma } from '../model/ryhmat.js';
import { texts } from '../texts.js';
import type { LaskuttamattaUrl } from './use-laskuttamatta-url.js';

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
  const parts = choices.map(({ syy, nimi, count, rahaa }) => ({
    key: syy ?? '',
    name: nimi,
    count: `${count} · ${euroText(rahaa)}`,
    isShown: url.syy === syy,
    onShow: () => url.setSyy(syy),
  }));
  return (
    <PartsBar label={texts.syyLabel} parts={parts}>
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
    </PartsBar>
  );
}
