import { useEffect, useRef } from 'react';
import { useBoard } from './board-context.js';

/**
 * Returns how often another bar or free place was chosen so far. Where the number has changed since a question was
 * asked, its answer must not choose anything: the keys would act on what the person did not choose.
 */
export function useChoiceCount(): () => number {
  const { interaction } = useBoard();
  const count = useRef(0);
  useEffect(() => {
    let last = interaction.get();
    return interaction.subscribe(() => {
      const now = interaction.get();
      if (now.active !== last.active || now.slot !== last.slot) count.current += 1;
      last = now;
    });
  }, [interaction]);
  return () => count.current;
}
