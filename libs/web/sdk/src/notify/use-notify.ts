import { toaster } from '@keikka/ui';
import { errorText } from '../http/api-error.js';

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
}

const notify: Notify = {
  success: (text) => void toaster.show({ text, tone: 'success' }),
  removed: (text) => void toaster.show({ text, tone: 'success', brief: true }),
  info: (text) => void toaster.show({ text }),
  error: (text, error, { stays } = {}) => {
    const detail = error === undefined ? undefined : errorText(error);
    toaster.show({ text, tone: 'error', detail, stays });
  },
};

/** Toasts of the product, in their one corner. */
export function useNotify(): Notify {
  return notify;
}
