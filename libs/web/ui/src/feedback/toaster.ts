import type { LucideIcon } from 'lucide-react';

/** 'warning': it was done, and something about it is to be known. */
type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface ToastAction {
  label: string;
  icon?: LucideIcon;
  /** The key that does the same, shown beside the button. */
  shortcut?: string;
  onSelect: () => void;
}

export interface ToastOptions {
  text: string;
  detail?: string;
  tone?: ToastTone;
  action?: ToastAction;
  /** What was settled besides, below a line, with an action of its own. */
  besides?: { icon: LucideIcon; text: string; action?: ToastAction };
  /** A short notice, such as of a removal: gone after two seconds. */
  brief?: boolean;
  /** Stays until closed, only where the specification says so (G-136, O-282). */
  stays?: boolean;
}

export interface Toast extends ToastOptions {
  id: number;
  tone: ToastTone;
  /** null: stays until closed. */
  durationMs: number | null;
}

const SHOWN_AT_ONCE = 4;
const BRIEF_MS = 2000;
const DURATION_MS = 4000;
/** The longest time allowed (C-32): an undoable change leaves time to decide, and an error time to read. */
const LONGEST_MS = 5000;

function durationOf({ tone, action, brief, stays }: ToastOptions): number | null {
  if (stays) return null;
  if (brief) return BRIEF_MS;
  return action || tone === 'error' ? LONGEST_MS : DURATION_MS;
}

/** The oldest make room for the newest. Errors keep their reading time. */
function mostImportant(toasts: readonly Toast[]): readonly Toast[] {
  const tooMany = toasts.length - SHOWN_AT_ONCE;
  const before = toasts.slice(0, -1);
  const leaving = before.filter(({ tone }) => tone !== 'error').slice(0, Math.max(0, tooMany));
  return toasts.filter((toast) => !leaving.includes(toast));
}

/** A repeated message is shown once. Undoable messages are never equal, since each undoes another change. */
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

/** One stack for the whole page, shared by all remotes. */
export const toaster = createToaster();
