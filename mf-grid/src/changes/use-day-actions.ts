import type { GridDay, GridDriver, GridItem, GridKeikka, GridPalkki, KeikkaTila } from '@keikka/contracts';
import { dayRange, listedName, shortDay } from '@keikka/domain';
import { useApi, useOwnAsiakasId, useSession } from '@keikka/sdk';
import { User } from '@keikka/ui';
import { useMemo } from 'react';
import { removalTexts, useConfirmRemoval } from '../palkki/use-confirm-removal.js';
import { copyCommand, sendCopy } from './commands/copy-command.js';
import { useChangeDay, type DayCommand } from './commands/day-command.js';
import { setDriverCommand } from './commands/driver-commands.js';
import { moveCommand, movesCommand } from './commands/move-command.js';
import { deletePalkkiCommand } from './commands/palkki-commands.js';
import type { StepChange } from './commands/step-change.js';
import { deletedTila, deleteKeikkaCommand, setTilaCommand } from './commands/tila-commands.js';
import { versionsOf } from './commands/versions-of.js';
import { useGridUndo } from './undo/use-grid-undo.js';
import { itemKey, spanOf } from '../day/model/grid-day.js';
import { freePlace } from '../day/drops/free-place.js';
import { itemSummary, itemTitle } from '../day/model/item-text.js';
import type { ItemMove } from '../day/drops/resolve-drop.js';
import { copyOf, placeAt, placedItem, spanOnDay, type Place } from '../day/model/placed-item.js';
import { droppedStaffing, ofOrders } from '../day/model/staffing.js';
import { madeStep } from './made-step.js';
import { moveStep, sideOf } from './move-step.js';
import { copiedDrivers, movedDrivers } from '../day/model/moved-drivers.js';
import { droppedWords, movedWords, placeWarning, vehicleNoOf, type Words } from './step-words.js';
import { texts } from './undo/texts.js';

/** Where a copy goes: to this time of a vehicle's row, or to the row's next free place. */
export interface CopyTo {
  vehicleId: number;
  startMs?: number;
  /** The day of the original, when it is another one. */
  from?: GridDay;
}

/** The day that an item leaves, and the one it goes to. */
export interface MoveDays {
  from: GridDay;
  to: GridDay;
}

export interface MovedItem {
  item: GridItem;
  move: ItemMove;
}

export interface DayActions {
  /** To a place of the day, or from one day to another. */
  moveItem: (item: GridItem, move: ItemMove, days?: MoveDays) => void;
  /** Several orders together, in one call and one step; `warning` is what is to be known of their places. */
  moveItems: (moved: readonly MovedItem[], days: MoveDays, warning: string | undefined) => void;
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
  const ownAsiakasId = useOwnAsiakasId();
  const { kuskitVaihtuvat = false } = useSession().userAsiakas ?? {};
  function act(command: DayCommand, words: Words | WordsOf, stepOf: (rows: GridItem[]) => StepChange): void {
    undo.track(
      change({ ...command, retry: () => act(command, words, stepOf) }).then((rows) => ({
        yyyymmdd: command.yyyymmdd,
        ...(typeof words === 'function' ? words(rows) : words),
        change: stepOf(rows),
        versions: versionsOf(rows),
      })),
    );
  }
  const named = (item: GridItem): string => itemSummary(item, vehicleNoOf(day, item.vehicleId));
  return {
    moveItem(item, move, { from, to } = { from: day, to: day }) {
      const choice = movedDrivers(from, item, move.vehicleId, to);
      const { step, besides, back } = moveStep(item, move, choice, kuskitVaihtuvat);
      const words = movedWords(from, item, { ...move, ...step.after }, to);
      const undone = [words.undone, back].filter(Boolean).join(', ');
      act(moveCommand(from.yyyymmdd, step), { ...words, undone, besides }, ([row]) => ({
        ...step,
        after: { ...step.after, ...(row && sideOf(row)) },
      }));
    },
    moveItems(moved, { from, to }, warning) {
      const steps = moved.map(({ item, move }) => {
        const choice = movedDrivers(from, item, move.vehicleId, to);
        return moveStep(item, move, choice, kuskitVaihtuvat).step;
      });
      const step = {
        kind: 'moves',
        before: steps.map(({ key, before }) => ({ ...before, key })),
        after: steps.map(({ key, after }) => ({ ...after, key })),
      } as const;
      const what = texts.keikat(moved.length);
      const [was, is] = [shortDay(from.yyyymmdd), shortDay(to.yyyymmdd)];
      const words = { text: texts.moved(what, was, is), undone: texts.back(what, is, was), warning };
      act(movesCommand(from.yyyymmdd, step), words, (rows) => ({
        ...step,
        after: step.after.map((to) => {
          const row = rows.find((one) => itemKey(one) === to.key);
          return row ? { ...to, ...sideOf(row) } : to;
        }),
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
      const { before, after } = droppedStaffing(day, vehicleId, driver, ownAsiakasId);
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
      const kuskit = copiedDrivers(day, item, to.vehicleId);
      const place = { ...placeOfCopy(day, item, to), ...(kuskit && { kuskit }) };
      const copied = copyOf(item);
      const warning = placeWarning(to.from ?? day, copied, { key: itemKey(copied), ...place }, day);
      const words: WordsOf = ([made]) => ({
        text:
          made && !made.isPalkki
            ? texts.copied(item.keikkaId ?? 0, made.keikkaId)
            : texts.palkki.copied(itemTitle(item)),
        warning: made && isUpon(made, item) ? texts.copyStays : warning,
        besides: kuskit && { icon: User, text: texts.copyDriver(kuskit.map(listedName).join(', ')) },
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
        const words = { text: removalTexts.tilaus.done, undone: texts.orderDeleted(keikkaId) };
        act(deleteKeikkaCommand(yyyymmdd, keikkaId), words, () => step);
      }
    },
  };
}

/** The asked time, or the next free place of the vehicle's row; the item's own time where there is none. */
function placeOfCopy(day: GridDay, item: GridItem, { vehicleId, startMs, from = day }: CopyTo): Place {
  const vehicle = day.ajoneuvot.find((row) => row.vehicleId === vehicleId);
  const own = spanOnDay(spanOf(item), from.yyyymmdd, day.yyyymmdd);
  const { start, end } = dayRange(day.yyyymmdd);
  const within = { startMs: start.getTime(), endMs: end.getTime() };
  const free = vehicle && freePlace(vehicle, placedItem(item, placeAt(vehicleId, own)), within);
  const at = startMs ?? free?.startMs;
  if (at === undefined) return placeAt(item.vehicleId, own);
  return placeAt(vehicleId, { startMs: at, endMs: at + own.endMs - own.startMs });
}

const isUpon = (made: GridItem, item: GridItem): boolean =>
  made.vehicleId === item.vehicleId && made.timeStart === item.timeStart;
