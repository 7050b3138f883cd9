import type { LaskuajoPoikkeuksineen, LaskuajoPoikkeus } from '@keikka/contracts';
import { dayMonth, euroText, helsinkiDay } from '@keikka/domain';
import { useNavigate, useNavigation } from '@keikka/sdk';
import { Button, EmptyState, Flex, Link, Span } from '@keikka/ui';
import { DataTable, type Column, useBreakpointValue } from '@keikka/ui/forms';
import type { ReactNode } from 'react';
import { laskuttamattaOsoite, ryhmat, type Jakso, type Ryhma } from '../model/ajot.js';
import { texts } from '../texts.js';

/** A row of the table: an order, or the heading of its reason. */
interface TaulunRivi {
  ryhma: Ryhma;
  poikkeus: LaskuajoPoikkeus | null;
}

interface Korjaus {
  label: string;
  act: () => void;
}

/** What is to be looked at, by reason, with what mends it; Enter does the same. */
export function PoikkeusTable({ ajo }: { ajo: LaskuajoPoikkeuksineen }) {
  const { poikkeukset } = ajo;
  const { openOrder } = useNavigation();
  const korjausOf = useKorjaus(ajo);
  const isWide = useBreakpointValue({ base: false, lg: true }) ?? true;
  const rows = ryhmat(poikkeukset).flatMap((ryhma): TaulunRivi[] => [
    { ryhma, poikkeus: null },
    ...ryhma.poikkeukset.map((poikkeus) => ({ ryhma, poikkeus })),
  ]);
  return (
    <DataTable
      label={texts.luvut.poikkeukset}
      columns={columnsOf(isWide, openOrder, korjausOf)}
      rows={rows}
      rowKey={({ poikkeus, ryhma }) => poikkeus?.keikkaId ?? ryhma.syy}
      headingOf={({ poikkeus, ryhma }) => (poikkeus ? null : <Heading ryhma={ryhma} />)}
      onEnter={({ poikkeus }) => poikkeus && korjausOf(poikkeus).act()}
      empty={<EmptyState {...texts.noPoikkeukset} />}
    />
  );
}

function Heading({ ryhma: { syy, poikkeukset, rahaa } }: { ryhma: Ryhma }) {
  return (
    <Flex align="center" gap="2">
      <Span>{texts.syyt[syy]}</Span>
      <Span textStyle="text.label" px="1.5" bg="bg.surface" borderRadius="sm">
        {poikkeukset.length}
      </Span>
      <Span flex="1" />
      {Number(rahaa) !== 0 && <Span>{euroText(rahaa)}</Span>}
    </Flex>
  );
}

function Rahaa({ rahaa }: Pick<LaskuajoPoikkeus, 'rahaa'>) {
  if (rahaa === null) return <Span color="fg.muted">{texts.eiArviota}</Span>;
  return <Span fontWeight="semibold">{euroText(rahaa)}</Span>;
}

function useKorjaus(jakso: Jakso): (poikkeus: LaskuajoPoikkeus) => Korjaus {
  const navigate = useNavigate();
  const { openOrder } = useNavigation();
  return ({ keikkaId, keikkaLaskuId, syy }) => {
    if (keikkaLaskuId !== null)
      return { label: texts.avaaLasku, act: () => void navigate(`/laskutus?lasku=${keikkaLaskuId}`) };
    if (syy === 'eiPohjaa')
      return {
        label: texts.valitsePohja,
        act: () => void navigate(laskuttamattaOsoite(jakso, keikkaId)),
      };
    if (syy === 'eiRiveja')
      return { label: texts.laskupohjat, act: () => void navigate('/laskutus/laskupohjat') };
    return { label: texts.avaaTilaus, act: () => openOrder(keikkaId) };
  };
}

const column = (
  key: keyof typeof texts.columns,
  cell: (poikkeus: LaskuajoPoikkeus) => ReactNode,
  looks: Pick<Column<TaulunRivi>, 'width' | 'align'> = {},
): Column<TaulunRivi> => ({
  key,
  header: texts.columns[key],
  ...looks,
  cell: ({ poikkeus }) => poikkeus && cell(poikkeus),
});

function columnsOf(
  isWide: boolean,
  openOrder: (keikkaId: number) => void,
  korjausOf: (poikkeus: LaskuajoPoikkeus) => Korjaus,
): readonly Column<TaulunRivi>[] {
  const tilaus = column(
    'tilaus',
    ({ keikkaId }) => (
      <Link
        as="button"
        fontWeight="semibold"
        aria-label={texts.openKeikka(keikkaId)}
        onClick={() => openOrder(keikkaId)}
      >
        {keikkaId}
      </Link>
    ),
    { width: '72px' },
  );
  const toiminto = column(
    'toiminto',
    (poikkeus) => {
      const { label, act } = korjausOf(poikkeus);
      return (
        <Button size="sm" aria-label={texts.of(label, poikkeus.keikkaId)} onClick={act}>
          {label}
        </Button>
      );
    },
    { align: 'end', width: '160px' },
  );
  const selite = column('selite', (poikkeus) => poikkeus.selite);
  if (!isWide) return [tilaus, selite, toiminto];
  const day = (iso: string): string => dayMonth(helsinkiDay(new Date(iso)));
  return [
    tilaus,
    column('paiva', ({ pumppuAika }) => day(pumppuAika), { width: '72px' }),
    column('maksaja', ({ maksaja }) => maksaja || texts.noPayer),
    column('tyomaa', ({ tyomaaNimi }) => tyomaaNimi),
    selite,
    column('rahaa', ({ rahaa }) => <Rahaa rahaa={rahaa} />, { align: 'end', width: '104px' }),
    toiminto,
  ];
}
