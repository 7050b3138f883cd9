import { palkkiCalls, type GridPalkki } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { palkkiSave } from '../../palkki/palkki-save.js';
import type { SendPalkki } from '../../palkki/send-palkki.js';
import { removalTexts } from '../../palkki/use-confirm-removal.js';
import { palkkiKey } from '../../day/model/grid-day.js';
import type { StepChange, Versions } from '../history/undo-history.js';
import { texts } from './texts.js';
import type { DayCommand } from './day-command.js';

export function deletePalkkiCommand(yyyymmdd: Yyyymmdd, palkkiId: number, seen: Versions = {}): DayCommand {
  const varmenne = seen[palkkiKey(palkkiId)];
  return {
    yyyymmdd,
    change: { kind: 'palkki', palkkiId, row: null },
    send: async (api) => {
      await api.ask(palkkiCalls.delete, { palkkiId, varmenne });
      return [];
    },
    failed: removalTexts.failed,
  };
}

/** A palkki that does not exist any more is made again, with an id of its own. */
export function savePalkkiCommand(
  yyyymmdd: Yyyymmdd,
  { palkkiId, before }: Extract<StepChange, { kind: 'palkki' }>,
  row: GridPalkki,
  seen: Versions,
  save: SendPalkki,
): DayCommand {
  const own = before === null ? { palkkiId: 0 } : { palkkiId, varmenne: seen[palkkiKey(palkkiId)] };
  return {
    yyyymmdd,
    change: { kind: 'palkki', palkkiId, row },
    send: async () => [await save({ ...palkkiSave(row), ...own })],
    failed: texts.palkki,
  };
}
