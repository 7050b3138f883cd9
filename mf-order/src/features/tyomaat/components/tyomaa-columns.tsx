import type { ListedTyomaa } from '@keikka/contracts';
import { numericDate } from '@keikka/domain';
import { Span } from '@keikka/ui';
import type { Column } from '@keikka/ui/forms';
import { postiosoite, tyomaaNimi } from '../model/tyomaa-nimi.js';
import { texts } from '../texts.js';
import { TyomaaMenu } from './tyomaa-menu.js';

const numero: Column<ListedTyomaa> = {
  key: 'numero',
  header: texts.columns.numero,
  width: '96px',
  cell: ({ tyomaaNum }) => <Span color="fg.muted">{tyomaaNum}</Span>,
  sortValue: ({ tyomaaNum }) => tyomaaNum || null,
};
const tyomaa: Column<ListedTyomaa> = {
  key: 'tyomaa',
  header: texts.columns.tyomaa,
  width: '22%',
  cell: (one) => <Span fontWeight="semibold">{tyomaaNimi(one)}</Span>,
  sortValue: tyomaaNimi,
};
const osoite: Column<ListedTyomaa> = {
  key: 'osoite',
  header: texts.columns.osoite,
  width: '16%',
  cell: ({ tyomaaOsoite1, tyomaaOsoite2 }) => [tyomaaOsoite1, tyomaaOsoite2].filter(Boolean).join(', '),
  sortValue: ({ tyomaaOsoite1 }) => tyomaaOsoite1 || null,
};
const posti: Column<ListedTyomaa> = {
  key: 'postiosoite',
  header: texts.columns.postiosoite,
  width: '14%',
  cell: (one) => postiosoite(one) || texts.dash,
  sortValue: (one) => postiosoite(one) || null,
};
const asiakas: Column<ListedTyomaa> = {
  key: 'asiakas',
  header: texts.columns.asiakas,
  cell: ({ asiakasNimi }) => asiakasNimi || texts.dash,
  sortValue: ({ asiakasNimi }) => asiakasNimi || null,
};
const henkiloita: Column<ListedTyomaa> = {
  key: 'henkiloita',
  header: texts.columns.henkiloita,
  align: 'end',
  width: '96px',
  cell: ({ henkiloCount }) => henkiloCount,
  sortValue: ({ henkiloCount }) => henkiloCount,
};
const tilauksia: Column<ListedTyomaa> = {
  key: 'tilauksia',
  header: texts.columns.tilauksia,
  align: 'end',
  width: '88px',
  cell: ({ keikkaCount }) => keikkaCount,
  sortValue: ({ keikkaCount }) => keikkaCount,
};
const viimeksi: Column<ListedTyomaa> = {
  key: 'viimeksi',
  header: texts.columns.viimeksi,
  align: 'end',
  width: '104px',
  cell: ({ lastPvm }) => (lastPvm === null ? texts.dash : numericDate(lastPvm)),
  sortValue: ({ lastPvm }) => lastPvm,
};

export type Remove = (tyomaa: ListedTyomaa) => void;

const toiminnot = (onRemove: Remove): Column<ListedTyomaa> => ({
  key: 'toiminnot',
  header: texts.columns.toiminnot,
  headerCell: <Span srOnly>{texts.columns.toiminnot}</Span>,
  align: 'end',
  width: '44px',
  cell: (one) => <TyomaaMenu tyomaa={one} onRemove={onRemove} />,
});

export const tyomaaColumns = (onRemove: Remove): readonly Column<ListedTyomaa>[] => [
  numero,
  tyomaa,
  osoite,
  posti,
  asiakas,
  henkiloita,
  tilauksia,
  viimeksi,
  toiminnot(onRemove),
];

/** The columns that fit on a phone. */
export const narrowTyomaaColumns = (onRemove: Remove): readonly Column<ListedTyomaa>[] => [
  { ...tyomaa, width: '46%' },
  { ...osoite, width: '36%' },
  toiminnot(onRemove),
];
