import { shortDate } from '@keikka/domain';
import { toaster, Undo2, type ToastAction } from '@keikka/ui';
import type { Direction, Step } from './history.js';
import { texts } from './texts.js';
import type { UndoStore } from './undo-store.js';

interface DoneActions {
  undo: () => void;
  /** Does what the step offers besides. */
  chooseOther: () => void;
}

/** Shows what was done, with a button that undoes it, and one for what it offers besides. */
export function showDone(
  store: UndoStore,
  { id, text, warning, besides, kind, change }: Step,
  { undo, chooseOther }: DoneActions,
): void {
  const action = undoAction(undo);
  const other = besides?.other && { label: besides.other.label, onSelect: chooseOther };
  // A removal is shown for two seconds only (C-32).
  const brief = kind.removes?.(change);
  store.toasts.set(
    id,
    toaster.show({
      text,
      detail: warning,
      tone: warning ? 'warning' : 'success',
      action,
      besides: besides && { icon: besides.icon, text: besides.text, action: other },
      brief,
    }),
  );
}

/**
 * Shows what was undone or redone, in the place of the turn before it: six in a row are one message, and its button for the
 * way back is that of the last one. An order that is not on the screen is named. For another day it also offers to go there.
 */
export function showTurned(
  store: UndoStore,
  { step, direction }: { step: Step; direction: Direction },
  back: () => void,
): void {
  const { id, yyyymmdd } = step;
  const { onScreen } = store;
  const away = yyyymmdd !== null && onScreen !== null && onScreen.yyyymmdd !== yyyymmdd ? yyyymmdd : null;
  const again = direction === 'undo' ? redoAction(back) : undoAction(back);
  closeToast(store, step);
  if (store.lastTurned) closeToast(store, store.lastTurned);
  store.lastTurned = step;
  const toast = toaster.show({
    text: turnedText(direction, step, (away ? `${shortDate(away)}: ` : '') + orderText(store, step)),
    tone: 'success',
    action: away ? { label: texts.showDay, onSelect: () => store.onScreen?.goTo(away) } : again,
  });
  store.toasts.set(id, toast);
}

function turnedText(direction: Direction, { text, undone }: Step, where: string): string {
  if (direction === 'undo' && undone) return texts.undone(where + undone);
  return texts.turned[direction](where + text);
}

/** 'Tilaus 4711: ' where the step is of an order that is not on the screen, and its words do not say which. */
function orderText({ openKeikat }: UndoStore, { kind, change }: Step): string {
  const keikkaId = kind.keikkaOf?.(change);
  return keikkaId === undefined || openKeikat.has(keikkaId) ? '' : texts.keikka(keikkaId);
}

export function closeToast({ toasts }: UndoStore, { id }: Step): void {
  toaster.close(toasts.get(id) ?? 0);
  toasts.delete(id);
}

const undoAction = (onSelect: () => void): ToastAction => ({
  label: texts.undo,
  icon: Undo2,
  shortcut: 'Ctrl+Z',
  onSelect,
});

const redoAction = (onSelect: () => void): ToastAction => ({
  label: texts.redo,
  shortcut: 'Ctrl+Y',
  onSelect,
});
