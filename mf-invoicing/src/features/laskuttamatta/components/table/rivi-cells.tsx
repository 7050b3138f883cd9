import type { LaskuttamatonKeikka } from '@keikka/contracts';
import { dayMonth, euroText, helsinkiDay, m3Text } from '@keikka/domain';
import { Box, Button, Link, Span } from '@keikka/ui';
import type { Column } from '@keikka/ui/forms';
import type { ReactNode } from 'react';
import type { TaulunRivi } from '../../model/ryhmat.js';
import { texts } from '../../texts.js';
import type { Korjaukset } from '../use-korjaus.js';
import type { Valinta } from '../use-valinta.js';
import { valintaColumn } from './valinta-column.js';

const { columns: names } = texts;

type Cell = (keikka: LaskuttamatonKeikka) => ReactNode;
type Looks = Pick<Column<TaulunRivi>, 'width' | 'align'>;

const column = (key: keyof typeof names, cell: Cell, looks: Looks = {}): Column<TaulunRivi> => ({
  key,
  header: names[key],
  ...looks,
  cell: ({ keikka }) => keikka && cell(keikka),
});

function Rahaa(rivi: LaskuttamatonKeikka) {
  const { rahaa, arvio } = rivi;
  if (rahaa === null)
    return (
      <Span color="fg.muted" title={texts.arvionPeruste(rivi)}>
        {arvio ? texts.arvio(arvio.rahaa) : texts.eiArviota}
      </Span>
    );
  const isTooMuch = rahaa.startsWith('-');
  return (
    <Span fontWeight="semibold" {...(isTooMuch && { color: 'status.error.fg' })}>
      {euroText(rahaa)}
    </Span>
  );
}

/** The customer's colour at the edge of who pays, as on the board. */
function Maksaja({ maksaja, sourceAsiakasColorCode: colour }: LaskuttamatonKeikka) {
  return (
    <Span
      display="inline-flex"
      alignItems="center"
      gap="2"
      maxW={{ base: '29vw', md: 'full' }}
      verticalAlign="middle"
      title={maksaja}
    >
      <Box
        w="1"
        h="4"
        flexShrink="0"
        bg="bg.muted"
        style={colour ? { background: colour } : {}}
        aria-hidden
      />
      <Span truncate>{maksaja || texts.noPayer}</Span>
    </Span>
  );
}

/** How much room the columns have: a phone, a window of which the panel takes a part, or enough for all. */
export type Leveys = 'phone' | 'beside' | 'wide';

interface Wanted {
  korjaukset: Korjaukset;
  /** Absent for who mends nothing. */
  valinta: Valinta | undefined;
  leveys: Leveys;
}

/**
 * The columns of unbilled orders; on a phone those that say which order it is, what it is worth and what mends it. The panel
 * says itself what is amiss with its order.
 */
export function columnsOf({ korjaukset, valinta, leveys }: Wanted): readonly Column<TaulunRivi>[] {
  const { korjausOf, openOrder } = korjaukset;
  const tilaus = column(
    'tilaus',
    ({ keikkaId }) => (
      <Link
        as="button"
        fontWeight="semibold"
        aria-label={texts.openKeikka(keikkaId)}
        onClick={(event) => {
          event.stopPropagation();
          openOrder(keikkaId);
        }}
      >
        {keikkaId}
      </Link>
    ),
    { width: '72px' },
  );
  const maksaja = column('maksaja', (keikka) => <Maksaja {...keikka} />);
  const rahaa = column('rahaa', (keikka) => <Rahaa {...keikka} />, { align: 'end', width: '128px' });
  const toiminto = column(
    'toiminto',
    (keikka) => {
      const korjaus = korjausOf(keikka);
      return (
        korjaus && (
          <Button
            size="sm"
            aria-label={texts.of(korjaus.label, keikka.keikkaId)}
            onClick={(event) => {
              event.stopPropagation();
              korjaus.act();
            }}
          >
            {korjaus.label}
          </Button>
        )
      );
    },
    { align: 'end', width: '160px' },
  );
  const auto = column('auto', ({ ajoneuvo }) => ajoneuvo || texts.dash, { width: '64px' });
  if (leveys === 'phone') return [tilaus, maksaja, rahaa, toiminto];
  return [
    ...(valinta ? [valintaColumn(valinta)] : []),
    tilaus,
    column('paiva', ({ pumppuAika }) => dayMonth(helsinkiDay(new Date(pumppuAika))), { width: '72px' }),
    maksaja,
    column('tyomaa', ({ tyomaaNimi }) => tyomaaNimi),
    ...(leveys === 'wide' ? [auto] : []),
    column('toimitettu', ({ toimitettuM3 }) => m3Text(toimitettuM3), { align: 'end', width: '96px' }),
    column('laskulla', (keikka) => <Laskulla {...keikka} />, { align: 'end', width: '96px' }),
    ...(leveys === 'wide' ? [column('havainto', ({ havainto }) => havainto)] : []),
    rahaa,
    toiminto,
  ];
}

function Laskulla({ laskutettuM3, toimitettuM3 }: LaskuttamatonKeikka) {
  if (laskutettuM3 === null) return <Span color="fg.muted">{texts.dash}</Span>;
  if (laskutettuM3 === toimitettuM3) return <>{m3Text(laskutettuM3)}</>;
  return (
    <Span fontWeight="semibold" color="status.warning.fg">
      {m3Text(laskutettuM3)}
    </Span>
  );
}
