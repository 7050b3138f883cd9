import { shortDate } from '@keikka/domain';
import { Box } from '@keikka/ui';
import type { BoardRow } from '../../../day/rows/board-rows.js';
import { paperLines, type PaperLine } from '../model/paper-lines.js';
import { factTexts } from '../../../day/fact-texts.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';
import { paperListStyles } from './paper-list.styles.js';

interface PaperListProps {
  yyyymmdd: string;
  rows: readonly BoardRow[];
}

const columns = [
  ['vehicleNo', dayTexts.vehicle],
  ['times', factTexts.time],
  ['title', texts.site],
  ['betoni', factTexts.betoni],
  ['tehdas', factTexts.tehdas],
  ['yhteyshenkilo', factTexts.yhteyshenkilo],
  ['tila', texts.tila],
] as const satisfies readonly (readonly [Exclude<keyof PaperLine, 'cancelled'>, string])[];

/**
 * The facts that a narrow bar has no room for and that a tooltip shows on screen: each job in words, below the board.
 */
export function PaperList({ yyyymmdd, rows }: PaperListProps) {
  const lines = paperLines(rows);
  if (lines.length === 0) return null;
  return (
    <Box as="table" css={paperListStyles} className="light" aria-label={texts.list}>
      <thead>
        <tr>
          <th colSpan={columns.length}>
            {texts.list} {shortDate(yyyymmdd)}
          </th>
        </tr>
        <tr>
          {columns.map(([field, label]) => (
            <th key={field} scope="col" data-field={field}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key} data-cancelled={line.cancelled || undefined}>
            {columns.map(([field]) => (
              <td key={field} data-field={field}>
                {field === 'title' ? <b>{line.title}</b> : line[field]}
                {field === 'title' && line.place && `, ${line.place}`}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
