import type { OverlappingPalkki } from '@keikka/contracts';
import { clockRange, parsePalkkiText } from '@keikka/domain';

interface PalkkiLine {
  id: number;
  clock: string;
  text: string;
}

/** A palkki beside the order (O-062): its times and its text without the markers that style it on the board. */
export function palkkiLine(palkki: OverlappingPalkki): PalkkiLine {
  return {
    id: palkki.palkkiId,
    clock: clockRange(new Date(palkki.timeStart), new Date(palkki.timeEnd)),
    text: parsePalkkiText(palkki.keikkaComment).text || palkki.grid_palkkiType,
  };
}
