import type { GridPalkki, KeikkaKuski } from '@keikka/contracts';
import { listedName, type Yyyymmdd } from '@keikka/domain';
import { itemTitle } from '../day/model/item-text.js';
import { useChangeDay } from './commands/day-command.js';
import { palkkiKuskiCommand } from './commands/palkki-commands.js';
import type { StepOf } from './commands/step-change.js';
import { versionsOf } from './commands/versions-of.js';
import { texts } from './undo/texts.js';
import { useGridUndo } from './undo/use-grid-undo.js';

export type TurnKuski = (palkki: GridPalkki, kuski: KeikkaKuski, isOn: boolean) => void;

/** Puts drivers on a palkki and takes them off, each at once and undoable, as any change of the board. */
export function usePalkkiKuskit(yyyymmdd: Yyyymmdd): TurnKuski {
  const change = useChangeDay();
  const undo = useGridUndo();
  return function turn(palkki, kuski, isOn) {
    const { palkkiId } = palkki;
    const step: StepOf<'palkkiKuski'> = { kind: 'palkkiKuski', palkkiId, kuski, before: !isOn, after: isOn };
    const words = texts.palkki[isOn ? 'driverAdded' : 'driverRemoved'];
    const command = palkkiKuskiCommand(yyyymmdd, step);
    undo.track(
      change({ ...command, retry: () => turn(palkki, kuski, isOn) }).then((rows) => ({
        yyyymmdd,
        text: words(itemTitle(palkki), listedName(kuski)),
        change: step,
        versions: versionsOf(rows),
      })),
    );
  };
}
