import { palkkiCalls, type GridPalkki } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import type { VersionsByKey } from '@keikka/sdk';
import { palkkiSave } from '../../palkki/palkki-save.js';
import type { SendPalkki } from '../../palkki/send-palkki.js';
import { removalTexts } from '../../palkki/use-confirm-removal.js';
import { palkkiKey } from '../../day/model/grid-day.js';
import type { DayCommand } from './day-command.js';
import { texts } from './texts.js';

export function deletePalkkiCommand(
  yyyymmdd: Yyyymmdd,
  palkkiId: number,
  seen: VersionsByKey = {},
): DayCommand {
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

/** The palkki as `row` says, as long as it has the version that was seen. */
export function savePalkkiCommand(
  yyyymmdd: Yyyymmdd,
  { row, seen }: { row: GridPalkki; seen: VersionsByKey },
  save: SendPalkki,
): DayCommand {
  const varmenne = seen[palkkiKey(row.palkkiId)];
  return {
    yyyymmdd,
    change: { kind: 'palkki', palkkiId: row.palkkiId, row },
    send: async () => [await save({ ...palkkiSave(row), varmenne })],
    failed: texts.palkki,
  };
}

/** A palkki that does not exist any more is made again, with an id of its own. */
export const remakePalkkiCommand = (yyyymmdd: Yyyymmdd, row: GridPalkki, save: SendPalkki): DayCommand => ({
  ...savePalkkiCommand(yyyymmdd, { row, seen: {} }, save),
  send: async () => [await save({ ...palkkiSave(row), palkkiId: 0 })],
});
