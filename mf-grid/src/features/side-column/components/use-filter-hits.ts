import { useMemo } from 'react';
import { chosenBar } from '../../../day/drops/held.js';
import { findBar } from '../../../day/rows/bar-navigation.js';
import { filterHits } from '../../../day/rows/day-filter.js';
import { useBoard } from '../../../view/board-context.js';

interface FilterHits {
  /** null when there is no search. */
  count: number | null;
  /** Chooses the next match after the chosen bar and scrolls it into view. */
  goToNext: (words: readonly string[]) => void;
}

export function useFilterHits(words: readonly string[]): FilterHits {
  const { rows, board, interaction } = useBoard();
  const count = useMemo(() => filterHits(rows, words).length, [rows, words]);
  return {
    count: words.length > 0 ? count : null,
    goToNext(sought) {
      const hits = filterHits(rows, sought);
      const { active } = interaction.get();
      const next = hits[(active ? hits.indexOf(active) + 1 : 0) % hits.length];
      const at = next && findBar(rows, next);
      if (!at) return;
      interaction.update(chosenBar(next));
      board.current?.reveal(at.rowIndex, at.bar);
    },
  };
}
