import type { ListedTyomaa } from '@keikka/contracts';
import { errorText } from '@keikka/sdk';
import { Box, Button, EmptyState, ErrorState, Flex, Span } from '@keikka/ui';
import { DataTable, ListSkeleton, useKeptFocus, useBreakpointValue } from '@keikka/ui/forms';
import { useMemo } from 'react';
import { useParit } from '../api/list-parit.js';
import { pariRivit, type Pari, type PariRivi } from '../model/parit.js';
import { tyomaaNimi } from '../model/tyomaa-nimi.js';
import { pariTexts } from '../pari-texts.js';
import { yhdistysTexts } from '../yhdistys-texts.js';
import { narrowPariColumns, pariColumns } from './pari-columns.js';
import { valintaColumn, type Valinta } from './valinta-column.js';

interface ParitTableProps {
  parit: readonly Pari[];
  onOpen: (tyomaa: ListedTyomaa) => void;
  /** Compares the two. */
  onVertaa: (pari: Pari) => void;
  /** Remembers that the two are not the same. */
  onApart: (pari: Pari) => void;
  /** The pair that is compared. */
  vertailtu: string | null;
  valinta: Valinta;
}

/** Sites that may be the same, pair by pair below what makes them alike. */
export function ParitTable({ parit, onOpen, onVertaa, onApart, vertailtu, valinta }: ParitTableProps) {
  const { data, error, isFetching, refetch } = useParit();
  const isNarrow = useBreakpointValue({ base: true, md: false }) ?? false;
  const rows = useMemo(() => pariRivit(parit), [parit]);
  const columns = useMemo(
    () => [
      valintaColumn<PariRivi>(valinta, ({ tyomaa }) => tyomaa),
      ...(isNarrow ? narrowPariColumns : pariColumns),
    ],
    [isNarrow, valinta],
  );
  const keptFocus = useKeptFocus(rows.length);
  if (!data && error)
    return (
      <Flex p="4" justify="center">
        <ErrorState
          title={pariTexts.loadFailed}
          text={errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Flex>
    );
  if (!data) return <ListSkeleton loading={pariTexts.loading} />;
  return (
    <Box h="full" {...keptFocus}>
      <DataTable
        label={pariTexts.lahesSamat}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        onOpen={({ tyomaa }) => tyomaa && onOpen(tyomaa)}
        onEnter={({ pari }) => onVertaa(pari)}
        rowKeys={{
          ' ': ({ tyomaa }) => tyomaa && valinta.paina(tyomaa),
          e: ({ pari }) => onApart(pari),
        }}
        selectedKey={vertailtu}
        headingOf={({ pari, tyomaa }) =>
          tyomaa ? null : <PariHeading pari={pari} onApart={onApart} onVertaa={onVertaa} />
        }
        empty={<EmptyState title={pariTexts.empty.title} />}
      />
    </Box>
  );
}

interface PariHeadingProps {
  pari: Pari;
  onApart: (pari: Pari) => void;
  onVertaa: (pari: Pari) => void;
}

function PariHeading({ pari, onApart, onVertaa }: PariHeadingProps) {
  const { syy, metres } = pari;
  const names = [tyomaaNimi(pari.jaa), tyomaaNimi(pari.poistuu)] as const;
  return (
    <Flex align="center" gap="2">
      <Span truncate>{pariTexts.syyt[syy]}</Span>
      <Span flex="1" fontWeight="normal" color="fg.muted" truncate>
        {pariTexts.toisistaan(metres)}
      </Span>
      <Button
        size="sm"
        variant="ghost"
        aria-label={pariTexts.eivatSamaOf(...names)}
        onClick={() => onApart(pari)}
      >
        {pariTexts.eivatSama}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={yhdistysTexts.vertaaOf(...names)}
        onClick={() => onVertaa(pari)}
      >
        {yhdistysTexts.vertaa}
      </Button>
    </Flex>
  );
}
