import type { Lasku } from '@keikka/contracts';
import { euroText } from '@keikka/domain';
import { chakra } from '@keikka/ui';
import { ostajaTexts } from '../ostaja-texts.js';
import { texts } from '../texts.js';

const { columns } = texts;

interface SummatTableProps extends Pick<Lasku, 'summat'> {
  label?: string;
  /** What the last row is called. */
  total?: string;
}

/** The sums of an invoice by VAT rate, and in all. */
export function SummatTable({ summat, label = texts.sums, total = columns.yhteensa }: SummatTableProps) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th>{columns.alvKanta}</th>
          <th>{columns.netto}</th>
          <th>{columns.alv}</th>
          <th>{columns.yhteensa}</th>
        </tr>
      </thead>
      <tbody>
        {summat.kannat.map(({ alv, kaannetty, netto, alvSumma, yhteensa }) => (
          <tr key={kaannetty ? ostajaTexts.kanta : alv}>
            <td>{kaannetty ? ostajaTexts.kanta : `${alv.replace('.', ',')}\u00a0%`}</td>
            <td>{euroText(netto)}</td>
            <td>{euroText(alvSumma)}</td>
            <td>{euroText(yhteensa)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{total}</td>
          <td>{euroText(summat.netto)}</td>
          <td>{euroText(summat.alvSumma)}</td>
          <td>{euroText(summat.yhteensa)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

const Table = chakra('table', {
  base: {
    textStyle: 'text.table',
    borderCollapse: 'collapse',
    borderWidth: '1px',
    bg: 'bg.surface',
    '& th, & td': {
      px: '2.5',
      h: '9',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    '& :is(th, td):first-of-type': { textAlign: 'start' },
    '& thead, & tfoot': { bg: 'bg.muted', fontWeight: 'semibold' },
    '& tbody td': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
  },
});
