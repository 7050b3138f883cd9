import { palkkiCalls, palkkiFields, type GridPalkki } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import type { ApiClient } from '@keikka/sdk';
import type { UndoableSaves } from '@keikka/sdk/record';
import { gridDayKey } from '../../day/api/grid-day.js';
import type { BoardDay } from '../../day/model/day-patch.js';
import { findItem, palkkiKey } from '../../day/model/grid-day.js';
import type { SendPalkki } from '../../palkki/send-palkki.js';
import { savePalkkiCommand } from '../commands/palkki-commands.js';
import { texts } from '../commands/texts.js';
import type { BoardTools } from './board-kind.js';

interface PalkkiTools extends BoardTools {
  api: ApiClient;
  savePalkki: SendPalkki;
}

/** How the save of a changed palkki is undone and redone: only the fields that it changed, on the board at once. */
export const palkkiSaves = (
  yyyymmdd: Yyyymmdd,
  { api, queryClient, change, savePalkki }: PalkkiTools,
): UndoableSaves => {
  function shownPalkki(palkkiId: number): GridPalkki | undefined {
    const day = queryClient.getQueryData<BoardDay>(gridDayKey(yyyymmdd));
    return day && (findItem(day, palkkiKey(palkkiId)) as GridPalkki | undefined);
  }
  return {
    fields: palkkiFields,
    keyOf: palkkiKey,
    async save(palkkiId, { after }, seen) {
      // What overwrites a colleague's changes begins with the newest of them.
      const shown = seen === undefined ? undefined : shownPalkki(palkkiId);
      const row = shown ?? (await api.ask(palkkiCalls.get, { palkkiId }));
      const { vehicleId, timeStart, timeEnd } = row;
      // The call demands place and times.
      const values = { vehicleId, timeStart, timeEnd, ...after };
      const versions = { [palkkiKey(palkkiId)]: seen ?? row.varmenne };
      const [saved] = await change(savePalkkiCommand(yyyymmdd, { row, values, seen: versions }, savePalkki));
      const { varmenne } = saved as GridPalkki;
      return { varmenne, stood: varmenne === row.varmenne };
    },
    failed: texts.palkki,
  };
};
