import { useEffect, useState, type RefObject } from 'react';
import type { ItemKey } from '../day/model/grid-day.js';

const OPEN_AFTER_MS = 250;
/** Any of these says that the hand has turned to something else. */
const endingEvents = ['pointerdown', 'keydown', 'wheel', 'contextmenu', 'scroll'] as const;

export interface Hover {
  key: ItemKey;
  /** Of the bar; `x` is the pointer's. */
  box: DOMRect;
  x: number;
}

/** The bar that the pointer rests on, by one listener for all bars. While something is dragged there is none (G-137). */
export function useHoveredBar(root: RefObject<HTMLElement | null>): Hover | null {
  const [hover, setHover] = useState<Hover | null>(null);
  useEffect(() => {
    const element = root.current;
    return element ? listenToHover(element, setHover) : undefined;
  }, [root]);
  return hover;
}

function listenToHover(root: HTMLElement, tell: (hover: Hover | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: HTMLElement | null = null;
  const end = (): void => {
    clearTimeout(timer);
    over = null;
    tell(null);
  };
  const onMove = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    const bar = event.target.closest<HTMLElement>('.bar[data-key]');
    if (bar === over) return;
    end();
    if (!bar || event.buttons !== 0) return;
    over = bar;
    const open = (): void =>
      tell({ key: bar.dataset.key as ItemKey, box: bar.getBoundingClientRect(), x: event.clientX });
    timer = setTimeout(open, OPEN_AFTER_MS);
  };
  const listening = new AbortController();
  const { signal } = listening;
  // Not 'pointerover': a bar that comes to lie under a resting pointer was not pointed at.
  root.addEventListener('pointermove', onMove, { signal });
  // Not captured: otherwise it comes for each part of a bar that the pointer leaves.
  root.addEventListener('pointerleave', end, { signal });
  for (const type of endingEvents) root.addEventListener(type, end, { signal, passive: true, capture: true });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
