import type { Yyyymmdd } from '@keikka/domain';
import type { SendPalkki } from '../../palkki/send-palkki.js';
import type { StepChange, Versions } from '../history/undo-history.js';
import type { DayCommand } from './day-command.js';
import { restoreDriversCommand } from './driver-commands.js';
import { moveCommand } from './move-command.js';
import { deletePalkkiCommand, savePalkkiCommand } from './palkki-commands.js';
import { setTilaCommand } from './tila-commands.js';

/** A step turned: the change of its `after` side, as long as the things are the versions named. */
export function stepCommand(
  yyyymmdd: Yyyymmdd,
  change: StepChange,
  seen: Versions,
  savePalkki: SendPalkki,
): DayCommand {
  switch (change.kind) {
    case 'move':
      return moveCommand(yyyymmdd, change, seen);
    case 'tila':
      return setTilaCommand(yyyymmdd, change.keikkaId, change.after, seen);
    case 'kuski':
      return restoreDriversCommand(yyyymmdd, change, seen);
    case 'palkki':
      return change.after === null
        ? deletePalkkiCommand(yyyymmdd, change.palkkiId, seen)
        : savePalkkiCommand(yyyymmdd, change, change.after, seen, savePalkki);
  }
}
