import { useMemo } from 'react';
import { filterHits } from '../day/rows/day-filter.js';
import { texts as dayTexts } from '../day/texts.js';
import { useBoard, type BoardView } from './board-context.js';
import { goToBar } from './go-to-bar.js';
import { useStoreValue } from './use-store-value.js';

/** The line of the search: '6 osumaa', on a hit '2 / 6'; null without a search. */
export function useHitLine(words: readonly string[]): string | null {
  const { rows, interaction } = useBoard();
  const hits = useMemo(() => filterHits(rows, words), [rows, words]);
  const at = useStoreValue(interaction, ({ active }) => (active ? hits.indexOf(active) : -1));
  if (words.length === 0) return null;
  return at < 0 ? dayTexts.filter.hits(hits.length) : dayTexts.filter.hitOf(at + 1, hits.length);
}

/** Chooses the hit after the chosen bar, or the one before it, and gives the board the focus. False without hits. */
export function goToHit(view: BoardView, words: readonly string[], step: 1 | -1 = 1): boolean {
  const { rows, interaction } = view;
  const hits = filterHits(rows, words);
  const { active } = interaction.get();
  const from = active ? hits.indexOf(active) : -1;
  const next = from < 0 ? hits.at(step < 0 ? -1 : 0) : hits[(from + step + hits.length) % hits.length];
  return next !== undefined && goToBar(view, next);
}
