import { Box, SearchInput } from '@keikka/ui';
import type { KeyboardEvent, RefObject } from 'react';
import { texts as dayTexts } from '../../../day/texts.js';
import { useBoard } from '../../../view/board-context.js';
import { useSearchField } from '../../../view/use-day-search.js';
import { goToHit, useHitLine } from '../../../view/use-search-hits.js';

interface FilterFieldProps {
  field: RefObject<HTMLInputElement | null>;
  /** The focus has gone to a hit on the board. */
  onHit: () => void;
}

/** Searches the board: bars that do not match fade. Enter and ↓ go to the next match, Esc from an empty field back. */
export function FilterField({ field, onHit }: FilterFieldProps) {
  const view = useBoard();
  const { text, words, setText, searchNow } = useSearchField();
  const line = useHitLine(words);
  const goTo = (step: 1 | -1): void => {
    if (goToHit(view, searchNow(), step)) onHit();
  };
  return (
    <Box
      ps="3"
      pe="10"
      pt="2"
      onKeyDown={({ key }) => {
        if (key === 'Escape') view.board.current?.focus();
      }}
    >
      <SearchInput
        ref={field}
        label={dayTexts.filter.label}
        shortcut="/"
        value={text}
        onValueChange={setText}
        // Not on the way down: a held Enter would open the hit on the board.
        onKeyUp={({ key, shiftKey }: KeyboardEvent) => {
          if (key === 'Enter') goTo(shiftKey ? -1 : 1);
          if (key === 'ArrowDown') goTo(1);
        }}
      />
      <Box role="status" textStyle="text.small" color="fg.muted" minH="calc(1lh + 2px)" pt="0.5">
        {line}
      </Box>
    </Box>
  );
}
