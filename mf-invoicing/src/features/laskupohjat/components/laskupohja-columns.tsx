import type { LaskupohjaListed } from '@keikka/contracts';
import { Span } from '@keikka/ui';
import type { Column } from '@keikka/ui/forms';
import { voimassa } from '../model/voimassa.js';
import { texts } from '../texts.js';
import { PohjaTilaChip } from './pohja-tila.js';

type Pohja = LaskupohjaListed;
const { columns } = texts;

/** The source that a template is for, '' for all. */
export const lahdeOf = ({ sourceAsiakasId, sourceAsiakasNimi }: Pohja): string =>
  sourceAsiakasId === null ? '' : sourceAsiakasNimi || texts.omaTilaus;

const nimi: Column<Pohja> = {
  key: 'nimi',
  header: columns.nimi,
  width: '24%',
  cell: ({ laskupohjaNimi }) => <Span fontWeight="semibold">{laskupohjaNimi}</Span>,
  sortValue: ({ laskupohjaNimi }) => laskupohjaNimi,
};
const asiakas: Column<Pohja> = {
  key: 'asiakas',
  header: columns.asiakas,
  width: '20%',
  cell: ({ asiakasNimi }) => asiakasNimi || <Span color="fg.muted">{texts.kaikki}</Span>,
  sortValue: ({ asiakasNimi }) => asiakasNimi || null,
};
const lahde: Column<Pohja> = {
  key: 'lahde',
  header: columns.lahde,
  width: '16%',
  cell: (pohja) => lahdeOf(pohja) || <Span color="fg.muted">{texts.kaikki}</Span>,
  sortValue: (pohja) => lahdeOf(pohja) || null,
};
const aika: Column<Pohja> = {
  key: 'voimassa',
  header: columns.voimassa,
  width: '190px',
  cell: (pohja) => voimassa(pohja) || texts.dash,
  sortValue: ({ endDate }) => endDate,
};
const rivit: Column<Pohja> = {
  key: 'rivit',
  header: columns.rivit,
  align: 'end',
  width: '72px',
  cell: ({ riviCount }) => riviCount,
  sortValue: ({ riviCount }) => riviCount,
};
const maksuehto: Column<Pohja> = {
  key: 'maksuehto',
  header: columns.maksuehto,
  align: 'end',
  width: '104px',
  cell: ({ maksuEhtoPv }) => `${maksuEhtoPv} pv`,
  sortValue: ({ maksuEhtoPv }) => maksuEhtoPv,
};
const tila: Column<Pohja> = {
  key: 'tila',
  header: columns.tila,
  width: '140px',
  cell: ({ laskupohjaTilaId }) => <PohjaTilaChip tila={laskupohjaTilaId} />,
  sortValue: ({ laskupohjaTilaId }) => laskupohjaTilaId,
};

export const laskupohjaColumns: readonly Column<Pohja>[] = [
  nimi,
  asiakas,
  lahde,
  aika,
  rivit,
  maksuehto,
  tila,
];

/** The columns that fit on a phone. */
export const narrowLaskupohjaColumns: readonly Column<Pohja>[] = [nimi, asiakas, tila];
