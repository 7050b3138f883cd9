import { keikkaCalls } from '@keikka/contracts';
import { keikkaTila, keikkaTilaSelite, savedTila, type Yyyymmdd } from '@keikka/domain';
import type { VersionsByKey } from '@keikka/sdk';
import { markTila } from '../../day/model/day-patch.js';
import { keikkaKey } from '../../day/model/grid-day.js';
import { removalTexts } from '../../palkki/use-confirm-removal.js';
import type { DayCommand } from './day-command.js';
import type { Tila } from './step-change.js';
import { texts } from './texts.js';

/** 'Toimitettu' is saved as 4 and shown as 9 until the next load (G-130, C-37). */
export function setTilaCommand(
  yyyymmdd: Yyyymmdd,
  { keikkaId, after }: { keikkaId: number; after: Tila },
  seen: VersionsByKey = {},
): DayCommand {
  const { keikkaTilaId, keikkaTilaSelite } = after;
  const body = { keikkaId, keikkaTilaId: savedTila(keikkaTilaId), varmenne: seen[keikkaKey(keikkaId)] };
  return {
    yyyymmdd,
    change: { kind: 'tila', keikkaId, keikkaTilaId, keikkaTilaSelite },
    send: async (api) => [await api.ask(keikkaCalls.saveTila, body)],
    remember: (day) => markTila(day, keikkaId, keikkaTilaId),
    failed: texts.tila,
  };
}

/** Deleting an order sets status 10: it leaves the board and can be restored (G-138, G-264). */
export function deleteKeikkaCommand(yyyymmdd: Yyyymmdd, keikkaId: number): DayCommand {
  return {
    yyyymmdd,
    change: { kind: 'tila', keikkaId, ...deletedTila },
    send: async (api) => [await api.ask(keikkaCalls.delete, { keikkaId })],
    failed: removalTexts.failed,
  };
}

export const deletedTila: Tila = {
  keikkaTilaId: keikkaTila.poistettu,
  keikkaTilaSelite: keikkaTilaSelite.poistettu,
};
