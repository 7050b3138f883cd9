import type { GridDriver, GridKeikka, GridPalkki, KeikkaTila } from '@keikka/contracts';
import { clockOf, keikkaTila, type Yyyymmdd } from '@keikka/domain';
import { useNotify } from '@keikka/sdk';
import {
  palkkiRemovalTexts,
  useConfirmPalkkiRemoval,
} from '../../../palkki-removal/use-confirm-palkki-removal.js';
import { useChangeDay } from '../api/day-change.js';
import { deletePalkkiOrder, moveOrder, setDriverOrder, setTilaOrder } from '../api/item-changes.js';
import { movedItem } from '../model/day-changes.js';
import type { GridDay, GridItem } from '../model/grid-day.js';
import { inverseMove, type ItemMove } from '../model/resolve-drop.js';
import { texts } from '../texts.js';
import { useUndo } from './use-undo.js';

export interface DayActions {
  moveItem: (item: GridItem, move: ItemMove) => void;
  setTila: (keikka: GridKeikka, tila: KeikkaTila) => void;
  setDriver: (driver: GridDriver, vehicleId: number) => void;
  removePalkki: (palkki: GridPalkki) => Promise<void>;
}

/** What one can do to the day: shown at once, saved, and as far as it can be, taken back. */
export function useDayActions(yyyymmdd: Yyyymmdd, day: GridDay | undefined): DayActions {
  const change = useChangeDay(yyyymmdd);
  const offerUndo = useUndo();
  const confirmRemoval = useConfirmPalkkiRemoval();
  const notify = useNotify();
  return {
    moveItem(item, move) {
      const undo = (): void => change(moveOrder(movedItem(item, move), inverseMove(item, move), NOTHING));
      change(moveOrder(item, move, () => offerUndo(movedText(day, item, move), undo)));
    },
    setTila(keikka, tila) {
      if (tila.keikkaTilaId === keikka.keikkaTilaId) return;
      const before = { keikkaTilaId: keikka.keikkaTilaId, keikkaTilaSelite: keikka.keikkaTilaSelite };
      const undo = (): void => change(setTilaOrder(keikka, before, NOTHING));
      const text = `${texts.move.keikkaUpper(keikka.keikkaId)}: ${tila.keikkaTilaSelite}`;
      // Off the board it can't be reached any more: then the way back is offered.
      const offer = tila.keikkaTilaId === keikkaTila.poistettu ? () => offerUndo(text, undo) : NOTHING;
      change(setTilaOrder(keikka, tila, offer));
    },
    setDriver: (driver, vehicleId) => change(setDriverOrder(yyyymmdd, vehicleId, driver)),
    async removePalkki(palkki) {
      if (await confirmRemoval())
        change(deletePalkkiOrder(palkki, () => notify.removed(palkkiRemovalTexts.done)));
    },
  };
}

const NOTHING = (): void => undefined;

/** 'Siirrettiin tilaus 4711: auto P12 → P15, 10:15' */
function movedText(day: GridDay | undefined, item: GridItem, move: ItemMove): string {
  const numberOf = (vehicleId: number): string =>
    day?.ajoneuvot.find((vehicle) => vehicle.vehicleId === vehicleId)?.vehicleNo ?? '';
  const what = item.isPalkki ? texts.move.palkki : texts.move.keikka(item.keikkaId);
  const [before, after] = [clockOf(Date.parse(item.timeStart)), clockOf(Date.parse(move.timeStart))];
  if (item.vehicleId === move.vehicleId) return texts.move.moved(what, before, after);
  const vehicles = texts.move.moved(
    what,
    texts.move.auto(numberOf(item.vehicleId)),
    numberOf(move.vehicleId),
  );
  return before === after ? vehicles : `${vehicles}, ${after}`;
}
