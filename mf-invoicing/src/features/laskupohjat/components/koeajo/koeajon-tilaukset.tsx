import type { KoeajonTilaus } from '@keikka/contracts';
import { dayMonth, euroText, helsinkiDay, m3Text } from '@keikka/domain';
import { Check, CircleAlert, TriangleAlert } from '@keikka/ui';
import type { KeyboardEvent } from 'react';
import { koeajoTexts as texts } from '../../koeajo-texts.js';
import { koeajonSummat, type KoeajonTila } from '../../model/koeajon-summat.js';
import { Table } from './table.js';

interface KoeajonTilauksetProps {
  tilaukset: readonly KoeajonTilaus[];
  /** The invoice whose rows are shown. */
  chosen: number | undefined;
  onChoose: (tilaus: KoeajonTilaus) => void;
}

const { columns } = texts;

const marks: Record<KoeajonTila, { icon: typeof Check; label: string }> = {
  sama: { icon: Check, label: texts.samat },
  eri: { icon: TriangleAlert, label: texts.eroavat },
  virhe: { icon: CircleAlert, label: texts.virheet },
};

/** The orders of a run: what was billed, what would be now, and why it differs. Arrows go from row to row. */
export function KoeajonTilaukset({ tilaukset, chosen, onChoose }: KoeajonTilauksetProps) {
  const summat = koeajonSummat(tilaukset);
  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLTableRowElement>, index: number): void {
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    const next = tilaukset[index + by];
    if (by === 0 || !next) return;
    onChoose(next);
    const row = by < 0 ? currentTarget.previousElementSibling : currentTarget.nextElementSibling;
    if (row instanceof HTMLElement) row.focus();
  }
  return (
    <Table role="grid" aria-label={texts.koeajo}>
      <thead>
        <tr>
          <th aria-label={texts.koeajo} />
          <th>{columns.tilaus}</th>
          <th>{columns.paiva}</th>
          <th>{columns.tyomaa}</th>
          <th>{columns.auto}</th>
          <th data-number>{columns.toimitettu}</th>
          <th data-number>{columns.silloin}</th>
          <th data-number>{columns.nyt}</th>
          <th data-number>{columns.ero}</th>
          <th>{columns.syy}</th>
        </tr>
      </thead>
      <tbody>
        {tilaukset.map((tilaus, index) => {
          const { keikkaLaskuId, keikkaId, pumppuAika, tyomaaNimi, tila, silloin, nyt, ero, syy } = tilaus;
          const { ajoneuvo, toimitettuM3 } = tilaus;
          const { icon: Icon, label } = marks[tila];
          const isFaulty = tila === 'virhe' || undefined;
          return (
            <tr
              key={keikkaLaskuId}
              aria-selected={keikkaLaskuId === chosen}
              tabIndex={keikkaLaskuId === chosen ? 0 : -1}
              onClick={() => onChoose(tilaus)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <td data-fault={isFaulty} data-differs={tila === 'eri' || undefined}>
                <Icon size={14} aria-label={label} />
              </td>
              <td>{keikkaId}</td>
              <td>{pumppuAika === null ? texts.dash : dayMonth(helsinkiDay(new Date(pumppuAika)))}</td>
              <td>{tyomaaNimi}</td>
              <td>{ajoneuvo || texts.dash}</td>
              <td data-number>{m3Text(toimitettuM3)}</td>
              <td data-number>{euroText(silloin)}</td>
              <td data-number data-fault={isFaulty}>
                {isFaulty ? texts.virhe : euroText(nyt)}
              </td>
              <td data-number data-differs={tila === 'eri' || undefined}>
                {isFaulty ? texts.dash : euroText(ero)}
              </td>
              <td data-fault={isFaulty}>{syy}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <td colSpan={5}>{texts.yhteensa}</td>
          <td data-number>{euroText(summat.silloin)}</td>
          <td data-number>{euroText(summat.nyt)}</td>
          <td data-number>{euroText(summat.ero)}</td>
          <td />
        </tr>
      </tfoot>
    </Table>
  );
}
