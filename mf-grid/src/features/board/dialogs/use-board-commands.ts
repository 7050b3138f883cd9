import type { DayVehicle, GridItem, GridKeikka, GridPalkki } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useCan, useNavigation, useNotify } from '@keikka/sdk';
import { useDriverRemoval } from '../../../changes/use-driver-removal.js';
import { useDayActions, type DayActions } from '../../../changes/use-day-actions.js';
import { actedOn, chosenBar, chosenSlot, toggled, type Point } from '../../../day/drops/held.js';
import type { Slot } from '../../../day/drops/slot.js';
import { dragRefusal } from '../../../day/drops/resolve-drop.js';
import { findItem, isMasked, isReadable, itemKey, type ItemKey } from '../../../day/model/grid-day.js';
import { rejectionTexts, type Rejection } from '../../../day/model/rejection.js';
import { usePreset } from '../../../bar/use-preset.js';
import { useBoard } from '../../../view/board-context.js';
import { useChoiceCount } from '../../../view/use-choice-count.js';
import { useMayMakeOrder } from '../../../view/use-may-make-order.js';
import { useDriverMenuRight } from '../../../view/use-driver-menu-right.js';
import { useClipboard, type ClipboardCommands } from './use-clipboard.js';
import { useOpenWindow, type CellAt, type OpenWindows } from './use-open-window.js';

type MakeNew = (slot?: Slot) => void;

export interface BoardCommands extends OpenWindows, DayActions, ClipboardCommands {
  openItem: (item: GridItem) => void;
  openMenu: (key: ItemKey, point: Point) => void;
  /** Of the item, or of the whole group that it is of. */
  openMove: (key: ItemKey, to?: Yyyymmdd) => void;
  /** Takes an order into the group of those that are moved together, or out of it. */
  toggle: (key: ItemKey) => void;
  /** Makes an order in a free place, or with its defaults; absent without the right. */
  makeOrder?: MakeNew;
  /** Makes a palkki so; absent without the right. */
  makePalkki?: MakeNew;
  /** What a gesture on free time makes: an order, or a palkki for who may make no orders. */
  makeItem?: MakeNew;
  openSlotMenu: (slot: Slot, point: Point) => void;
  /**
   * The vehicle's menu is for any admin (G-210), which is everybody who may see the grid (C-74, C-75); the driver's for
   * planners of the vehicle.
   */
  openCell: (at: CellAt) => void;
  openVehicle: (vehicle: DayVehicle) => void;
  mayCopy: (item: GridItem) => item is GridKeikka | GridPalkki;
  /** Takes the driver off a vehicle for the day. */
  removeDriver: (vehicleId: number) => void;
  /** Acts on an item that the person may change, or tells why not. */
  withEditable: (key: ItemKey, act: (item: GridItem) => void) => void;
  /** Asks for confirmation first. */
  remove: (key: ItemKey) => void;
  refuse: (reason: Rejection) => void;
}

interface BoardPages {
  /** Opens a palkki; null makes a new one. */
  onPalkki: (palkki: GridPalkki | null, slot?: Slot) => void;
  /** Makes a new order. */
  onNewOrder: (place?: Slot) => void;
  onVehicle: (vehicle: DayVehicle) => void;
}

/** The actions on a bar and a cell, for pointer, keys and the list of conflicts. */
export function useBoardCommands({ onPalkki, onNewOrder, onVehicle }: BoardPages): BoardCommands {
  const { day, ownAsiakasId, mayEdit, interaction } = useBoard();
  const { openOrder } = useNavigation();
  const notify = useNotify();
  const actions = useDayActions(day);
  const windows = useOpenWindow(day.yyyymmdd);
  const refuse: BoardCommands['refuse'] = (reason) => notify.info(rejectionTexts[reason]);
  /** Menu, move and removal need the right to edit, and the item must be the own company's (G-203). */
  const withEditable: BoardCommands['withEditable'] = (key, act) => {
    const item = mayEdit ? findItem(day, key) : undefined;
    if (!item) return;
    const refusal = dragRefusal(item, ownAsiakasId);
    if (refusal) refuse(refusal);
    else act(item);
  };
  const mayMakeKeikka = useCan('action.keikka.create');
  const mayMakePalkki = useCan('action.palkki.create');
  const leavingSlot = (make: MakeNew): MakeNew => {
    return (slot) => {
      interaction.update(chosenSlot(null));
      make(slot);
    };
  };
  const makeOrder = useMayMakeOrder() ? leavingSlot(onNewOrder) : undefined;
  const makePalkki = mayMakePalkki ? leavingSlot((slot) => onPalkki(null, slot)) : undefined;
  const mayCopy = (item: GridItem): item is GridKeikka | GridPalkki =>
    item.isPalkki ? mayMakePalkki : mayMakeKeikka && !isMasked(item);
  const choiceCount = useChoiceCount();
  const copyItem: DayActions['copyItem'] = (item, to) => {
    const asked = choiceCount();
    actions.copyItem(item, to, (made) => {
      // The copy is the chosen one, so that it can be carried further at once: after the drawing of the day that has it.
      setTimeout(() => {
        if (choiceCount() === asked) interaction.update(chosenBar(itemKey(made)));
      });
    });
  };
  const removalOf = useDriverRemoval(day);
  const mayChooseDriver = useDriverMenuRight();
  const { stacked = false } = usePreset();
  const vehicleOf = (vehicleId: number): DayVehicle | undefined =>
    day.ajoneuvot.find((vehicle) => vehicle.vehicleId === vehicleId);
  const clipboard = useClipboard({ ...actions, copyItem, mayCopy, refuse });
  return {
    ...windows,
    ...actions,
    ...clipboard,
    withEditable,
    removeDriver(vehicleId) {
      const vehicle = vehicleOf(vehicleId);
      if (vehicle && mayChooseDriver(vehicle)) removalOf(vehicle)?.();
    },
    copyItem,
    openItem(item) {
      if (item.isTemp || isMasked(item)) return;
      if (item.isPalkki) onPalkki(item);
      else openOrder(item.keikkaId);
    },
    openMenu: (key, point) => withEditable(key, () => windows.open({ kind: 'menu', key, point })),
    openMove: (key, to) =>
      withEditable(key, () =>
        windows.open({ kind: 'move', keys: actedOn(interaction.get().group, key), to }),
      ),
    toggle: (key) =>
      withEditable(key, (item) => {
        if (isReadable(item)) interaction.update({ group: toggled(interaction.get().group, key) });
        else refuse('DROP.NO_ORDER');
      }),
    makeOrder,
    makePalkki,
    makeItem: makeOrder ?? makePalkki,
    openCell(at) {
      const vehicle = vehicleOf(at.vehicleId);
      if (!vehicle) return;
      if (at.kind === 'vehicle' || mayChooseDriver(vehicle)) windows.open({ kind: 'cell', at });
      else if (stacked) windows.open({ kind: 'cell', at: { ...at, kind: 'vehicle' } });
    },
    openVehicle: onVehicle,
    openSlotMenu: (slot, point) => windows.open({ kind: 'slot', slot, point }),
    mayCopy,
    remove: (key) => withEditable(key, (item) => !isMasked(item) && void actions.removeItem(item)),
    refuse,
  };
}
