import { useLayoutEffect, useSyncExternalStore } from 'react';

interface ToastRoom {
  /** Pixels at the foot of the page that toasts keep free. */
  foot: number;
  /** Pixels that the stack of toasts takes above that. */
  height: number;
}

const FOOT = 4;
let room: ToastRoom = { foot: FOOT, height: 0 };
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

/** Keeps toasts above something that stands at the foot of the page, as long as it is there. */
export function useToastFoot(pixels: number): void {
  useLayoutEffect(() => {
    setToastRoom({ foot: pixels + FOOT });
    return () => setToastRoom({ foot: FOOT });
  }, [pixels]);
}
