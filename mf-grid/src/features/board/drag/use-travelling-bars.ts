import { useLive } from '@keikka/sdk';
import { useLayoutEffect, useRef } from 'react';
import { keikkaKey, palkkiKey, type ItemKey } from '../../../day/model/grid-day.js';
import { useBoard } from '../../../view/board-context.js';
import { travel } from './motion.js';

/**
 * Bars that others move glide to their new place, so that one sees where they went. A message finds the bar in its old
 * place, and the animation begins when the new day is drawn. One's own moves do not glide, because the bar is already
 * there.
 */
export function useTravellingBars(): void {
  const { board, day } = useBoard();
  const departures = useRef(new Map<ItemKey, DOMRect>());
  useLayoutEffect(() => {
    for (const [key, from] of departures.current) {
      const element = board.current?.elementOf(key);
      if (element) travel(element, from);
    }
    departures.current.clear();
  }, [board, day]);
  const depart = (key: ItemKey): void => {
    const element = board.current?.elementOf(key);
    if (element) departures.current.set(key, element.getBoundingClientRect());
  };
  useLive('keikkaChanged', ({ keikkaId }) => depart(keikkaKey(keikkaId)));
  useLive('palkkiChanged', ({ palkkiId }) => depart(palkkiKey(palkkiId)));
}
