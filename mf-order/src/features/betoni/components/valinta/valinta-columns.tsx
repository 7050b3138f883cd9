import { euroText, numberText, shortDate } from '@keikka/domain';
import { Span } from '@keikka/ui';
import type { Column } from '@keikka/ui/forms';
import { Marked } from '../../../../parts/marked/marked.js';
import type { Valittava } from '../../model/valittava.js';
import { valintaTexts as texts } from '../../valinta-texts.js';

const { columns } = texts;

type Words = readonly string[];

const tilaus = (words: Words): Column<Valittava> => ({
  key: 'tilaus',
  header: columns.tilaus,
  cell: ({ tilaus }) =>
    tilaus && (
      <>
        <Span fontWeight="semibold">
          <Marked as="span" text={String(tilaus.keikkaId)} words={words} />
        </Span>{' '}
        {shortDate(tilaus.day)}
      </>
    ),
});
const toimitus = (words: Words): Column<Valittava> => ({
  key: 'toimitus',
  header: columns.toimitus,
  cell: ({ tilaus }) => <Marked text={tilaus?.tyomaaNimi ?? ''} words={words} />,
});
const betoni = (words: Words): Column<Valittava> => ({
  key: 'betoni',
  header: columns.betoni,
  cell: ({ name }) => <Marked text={name} words={words} />,
});
/** On a phone, where no other column has room: what it is, and below it whose it was. */
const betoniAndOrder = (words: Words): Column<Valittava> => ({
  key: 'betoni',
  header: columns.betoni,
  cell: ({ name, tilaus }) => (
    <>
      <Marked text={name} words={words} whiteSpace="normal" />
      <Marked
        text={tilaus ? `${tilaus.keikkaId} ${shortDate(tilaus.day)} · ${tilaus.tyomaaNimi}` : ''}
        words={words}
        whiteSpace="normal"
        textStyle="text.label"
        color="fg.muted"
      />
    </>
  ),
});
/** The name of a template's concrete, by which its row is known; it is no column of its own (C-69). */
const nimi = (words: Words): Column<Valittava> => ({
  key: 'nimi',
  header: '',
  cell: ({ name }) => <Marked text={name} words={words} whiteSpace="normal" fontWeight="semibold" />,
});
const m3: Column<Valittava> = {
  key: 'm3',
  header: columns.m3,
  align: 'end',
  cell: (row) => numberText(row.m3),
};
const hinta: Column<Valittava> = {
  key: 'hinta',
  header: columns.hinta,
  align: 'end',
  cell: ({ hinta_value: price }) => (price ? euroText(price) : texts.noPrice),
};

interface Shown {
  prices: boolean;
  isPhone: boolean;
  /** The concretes are those of a template. */
  isOfPohja: boolean;
}

/** As they are answered: the arrow keys walk that order. The price is for who may see it (O-052) [O-049]. */
export function valintaColumns(
  words: Words,
  { prices, isPhone, isOfPohja }: Shown,
): readonly Column<Valittava>[] {
  const ordered = isPhone ? [betoniAndOrder(words)] : [tilaus(words), toimitus(words), betoni(words)];
  return [...(isOfPohja ? [nimi(words)] : ordered), m3, ...(prices ? [hinta] : [])];
}
