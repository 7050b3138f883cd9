import { toaster } from '@keikka/ui';
import { errorText } from '../http/api-error.js';

export interface Notify {
  success: (text: string) => void;
  /** A notice of a removal, for the two seconds of C-32. */
  removed: (text: string) => void;
  info: (text: string, detail?: string) => void;
  /**
   * `error` explains it: the API's Finnish text, or the general one. `stays` keeps it until closed, where the
   * specification says so. `onRetry` does the same once more. `detail` explains it where no error does.
   */
  error: (
    text: string,
    error?: unknown,
    options?: { stays?: boolean; onRetry?: () => void; detail?: string },
  ) => void;
}

const RETRY = 'Yritä uudelleen';

const notify: Notify = {
  success: (text) => void toaster.show({ text, tone: 'success' }),
  removed: (text) => void toaster.show({ text, tone: 'success', brief: true }),
  info: (text, detail) => void toaster.show({ text, detail }),
  error: (
    text,
    error,
    { stays, onRetry, detail = error === undefined ? undefined : errorText(error) } = {},
  ) => {
    const action = onRetry && { label: RETRY, onSelect: onRetry };
    toaster.show({ text, tone: 'error', detail, stays, action });
  },
};

/** Toasts of the product, in their one corner. */
export function useNotify(): Notify {
  return notify;
}
