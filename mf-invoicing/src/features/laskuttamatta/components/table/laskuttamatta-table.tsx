import { Box, Button, EmptyState } from '@keikka/ui';
import { DataTable, useKeptFocus, useBreakpointValue } from '@keikka/ui/forms';
import type { KeyboardEvent } from 'react';
import type { Ryhma, TaulunRivi } from '../../model/ryhmat.js';
import { texts } from '../../texts.js';
import { columnsOf, type Leveys } from './rivi-cells.js';
import { RyhmaHeading } from './ryhma-heading.js';
import type { Korjaukset } from '../use-korjaus.js';
import type { LaskuttamattaUrl } from '../use-laskuttamatta-url.js';
import type { Valinta } from '../use-valinta.js';

interface LaskuttamattaTableProps {
  ryhmat: readonly Ryhma[];
  url: LaskuttamattaUrl;
  korjaukset: Korjaukset;
  /** Absent for who mends nothing. */
  valinta: Valinta | undefined;
  /** Nothing is mended by many while others are. */
  isRunning: boolean;
  /** There are others, which the filters hide. */
  isFiltered: boolean;
  /** Orders that were looked at. */
  keikkaCount: number;
}

/** The orders in their groups. A click shows the order's templates, Enter does what mends it. */
export function LaskuttamattaTable(props: LaskuttamattaTableProps) {
  const { ryhmat, url, korjaukset, valinta, isRunning, isFiltered, keikkaCount } = props;
  const room = useBreakpointValue<Leveys>({ base: 'phone', md: 'beside', '2xl': 'wide' }) ?? 'wide';
  const leveys = room === 'beside' && url.selectedId === null ? 'wide' : room;
  const rows = ryhmat.flatMap((ryhma): TaulunRivi[] => [
    { ryhma, keikka: null },
    ...ryhma.rivit.map((keikka) => ({ ryhma, keikka })),
  ]);
  const onKorjaa = isRunning ? undefined : korjaukset.korjaaKaikki;
  const empty = isFiltered ? (
    <EmptyState
      title={texts.noHits.title}
      action={<Button onClick={url.clear}>{texts.noHits.clear}</Button>}
    />
  ) : (
    <EmptyState
      title={texts.empty.title}
      text={keikkaCount > 0 ? texts.empty.text(keikkaCount) : texts.empty.none}
    />
  );
  /** Space on a row chooses it, as its checkbox does. */
  function onSpace(event: KeyboardEvent<HTMLElement>): void {
    const row = event.target instanceof HTMLTableRowElement ? event.target : null;
    const keikka = rows[Number(row?.getAttribute('aria-rowindex')) - 2]?.keikka;
    if (event.key !== ' ' || !keikka) return;
    event.preventDefault();
    valinta?.paina(keikka.keikkaId, event.shiftKey);
  }
  return (
    <Box h="full" {...useKeptFocus(rows.length)} onKeyDown={onSpace}>
      <DataTable
        label={texts.laskuttamatta}
        columns={columnsOf({ korjaukset, valinta, leveys })}
        rows={rows}
        // Its rows have controls and up to eleven columns: a hundred of them are thousands of nodes.
        drawnWhole={0}
        rowKey={({ keikka, ryhma }) => keikka?.keikkaId ?? ryhma.syy}
        selectedKey={url.selectedId}
        headingOf={({ keikka, ryhma }) =>
          keikka ? null : <RyhmaHeading ryhma={ryhma} onKorjaa={onKorjaa} />
        }
        onOpen={({ keikka }) => keikka && url.select(keikka.keikkaId)}
        onEnter={({ keikka }) => keikka && korjaukset.korjausOf(keikka)?.act()}
        empty={empty}
      />
    </Box>
  );
}
