import type { LucideIcon } from 'lucide-react';

export type ToastTone = 'success' | 'info' | 'error';

export interface ToastAction {
  label: string;
  icon?: LucideIcon;
  /** Key that does the same, printed beside it. */
  shortcut?: string;
  onSelect: () => void;
}

export interface ToastOptions {
  text: string;
  detail?: string;
  tone?: ToastTone;
  action?: ToastAction;
  /** Told in passing, as that something was removed: gone after two seconds. */
  brief?: boolean;
  /** Until it is closed: only where the specification says so (G-136, O-282). */
  stays?: boolean;
}

export interface Toast extends ToastOptions {
  id: number;
  tone: ToastTone;
  /** null stays until it is closed. */
  durationMs: number | null;
}

const SHOWN_AT_ONCE = 4;
const BRIEF_MS = 2000;
const DURATION_MS = 4000;
/** The longest there may be (C-32): what can be undone is to be decided on, and an error is to be read. */
const LONGEST_MS = 5000;

function durationOf({ tone, action, brief, stays }: ToastOptions): number | null {
  if (stays) return null;
  if (brief) return BRIEF_MS;
  return action || tone === 'error' ? LONGEST_MS : DURATION_MS;
}

/** The oldest make room for the newest, but never an error: it is given its time to be read. */
function mostImportant(toasts: readonly Toast[]): readonly Toast[] {
  const tooMany = toasts.length - SHOWN_AT_ONCE;
  const before = toasts.slice(0, -1);
  const leaving = before.filter(({ tone }) => tone !== 'error').slice(0, Math.max(0, tooMany));
  return toasts.filter((toast) => !leaving.includes(toast));
}

/** The same again, from a retry or a second attempt, is told once; what can be undone is each time something else. */
const isRepeated = (shown: Toast, { text, detail, tone, action }: Toast): boolean =>
  shown.text === text &&
  shown.tone === tone &&
  (tone === 'error' || (shown.detail === detail && !shown.action && !action));

function createToaster() {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]): void => {
    toasts = next;
    listeners.forEach((notify) => notify());
  };

  return {
    show(options: ToastOptions): number {
      const toast: Toast = {
        ...options,
        id: nextId++,
        tone: options.tone ?? 'info',
        durationMs: durationOf(options),
      };
      set(mostImportant([...toasts.filter((shown) => !isRepeated(shown, toast)), toast]));
      return toast.id;
    },
    close(id: number): void {
      set(toasts.filter((toast) => toast.id !== id));
    },
    clear(): void {
      set([]);
    },
    read: (): readonly Toast[] => toasts,
    subscribe: (notify: () => void): (() => void) => {
      listeners.add(notify);
      return () => {
        listeners.delete(notify);
      };
    },
  };
}

/** One stack for the whole page, whichever remote speaks. */
export const toaster = createToaster();
