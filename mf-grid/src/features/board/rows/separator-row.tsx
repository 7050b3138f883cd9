import { memo } from 'react';
import type { SeparatorRow as Row } from '../../../day/rows/board-rows.js';
import { HEADER_ROWS } from '../../../day/rows/presets.js';
import { texts as dayTexts } from '../../../day/texts.js';

interface SeparatorRowProps {
  row: Row;
  index: number;
  top: number;
  height: number;
}

/** A company's name and day sums above its vehicles (G-046). */
export const SeparatorRow = memo(function SeparatorRow({ row, index, top, height }: SeparatorRowProps) {
  const sums = dayTexts.separator(row.vehicleCount, row.keikkaCount, row.m3);
  return (
    <div role="row" aria-rowindex={index + 1 + HEADER_ROWS} className="separator" style={{ top, height }}>
      <div role="rowheader" className="separator-text">
        <b>{row.asiakasNimi}</b> {sums}
      </div>
    </div>
  );
});
