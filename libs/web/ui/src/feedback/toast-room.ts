import { useSyncExternalStore } from 'react';

export interface ToastRoom {
  /** Pixels at the foot of the page that toasts leave free. */
  foot: number;
  /** Pixels that the stack of toasts takes above it. */
  height: number;
}

let room: ToastRoom = { foot: 4, height: 0 };
const readers = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  readers.add(notify);
  return () => void readers.delete(notify);
}

/**
 * The toasts and the page tell each other how much room they take. No custom property of the root: each change of it
 * would style the whole page anew.
 */
export function setToastRoom(change: Partial<ToastRoom>): void {
  room = { ...room, ...change };
  readers.forEach((notify) => notify());
}

export const useToastRoom = (): ToastRoom => useSyncExternalStore(subscribe, () => room);
