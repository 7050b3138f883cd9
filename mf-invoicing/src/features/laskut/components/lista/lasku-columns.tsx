import type { LaskuListed } from '@keikka/contracts';
import { euroText, helsinkiDay, numericDate } from '@keikka/domain';
import { Check, Span } from '@keikka/ui';
import type { Column } from '@keikka/ui/forms';
import { hyvitysTexts } from '../../hyvitys-texts.js';
import { texts } from '../../texts.js';
import { LahetysChip } from '../lahetys/lahetys-chip.js';
import { isSending } from '../../model/lahetys-tila.js';
import { TilaChip } from '../tila-chip.js';

const { columns } = texts;

const money = (key: string, header: string, read: (lasku: LaskuListed) => string): Column<LaskuListed> => ({
  key,
  header,
  align: 'end',
  width: '112px',
  cell: (lasku) => euroText(read(lasku)),
  sortValue: (lasku) => Number(read(lasku)),
});

const maksaja: Column<LaskuListed> = {
  key: 'maksaja',
  header: columns.maksaja,
  cell: ({ maksajaAsiakasNimi }) => maksajaAsiakasNimi,
  sortValue: ({ maksajaAsiakasNimi }) => maksajaAsiakasNimi,
};
const paiva: Column<LaskuListed> = {
  key: 'paiva',
  header: columns.paiva,
  width: '104px',
  cell: ({ pumppuAika }) => (pumppuAika ? numericDate(helsinkiDay(new Date(pumppuAika))) : texts.dash),
  sortValue: ({ pumppuAika }) => pumppuAika,
};
const yhteensa: Column<LaskuListed> = {
  ...money('yhteensa', columns.yhteensa, ({ yhteensa: gross }) => gross),
  cell: (lasku) => <Span fontWeight="semibold">{euroText(lasku.yhteensa)}</Span>,
};
const tila: Column<LaskuListed> = {
  key: 'tila',
  header: texts.tila,
  width: '176px',
  cell: ({ keikkaLaskuStatusTypeId, lahetysTila }) =>
    isSending(lahetysTila) ? <LahetysChip tila={lahetysTila} /> : <TilaChip tila={keikkaLaskuStatusTypeId} />,
  sortValue: ({ keikkaLaskuStatusTypeId }) => keikkaLaskuStatusTypeId,
};

export const laskuColumns: readonly Column<LaskuListed>[] = [
  {
    key: 'laskuNo',
    header: columns.laskuNo,
    width: '88px',
    cell: ({ laskuNo }) => (laskuNo ? <Span fontWeight="semibold">{laskuNo}</Span> : texts.dash),
    sortValue: ({ laskuNo }) => (laskuNo ? Number(laskuNo) : null),
  },
  paiva,
  {
    key: 'tilaus',
    header: columns.tilaus,
    width: '80px',
    cell: ({ keikkaId }) => keikkaId,
    sortValue: ({ keikkaId }) => keikkaId,
  },
  maksaja,
  {
    key: 'tyomaa',
    header: columns.tyomaa,
    cell: ({ tyomaaNimi, hyvitettyKeikkaLaskuId }) =>
      hyvitettyKeikkaLaskuId === null ? tyomaaNimi : hyvitysTexts.hyvitys(tyomaaNimi),
    sortValue: ({ tyomaaNimi }) => tyomaaNimi || null,
  },
  {
    key: 'rivit',
    header: columns.rivit,
    align: 'end',
    width: '64px',
    cell: ({ riviCount }) => riviCount,
    sortValue: ({ riviCount }) => riviCount,
  },
  money('netto', columns.netto, ({ sumEur }) => sumEur),
  money('alv', columns.alv, ({ alvSumma }) => alvSumma),
  yhteensa,
  tila,
  {
    key: 'kohde',
    header: texts.kohde,
    width: '104px',
    cell: ({ laskuDestination, isLaskutettu }) => (
      <Span display="inline-flex" alignItems="center" gap="1">
        {laskuDestination || texts.dash}
        {isLaskutettu && <Check size={14} aria-hidden />}
      </Span>
    ),
    sortValue: ({ laskuDestination }) => laskuDestination || null,
  },
];

/** The columns that fit on a phone. */
export const narrowLaskuColumns: readonly Column<LaskuListed>[] = [
  { ...paiva, width: '88px' },
  maksaja,
  { ...yhteensa, width: '104px' },
];
