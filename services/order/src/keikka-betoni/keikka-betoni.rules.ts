import { betoniFields, Failure, LAST_LINE, type Betoni, type BetoniFields } from '@keikka/contracts';
import { blankOf, stateOf } from '@keikka/contracts/fields';
import { placeAfter, rasitusluokatOf } from '@keikka/domain';
import type { KeikkaBetoni } from '../keikka/keikka-betoni.entity.js';

/** A line as it is saved: its id, and what of it changes. A new one has no id. */
export type SavedLine = Partial<BetoniFields>;

const MOST = 100;

/** The quality that stands when none is chosen (C-36). */
const ORDINARY = 10;

/** @throws Failure BETONI.CONFIRMED for a line that is confirmed (O-119) */
export function requireOpen({ betoniVahvistettu }: Pick<KeikkaBetoni, 'betoniVahvistettu'>): void {
  if (betoniVahvistettu === true) throw new Failure('BETONI.CONFIRMED');
}

/** @throws Failure BETONI.CONFIRMED, BETONI.DELIVERED */
export function requireDeletable(line: Pick<KeikkaBetoni, 'betoniVahvistettu' | 'toimitettuM3'>): void {
  requireOpen(line);
  if (line.toimitettuM3 !== null && line.toimitettuM3 > 0) throw new Failure('BETONI.DELIVERED');
}

/**
 * Exposure classes in the order of the standard, each once.
 * @throws Failure BETONI.UNKNOWN_RASITUS
 */
export function tidied(line: SavedLine): SavedLine {
  if (line.rasitusluokat === undefined) return line;
  const luokat = rasitusluokatOf(line.rasitusluokat);
  if (!luokat) throw new Failure('BETONI.UNKNOWN_RASITUS');
  return { ...line, rasitusluokat: luokat.join(',') };
}

/** A new line after the others. */
export const madeLine = (line: SavedLine, lines: readonly Pick<KeikkaBetoni, 'orderNo'>[]): SavedLine => ({
  ...(blankOf(betoniFields) as SavedLine),
  laatuId: ORDINARY,
  ...line,
  orderNo: placeAfter(
    lines.map(({ orderNo }) => orderNo),
    1,
    LAST_LINE,
  ),
});

/** A stored line as it is saved. */
export const savedLineOf = (line: KeikkaBetoni): BetoniFields => stateOf(betoniFields, line);

/** The same order again: neither confirmed nor delivered. It stands in the place of its original, whose id is smaller. */
export function copiedLine<Line extends { keikkaBetoniId?: number }>({
  keikkaBetoniId: _,
  ...line
}: Line): Omit<Line, 'keikkaBetoniId'> {
  return { ...line, toimitettuM3: null, betoniVahvistettu: null, tehdasLähtöAika: null };
}

/** @throws Failure BETONI.TOO_MANY for one more line than an order may have */
export function requireRoom(lines: readonly unknown[]): void {
  if (lines.length >= MOST) throw new Failure('BETONI.TOO_MANY');
}

/** The lines with these changes in the one that they name, or with one more. */
export function withLine(lines: readonly SavedLine[], changed: SavedLine): SavedLine[] {
  if (changed.keikkaBetoniId !== undefined)
    return lines.map((line) =>
      line.keikkaBetoniId === changed.keikkaBetoniId ? changed : { keikkaBetoniId: line.keikkaBetoniId },
    );
  requireRoom(lines);
  return [...lines.map(({ keikkaBetoniId }) => ({ keikkaBetoniId })), changed];
}

/** The id of the line that an act has made. */
export function madeId(before: readonly KeikkaBetoni[], now: readonly Betoni[]): number {
  const known = new Set(before.map(({ keikkaBetoniId }) => keikkaBetoniId));
  return Math.max(0, ...now.map((line) => line.keikkaBetoniId).filter((id) => !known.has(id)));
}
