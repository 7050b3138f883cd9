import type { GridPalkki, KeikkaKuski } from '@keikka/contracts';
import { listedName, type Yyyymmdd } from '@keikka/domain';
import { useQueryClient } from '@tanstack/react-query';
import { itemTitle } from '../day/model/item-text.js';
import type { Guest } from '../palkki/nakyvyys.js';
import { useChangeDay, type DayCommand } from './commands/day-command.js';
import { nakyvyysCommand } from './commands/nakyvyys-command.js';
import { palkkiKuskiCommand } from './commands/palkki-commands.js';
import type { StepChange, StepOf } from './commands/step-change.js';
import { versionsOf } from './commands/versions-of.js';
import { texts } from './undo/texts.js';
import { useGridUndo } from './undo/use-grid-undo.js';

interface PalkkiPeopleChanges {
  /** Puts a driver on the palkki, or takes him off it. */
  turnKuski: (palkki: GridPalkki, kuski: KeikkaKuski, isOn: boolean) => void;
  /** Shows the palkki to a company, or does so no more. */
  turnGuest: (palkki: GridPalkki, asiakas: Guest, isShown: boolean) => void;
}

/** The drivers and the companies of a palkki change one by one, each at once and undoable, as anything on the board. */
export function usePalkkiPeople(yyyymmdd: Yyyymmdd): PalkkiPeopleChanges {
  const change = useChangeDay();
  const undo = useGridUndo();
  const queryClient = useQueryClient();
  function act(command: DayCommand, text: string, step: StepChange): void {
    undo.track(
      change({ ...command, retry: () => act(command, text, step) }).then((rows) => ({
        yyyymmdd,
        text,
        change: step,
        versions: versionsOf(rows),
      })),
    );
  }
  return {
    turnKuski(palkki, kuski, isOn) {
      const { palkkiId } = palkki;
      const step: StepOf<'palkkiKuski'> = {
        kind: 'palkkiKuski',
        palkkiId,
        kuski,
        before: !isOn,
        after: isOn,
      };
      const words = texts.palkki[isOn ? 'driverAdded' : 'driverRemoved'];
      act(palkkiKuskiCommand(yyyymmdd, step), words(itemTitle(palkki), listedName(kuski)), step);
    },
    turnGuest(palkki, asiakas, isShown) {
      const { palkkiId } = palkki;
      const step: StepOf<'nakyvyys'> = {
        kind: 'nakyvyys',
        palkkiId,
        asiakas,
        before: !isShown,
        after: isShown,
      };
      const words = texts.palkki[isShown ? 'shown' : 'hidden'];
      act(nakyvyysCommand(yyyymmdd, step, queryClient), words(itemTitle(palkki), asiakas.asiakasNimi), step);
    },
  };
}
