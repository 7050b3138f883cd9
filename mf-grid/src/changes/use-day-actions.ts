import type { GridDay, GridDriver, GridItem, GridKeikka, GridPalkki, KeikkaTila } from '@keikka/contracts';
import { dayRange } from '@keikka/domain';
import { useApi, useSession } from '@keikka/sdk';
import { useMemo } from 'react';
import { removalTexts, useConfirmRemoval } from '../palkki/use-confirm-removal.js';
import { copyCommand, sendCopy } from './commands/copy-command.js';
import { useChangeDay, type DayCommand } from './commands/day-command.js';
import { setDriverCommand } from './commands/driver-commands.js';
import { moveCommand } from './commands/move-command.js';
import { deletePalkkiCommand } from './commands/palkki-commands.js';
import type { StepChange } from './commands/step-change.js';
import { deletedTila, deleteKeikkaCommand, setTilaCommand } from './commands/tila-commands.js';
import { versionsOf } from './undo/versions-of.js';
import { useGridUndo } from './undo/use-grid-undo.js';
import { isReadable } from '../day/model/grid-day.js';
import { freePlace } from '../day/drops/free-place.js';
import { itemSummary, itemTitle } from '../day/model/item-text.js';
import type { ItemMove } from '../day/drops/resolve-drop.js';
import type { Place } from '../day/model/placed-item.js';
import { droppedStaffing, ofOrders } from '../day/model/staffing.js';
import { moveStep, placeOf } from './move-step.js';
import { movedDrivers } from '../day/model/moved-drivers.js';
import { droppedWords, movedWords, vehicleNoOf, type Words } from './step-words.js';
import { texts } from './undo/texts.js';

/** Where a copy goes: to this time of a vehicle's row, or to the row's next free place. */
export interface CopyTo {
  vehicleId: number;
  startMs?: number;
}

export interface DayActions {
  /** To a place of the day, or of another `target`. */
  moveItem: (item: GridItem, move: ItemMove, target?: GridDay) => void;
  /** Asks for confirmation when the status is that of a deleted order. */
  setTila: (keikka: GridKeikka, tila: KeikkaTila) => Promise<void>;
  setDriver: (driver: GridDriver, vehicleId: number) => void;
  /** Without `to`, the copy goes to the next free place of the item's own row. */
  copyItem: (item: GridKeikka | GridPalkki, to?: CopyTo, onMade?: (made: GridItem) => void) => void;
  /** Asks for confirmation first. */
  removeItem: (item: GridKeikka | GridPalkki) => Promise<void>;
}

/** For what is known only when it is done, such as a new number. */
type WordsOf = (rows: readonly GridItem[]) => Words;

/** The actions on a day: shown at once, saved, and undoable. */
export function useDayActions(day: GridDay): DayActions {
  const { yyyymmdd } = day;
  const change = useChangeDay();
  const undo = useGridUndo();
  const confirmRemoval = useConfirmRemoval();
  const api = useApi();
  const copy = useMemo(() => sendCopy(api), [api]);
  const { kuskitVaihtuvat = false } = useSession().userAsiakas ?? {};
  const act = (command: DayCommand, words: Words | WordsOf, stepOf: (rows: GridItem[]) => StepChange): void =>
    undo.track(
      change({ ...command, retry: () => act(command, words, stepOf) }).then((rows) => ({
        yyyymmdd,
        ...(typeof words === 'function' ? words(rows) : words),
        change: stepOf(rows),
        versions: versionsOf(rows),
      })),
    );
  const named = (item: GridItem): string => itemSummary(item, vehicleNoOf(day, item.vehicleId));
  return {
    moveItem(item, move, target = day) {
      const choice = movedDrivers(day, item, move.vehicleId, target);
      const { step, besides, back } = moveStep(item, move, choice, kuskitVaihtuvat);
      const words = movedWords(day, item, { ...move, ...step.after }, target);
      const undone = [words.undone, back].filter(Boolean).join(', ');
      act(moveCommand(yyyymmdd, step), { ...words, undone, besides }, ([row]) => ({
        ...step,
        after: { ...step.after, ...placeOf(row ?? move) },
      }));
    },
    async setTila(keikka, tila) {
      const { keikkaId, keikkaTilaId, keikkaTilaSelite } = keikka;
      if (tila.keikkaTilaId === keikkaTilaId) return;
      if (tila.keikkaTilaId === deletedTila.keikkaTilaId && !(await confirmRemoval('tilaus', named(keikka))))
        return;
      const before = { keikkaTilaId, keikkaTilaSelite };
      const after = { keikkaTilaId: tila.keikkaTilaId, keikkaTilaSelite: tila.keikkaTilaSelite };
      const [was, is] = [keikkaTilaSelite, tila.keikkaTilaSelite];
      const words = {
        text: texts.tila(keikkaId, was, is),
        undone: texts.back(texts.keikka(keikkaId), is, was),
      };
      act(setTilaCommand(yyyymmdd, { keikkaId, after }), words, () => ({
        kind: 'tila',
        keikkaId,
        before,
        after,
      }));
    },
    setDriver(driver, vehicleId) {
      const { before, after } = droppedStaffing(day, vehicleId, driver);
      const words = droppedWords(day, driver, vehicleId);
      act(setDriverCommand(yyyymmdd, vehicleId, driver, after), words, (rows) => {
        const changed = rows.flatMap(({ keikkaId }) => keikkaId ?? []);
        return {
          kind: 'kuski',
          vehicleId,
          before: ofOrders(before, changed),
          after: ofOrders(after, changed),
        };
      });
    },
    copyItem(item, to = { vehicleId: item.vehicleId }, onMade) {
      const place = placeOfCopy(day, item, to);
      const words: WordsOf = ([made]) => ({
        text:
          made && !made.isPalkki
            ? texts.copied(item.keikkaId ?? 0, made.keikkaId)
            : texts.palkki.copied(itemTitle(item)),
        ...(made && isUpon(made, item) && { warning: texts.copyStays }),
      });
      act(copyCommand(yyyymmdd, item, place, copy), words, ([made]) => {
        if (made) onMade?.(made);
        return madeStep(made ?? item);
      });
    },
    async removeItem(item) {
      if (!(await confirmRemoval(item.isPalkki ? 'palkki' : 'tilaus', named(item)))) return;
      if (item.isPalkki) {
        const { palkkiId } = item;
        const step: StepChange = { kind: 'palkki', palkkiId, before: item, after: null };
        act(deletePalkkiCommand(yyyymmdd, palkkiId), { text: removalTexts.palkki.done }, () => step);
      } else {
        const { keikkaId, keikkaTilaId, keikkaTilaSelite } = item;
        const before = { keikkaTilaId, keikkaTilaSelite };
        const step: StepChange = { kind: 'tila', keikkaId, before, after: deletedTila };
        act(deleteKeikkaCommand(yyyymmdd, keikkaId), { text: removalTexts.tilaus.done }, () => step);
      }
    },
  };
}

/** The asked time, or the next free place of the vehicle's row; the item's own place where there is none. */
function placeOfCopy(day: GridDay, item: GridItem, { vehicleId, startMs }: CopyTo): Place {
  const vehicle = day.ajoneuvot.find((row) => row.vehicleId === vehicleId);
  const { start, end } = dayRange(day.yyyymmdd);
  const free = vehicle && freePlace(vehicle, item, { startMs: start.getTime(), endMs: end.getTime() });
  const from = startMs ?? free?.startMs;
  if (from === undefined) return placeOf(item);
  const length = Date.parse(item.timeEnd) - Date.parse(item.timeStart);
  const [timeStart, timeEnd] = [new Date(from).toISOString(), new Date(from + length).toISOString()];
  return { vehicleId, timeStart, timeEnd };
}

const isUpon = (made: GridItem, item: GridItem): boolean =>
  made.vehicleId === item.vehicleId && made.timeStart === item.timeStart;

/** A made item is undone by removing it; an order gets status 10. */
function madeStep(made: GridItem): StepChange {
  if (made.isPalkki) return { kind: 'palkki', palkkiId: made.palkkiId, before: null, after: made };
  const { keikkaId, keikkaTilaId } = made;
  const keikkaTilaSelite = isReadable(made) ? made.keikkaTilaSelite : '';
  return { kind: 'tila', keikkaId, before: deletedTila, after: { keikkaTilaId, keikkaTilaSelite } };
}
