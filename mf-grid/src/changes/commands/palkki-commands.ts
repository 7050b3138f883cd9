import { palkkiCalls, palkkiFields, type GridPalkki, type PalkkiSave } from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import type { Yyyymmdd } from '@keikka/domain';
import type { VersionsByKey } from '@keikka/sdk';
import type { SendPalkki } from '../../palkki/send-palkki.js';
import { removalTexts } from '../../palkki/use-confirm-removal.js';
import { palkkiKey } from '../../day/model/grid-day.js';
import type { DayCommand } from './day-command.js';
import type { StepOf } from './step-change.js';
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

/** The palkki with `values`, merged with changes since the version that was seen. */
export function savePalkkiCommand(
  yyyymmdd: Yyyymmdd,
  { row, seen, values }: { row: GridPalkki; seen: VersionsByKey; values: PalkkiSave },
  save: SendPalkki,
): DayCommand {
  const { palkkiId } = row;
  const varmenne = seen[palkkiKey(palkkiId)];
  return {
    yyyymmdd,
    change: { kind: 'palkki', palkkiId, row: { ...row, ...values } },
    send: async () => [await save({ ...values, palkkiId, varmenne })],
    failed: null,
  };
}

const NO_PALKKI_ID = 0;

/** Makes a new palkki; nothing stands on the board until it is saved. */
export const makePalkkiCommand = (yyyymmdd: Yyyymmdd, values: PalkkiSave, save: SendPalkki): DayCommand => ({
  yyyymmdd,
  change: { kind: 'palkki', palkkiId: NO_PALKKI_ID, row: null },
  send: async () => [await save({ ...values, palkkiId: NO_PALKKI_ID })],
  failed: texts.palkki,
});

/** Makes a removed palkki again, with a new id, its drivers and the companies that saw it. */
export const remakePalkkiCommand = (yyyymmdd: Yyyymmdd, row: GridPalkki, save: SendPalkki): DayCommand => ({
  ...makePalkkiCommand(yyyymmdd, { ...stateOf(palkkiFields, row), fromPalkkiId: row.palkkiId }, save),
  change: { kind: 'palkki', palkkiId: row.palkkiId, row },
});

/** Puts one driver on a palkki or takes one off it; who else drives it by now stays. */
export function palkkiKuskiCommand(
  yyyymmdd: Yyyymmdd,
  { palkkiId, kuski, after: isOn }: StepOf<'palkkiKuski'>,
  seen: VersionsByKey = {},
): DayCommand {
  const input = { palkkiId, personId: kuski.personId, varmenne: seen[palkkiKey(palkkiId)] };
  return {
    yyyymmdd,
    change: { kind: 'palkkiKuski', palkkiId, kuski, isOn },
    send: async (api) => [await api.ask(isOn ? palkkiCalls.setPerson : palkkiCalls.removePerson, input)],
    failed: texts.driver,
  };
}
