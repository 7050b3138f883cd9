import type { GridDriver, GridKeikka, GridPalkki, KeikkaTila } from '@keikka/contracts';
import { clockOf } from '@keikka/domain';
import {
  palkkiRemovalTexts,
  useConfirmPalkkiRemoval,
} from '../../../palkki-removal/use-confirm-palkki-removal.js';
import { useChangeDay, type DayChangeOrder } from '../api/day-change.js';
import { deletePalkkiOrder, moveOrder, setDriverOrder, setTilaOrder } from '../api/item-changes.js';
import { versionsOf } from '../api/undo-desk.js';
import { useUndo } from '../api/undo.js';
import type { GridDay, GridItem } from '../model/grid-day.js';
import type { ItemMove } from '../model/resolve-drop.js';
import { driverName } from '../model/row-texts.js';
import { droppedStaffing, ofOrders } from '../model/staffing.js';
import type { Place, StepChange } from '../model/undo-history.js';
import { texts } from '../texts.js';

export interface DayActions {
  moveItem: (item: GridItem, move: ItemMove) => void;
  setTila: (keikka: GridKeikka, tila: KeikkaTila) => void;
  setDriver: (driver: GridDriver, vehicleId: number) => void;
  removePalkki: (palkki: GridPalkki) => Promise<void>;
}

const placeOf = ({ vehicleId, timeStart, timeEnd }: Place): Place => ({ vehicleId, timeStart, timeEnd });

/** What one can do to the day: shown at once, saved, and taken back. */
export function useDayActions(day: GridDay): DayActions {
  const { yyyymmdd } = day;
  const change = useChangeDay();
  const undo = useUndo();
  const confirmRemoval = useConfirmPalkkiRemoval();
  const act = (order: DayChangeOrder, text: string, stepOf: (rows: GridItem[]) => StepChange): void =>
    undo.track(
      change(order).then((rows) => ({ yyyymmdd, text, change: stepOf(rows), versions: versionsOf(rows) })),
    );
  return {
    moveItem(item, move) {
      const before = placeOf(item);
      act(moveOrder(yyyymmdd, item, move), movedText(day, item, move), ([row]) => ({
        kind: 'move',
        key: move.key,
        before,
        after: placeOf(row ?? move),
      }));
    },
    setTila({ keikkaId, keikkaTilaId, keikkaTilaSelite }, tila) {
      if (tila.keikkaTilaId === keikkaTilaId) return;
      const before = { keikkaTilaId, keikkaTilaSelite };
      const after = { keikkaTilaId: tila.keikkaTilaId, keikkaTilaSelite: tila.keikkaTilaSelite };
      const text = texts.undo.tila(keikkaId, keikkaTilaSelite, tila.keikkaTilaSelite);
      act(setTilaOrder(yyyymmdd, keikkaId, after), text, () => ({ kind: 'tila', keikkaId, before, after }));
    },
    setDriver(driver, vehicleId) {
      const { before, after } = droppedStaffing(day, vehicleId, driver);
      const text = texts.undo.driver(driverName(driver), vehicleNoOf(day, vehicleId));
      act(setDriverOrder(yyyymmdd, vehicleId, driver, after), text, (rows) => {
        const changed = rows.flatMap(({ keikkaId }) => keikkaId ?? []);
        return {
          kind: 'kuski',
          vehicleId,
          before: ofOrders(before, changed),
          after: ofOrders(after, changed),
        };
      });
    },
    async removePalkki(palkki) {
      const { palkkiId } = palkki;
      if (!(await confirmRemoval())) return;
      act(deletePalkkiOrder(yyyymmdd, palkkiId), palkkiRemovalTexts.done, () => ({
        kind: 'palkki',
        palkkiId,
        before: palkki,
        after: null,
      }));
    },
  };
}

const vehicleNoOf = (day: GridDay, vehicleId: number): string =>
  day.ajoneuvot.find((vehicle) => vehicle.vehicleId === vehicleId)?.vehicleNo ?? '';

/** 'Siirrettiin tilaus 4711: auto P12 → P15, 10:15' */
function movedText(day: GridDay, item: GridItem, move: ItemMove): string {
  const what = item.isPalkki ? texts.move.palkki : texts.move.keikka(item.keikkaId);
  const [before, after] = [clockOf(Date.parse(item.timeStart)), clockOf(Date.parse(move.timeStart))];
  if (item.vehicleId === move.vehicleId) return texts.move.moved(what, before, after);
  const from = texts.move.auto(vehicleNoOf(day, item.vehicleId));
  const vehicles = texts.move.moved(what, from, vehicleNoOf(day, move.vehicleId));
  return before === after ? vehicles : `${vehicles}, ${after}`;
}
