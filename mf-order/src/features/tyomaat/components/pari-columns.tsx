import type { ListedTyomaa } from '@keikka/contracts';
import { numericDate } from '@keikka/domain';
import { Span } from '@keikka/ui';
import type { Column } from '@keikka/ui/forms';
import type { PariRivi } from '../model/parit.js';
import { postiosoite, tyomaaNimi } from '../model/tyomaa-nimi.js';
import { texts } from '../texts.js';
import { ErotText } from './erot-text.js';

const { columns } = texts;

/** A cell of a site; a heading has none. */
const ofTyomaa = (cell: (tyomaa: ListedTyomaa) => React.ReactNode) => (rivi: PariRivi) =>
  rivi.tyomaa && cell(rivi.tyomaa);

/** A cell in which is tinted what the other site of the pair has otherwise. */
const ero = (textOf: (tyomaa: ListedTyomaa) => string) => {
  const cell = ({ tyomaa, pari: { jaa, poistuu } }: PariRivi) =>
    tyomaa && (
      <ErotText text={textOf(tyomaa)} toinen={textOf(tyomaa === jaa ? poistuu : jaa)} empty={texts.dash} />
    );
  return cell;
};

const osoite = ({ tyomaaOsoite1, tyomaaOsoite2 }: ListedTyomaa): string =>
  [tyomaaOsoite1, tyomaaOsoite2].filter(Boolean).join(', ');

const tyomaaColumn: Column<PariRivi> = {
  key: 'tyomaa',
  header: columns.tyomaa,
  width: '24%',
  cell: (rivi) => <Span fontWeight="semibold">{ero(tyomaaNimi)(rivi)}</Span>,
};
const osoiteColumn: Column<PariRivi> = {
  key: 'osoite',
  header: columns.osoite,
  width: '18%',
  cell: ero(osoite),
};

export const pariColumns: readonly Column<PariRivi>[] = [
  {
    key: 'numero',
    header: columns.numero,
    width: '96px',
    cell: ofTyomaa(({ tyomaaNum }) => <Span color="fg.muted">{tyomaaNum}</Span>),
  },
  tyomaaColumn,
  osoiteColumn,
  { key: 'postiosoite', header: columns.postiosoite, width: '16%', cell: ero(postiosoite) },
  { key: 'asiakas', header: columns.asiakas, cell: ero(({ asiakasNimi }) => asiakasNimi) },
  {
    key: 'tilauksia',
    header: columns.tilauksia,
    align: 'end',
    width: '88px',
    cell: ofTyomaa(({ keikkaCount }) => keikkaCount),
  },
  {
    key: 'viimeksi',
    header: columns.viimeksi,
    align: 'end',
    width: '104px',
    cell: ofTyomaa(({ lastPvm }) => (lastPvm === null ? texts.dash : numericDate(lastPvm))),
  },
];

/** The columns that fit on a phone. */
export const narrowPariColumns: readonly Column<PariRivi>[] = [
  { ...tyomaaColumn, width: '54%' },
  { ...osoiteColumn, width: '46%' },
];
