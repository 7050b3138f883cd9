import type { ListedSijainti } from '@keikka/contracts';
import { Span } from '@keikka/ui';
import type { Column } from '@keikka/ui/forms';
import { onSijainti } from '../model/suodatus.js';
import { texts } from '../texts.js';
import { TehdasMenu } from './tehdas-menu.js';

const nimi: Column<ListedSijainti> = {
  key: 'nimi',
  header: texts.columns.nimi,
  width: '28%',
  cell: ({ sijaintiNimi }) => <Span fontWeight="semibold">{sijaintiNimi}</Span>,
  sortValue: ({ sijaintiNimi }) => sijaintiNimi,
};
const lyhenne: Column<ListedSijainti> = {
  key: 'lyhenne',
  header: texts.columns.lyhenne,
  width: '120px',
  cell: ({ sijaintiLyh }) => sijaintiLyh || texts.dash,
  sortValue: ({ sijaintiLyh }) => sijaintiLyh || null,
};
const osoiteOf = ({ osoite1, osoite2 }: ListedSijainti): string =>
  [osoite1, osoite2].filter(Boolean).join(', ');
const osoite: Column<ListedSijainti> = {
  key: 'osoite',
  header: texts.columns.osoite,
  cell: (one) => osoiteOf(one) || texts.dash,
  sortValue: (one) => osoiteOf(one) || null,
};
const omistaja: Column<ListedSijainti> = {
  key: 'omistaja',
  header: texts.columns.omistaja,
  width: '20%',
  cell: (one) => one.omistaja || texts.dash,
  sortValue: (one) => one.omistaja || null,
};
/** On a phone there is no column for it. */
const nimiJaOmistaja = ({ sijaintiNimi, omistaja: of }: ListedSijainti, isOwn: boolean) => (
  <>
    <Span fontWeight="semibold">{sijaintiNimi}</Span>
    {!isOwn && <Span color="fg.muted">{` ${of}`}</Span>}
  </>
);
const tilauksia: Column<ListedSijainti> = {
  key: 'tilauksia',
  header: texts.columns.tilauksia,
  align: 'end',
  width: '96px',
  cell: ({ keikkaCount }) => keikkaCount,
  sortValue: ({ keikkaCount }) => keikkaCount,
};
const sijainti: Column<ListedSijainti> = {
  key: 'sijainti',
  header: texts.columns.sijainti,
  align: 'end',
  width: '96px',
  cell: (one) => (onSijainti(one) ? texts.onSijainti : texts.eiSijainti),
  sortValue: (one) => (onSijainti(one) ? texts.onSijainti : texts.eiSijainti),
};

/** Absent where the factories can only be read. */
export type Remove = ((tehdas: ListedSijainti) => void) | undefined;

type IsOwn = (tehdas: ListedSijainti) => boolean;

const toiminnot = (onRemove: Remove, isOwn: IsOwn): Column<ListedSijainti>[] =>
  onRemove
    ? [
        {
          key: 'toiminnot',
          header: texts.columns.toiminnot,
          headerCell: <Span srOnly>{texts.columns.toiminnot}</Span>,
          align: 'end',
          width: '44px',
          cell: (one) => isOwn(one) && <TehdasMenu tehdas={one} onRemove={onRemove} />,
        },
      ]
    : [];

export const tehdasColumns = (onRemove: Remove, isOwn: IsOwn): readonly Column<ListedSijainti>[] => [
  nimi,
  lyhenne,
  osoite,
  omistaja,
  tilauksia,
  sijainti,
  ...toiminnot(onRemove, isOwn),
];

/** The columns that fit on a phone. */
export const narrowTehdasColumns = (onRemove: Remove, isOwn: IsOwn): readonly Column<ListedSijainti>[] => [
  { ...nimi, width: '42%', cell: (one) => nimiJaOmistaja(one, isOwn(one)) },
  osoite,
  ...toiminnot(onRemove, isOwn),
];
