import type { GridDay, GridItem } from '@keikka/contracts';
import { useNavigation } from '@keikka/sdk';
import type { MouseEvent } from 'react';
import { findItem, isMasked, itemKey, type ItemKey } from '../../../day/model/grid-day.js';
import { chosenBar, chosenSlot, type Point } from '../../../day/drops/held.js';
import { pressedSlot, type Slot } from '../../../day/drops/slot.js';
import { useBoard } from '../../../view/board-context.js';
import { freePlaceAt } from '../drag/grab.js';
import type { BoardCommands } from '../dialogs/use-board-commands.js';

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** The bar of an event, found by its nearest element with a key. */
function itemAt(day: GridDay, { target }: MouseEvent): GridItem | undefined {
  const key = target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined;
  return key ? findItem(day, key as ItemKey) : undefined;
}

const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';

/** Clicks on bars, with one listener: plain opens, Alt chooses, Ctrl opens a window, Shift a tab (G-008, G-009, G-047 to G-049). */
export function useBarClicks({ openItem, openMenu, open, toggle, makeItem, openSlotMenu }: BoardCommands) {
  const view = useBoard();
  const { day, interaction } = view;
  /** Chooses the free place of an event, where one may make something. */
  function chooseSlot(event: MouseEvent): Slot | null {
    const { target } = event;
    const place = makeItem && target instanceof Element ? freePlaceAt(view, target, pointOf(event)) : null;
    const slot = place && pressedSlot(day.yyyymmdd, place.vehicle.vehicleId, place.ms);
    interaction.update(chosenSlot(slot));
    return slot;
  }
  const { openOrderTab, openOrderWindow } = useNavigation();
  return {
    onClick(event: MouseEvent): void {
      const more = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-more]') : null;
      if (more) {
        const keys = (more.dataset.more ?? '').split(',') as ItemKey[];
        open({ kind: 'more', keys, point: pointOf(event) });
        return;
      }
      const item = itemAt(day, event);
      if (!item) {
        chooseSlot(event);
        return;
      }
      interaction.update(chosenBar(itemKey(item)));
      if (event.altKey) {
        toggle(itemKey(item));
        return;
      }
      if (item.isTemp || isMasked(item)) return;
      // A palkki has no page of its own; on one that belongs to an order it is the order's (C-56).
      if (item.keikkaId && (event.ctrlKey || event.metaKey)) openOrderWindow(item.keikkaId);
      else if (item.keikkaId && event.shiftKey) openOrderTab(item.keikkaId);
      else openItem(item);
    },
    onContextMenu(event: MouseEvent): void {
      const item = itemAt(day, event);
      // A finger's menu comes from the gestures after 800 ms; the browser's own would come earlier (G-050).
      if (isTouch(event.nativeEvent)) {
        if (event.target instanceof Element && event.target.closest('.row')) event.preventDefault();
        return;
      }
      const slot = item ? null : chooseSlot(event);
      if (!item && !slot) return;
      event.preventDefault();
      if (slot) openSlotMenu(slot, pointOf(event));
      else if (item) {
        interaction.update(chosenBar(itemKey(item)));
        openMenu(itemKey(item), pointOf(event));
      }
    },
    onDoubleClick(event: MouseEvent): void {
      const slot = itemAt(day, event) ? null : chooseSlot(event);
      if (slot) makeItem?.(slot);
    },
  };
}
