import { toaster } from '@keikka/ui';
import { errorText } from '../http/api-error.js';

export interface Notify {
  success: (text: string) => void;
  /** That something was removed: for the two seconds of C-32. */
  removed: (text: string) => void;
  info: (text: string) => void;
  /** `error` explains it: the API's Finnish text, or the general one. `stays` until closed where the specification says so. */
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

/** Messages of the product in the one corner for them. */
export function useNotify(): Notify {
  return notify;
}
