import { useSyncExternalStore } from 'react';

interface ToastRoom {
  /** Pixels at the foot of the page that toasts keep free. */
  foot: number;
  /** Pixels that the stack of toasts takes above that. */
  height: number;
}

let room: ToastRoom = { foot: 4, height: 0 };
const readers = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  readers.add(notify);
  return () => void readers.delete(notify);
}

/**
 * Carries the two heights between toasts and page. It is no custom property of the root, because each change of one
 * would restyle the whole page.
 */
export function setToastRoom(change: Partial<ToastRoom>): void {
  room = { ...room, ...change };
  readers.forEach((notify) => notify());
}

export const useToastRoom = (): ToastRoom => useSyncExternalStore(subscribe, () => room);
