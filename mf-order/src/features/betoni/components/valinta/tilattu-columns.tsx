import type { TilattuBetoni } from '@keikka/contracts';
import { euroText, numberText, shortDate } from '@keikka/domain';
import { Span } from '@keikka/ui';
import type { Column } from '@keikka/ui/forms';
import { Marked } from '../../../../parts/marked/marked.js';
import { tilattuName } from '../../model/tilattu.js';
import { valintaTexts as texts } from '../../valinta-texts.js';

const { columns } = texts;

type Words = readonly string[];

const tilaus = (words: Words): Column<TilattuBetoni> => ({
  key: 'tilaus',
  header: columns.tilaus,
  cell: ({ keikkaId, day }) => (
    <>
      <Span fontWeight="semibold">
        <Marked as="span" text={String(keikkaId)} words={words} />
      </Span>{' '}
      {shortDate(day)}
    </>
  ),
});
const toimitus = (words: Words): Column<TilattuBetoni> => ({
  key: 'toimitus',
  header: columns.toimitus,
  cell: ({ tyomaaNimi }) => <Marked text={tyomaaNimi} words={words} />,
});
const betoni = (words: Words): Column<TilattuBetoni> => ({
  key: 'betoni',
  header: columns.betoni,
  cell: (row) => <Marked text={tilattuName(row)} words={words} />,
});
/** On a phone, where no other column has room: what it is, and below it whose it was. */
const betoniAndOrder = (words: Words): Column<TilattuBetoni> => ({
  key: 'betoni',
  header: columns.betoni,
  cell: (row) => (
    <>
      <Marked text={tilattuName(row)} words={words} whiteSpace="normal" />
      <Marked
        text={`${row.keikkaId} ${shortDate(row.day)} · ${row.tyomaaNimi}`}
        words={words}
        whiteSpace="normal"
        textStyle="text.label"
        color="fg.muted"
      />
    </>
  ),
});
const m3: Column<TilattuBetoni> = {
  key: 'm3',
  header: columns.m3,
  align: 'end',
  cell: (row) => numberText(row.m3),
};
const hinta: Column<TilattuBetoni> = {
  key: 'hinta',
  header: columns.hinta,
  align: 'end',
  cell: ({ hinta_value: price }) => (price ? euroText(price) : texts.noPrice),
};

/** The latest first, as they are answered: the arrow keys walk that order. The price is for who may see it (O-052) [O-049]. */
export const tilattuColumns = (
  words: Words,
  { prices, isPhone }: { prices: boolean; isPhone: boolean },
): Column<TilattuBetoni>[] => [
  ...(isPhone ? [betoniAndOrder(words)] : [tilaus(words), toimitus(words), betoni(words)]),
  m3,
  ...(prices ? [hinta] : []),
];
