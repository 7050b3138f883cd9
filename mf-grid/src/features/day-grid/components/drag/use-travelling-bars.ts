import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { GridDay, ItemKey } from '../../model/grid-day.js';
import type { BoardHandle } from '../board/board-handle.js';
import { travel } from './motion.js';

/**
 * Bars that others move glide to their new place, so that one sees where they went. Call what is returned before the
 * day changes; the journey begins when the new day is drawn. Own drags do not glide: they are where one put them.
 */
export function useTravellingBars(
  board: RefObject<BoardHandle | null>,
  day: GridDay | undefined,
): (key: ItemKey) => void {
  const departures = useRef(new Map<ItemKey, DOMRect>());
  useLayoutEffect(() => {
    for (const [key, from] of departures.current) {
      const element = board.current?.elementOf(key);
      if (element) travel(element, from);
    }
    departures.current.clear();
  }, [board, day]);
  return (key) => {
    const element = board.current?.elementOf(key);
    if (element) departures.current.set(key, element.getBoundingClientRect());
  };
}
