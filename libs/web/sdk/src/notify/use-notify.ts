import { Undo2, toaster } from '@keikka/ui';
import { errorText } from '../http/api-error.js';
import { notifyTexts } from './texts.js';

export interface Notify {
  success: (text: string) => void;
  /** A notice of a removal, for the two seconds of C-32. */
  removed: (text: string) => void;
  info: (text: string) => void;
  /**
   * `error` explains it: the API's Finnish text, or the general one. `stays` keeps it until closed, where the
   * specification says so.
   */
  error: (text: string, error?: unknown, options?: { stays?: boolean }) => void;
  /**
   * A done action with 'Kumoa'. Returns a function that removes the toast, for when the action was undone by other
   * means.
   */
  undoable: (text: string, onUndo: () => void) => () => void;
}

const notify: Notify = {
  success: (text) => void toaster.show({ text, tone: 'success' }),
  removed: (text) => void toaster.show({ text, tone: 'success', brief: true }),
  info: (text) => void toaster.show({ text }),
  error: (text, error, { stays } = {}) => {
    const detail = error === undefined ? undefined : errorText(error);
    toaster.show({ text, tone: 'error', detail, stays });
  },
  undoable: (text, onUndo) => {
    const action = { label: notifyTexts.undo, icon: Undo2, shortcut: 'Ctrl+Z', onSelect: onUndo };
    const id = toaster.show({ text, tone: 'success', action });
    return () => toaster.close(id);
  },
};

/** Toasts of the product, in their one corner. */
export function useNotify(): Notify {
  return notify;
}
