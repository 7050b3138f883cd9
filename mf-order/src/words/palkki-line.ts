import type { KeikkaPalkki } from '@keikka/contracts';
import { clockRange, helsinkiDay, parsePalkkiText, shortDay, type Yyyymmdd } from '@keikka/domain';

interface PalkkiLine {
  id: number;
  clock: string;
  kind: string;
  text: string;
}

/**
 * A palkki of the order: its times, with their day when it is not the order's, and its text without the markers that style
 * it on the board.
 */
export function palkkiLine(palkki: KeikkaPalkki, keikkaDay?: Yyyymmdd): PalkkiLine {
  const day = helsinkiDay(new Date(palkki.timeStart));
  const clock = clockRange(new Date(palkki.timeStart), new Date(palkki.timeEnd));
  return {
    id: palkki.palkkiId,
    clock: keikkaDay && day !== keikkaDay ? `${shortDay(day)} ${clock}` : clock,
    kind: palkki.grid_palkkiType,
    text: parsePalkkiText(palkki.keikkaComment).text,
  };
}
