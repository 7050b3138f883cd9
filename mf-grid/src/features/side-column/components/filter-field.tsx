import { useShortcuts } from '@keikka/sdk';
import { Box, SearchInput } from '@keikka/ui';
import { useRef, type KeyboardEvent } from 'react';
import { texts as dayTexts } from '../../../day/texts.js';
import { useSearchField } from '../../../view/use-day-search.js';

export interface FilterFieldProps {
  /** Found on the board; null while nothing is searched. */
  hits: number | null;
  /** Wants the next one with these words. */
  onNextHit: (words: readonly string[]) => void;
}

/** Finds on the board: what matches stays, the rest steps back. Enter goes from one to the next. */
export function FilterField({ hits, onNextHit }: FilterFieldProps) {
  const { text, setText, searchNow } = useSearchField();
  const input = useRef<HTMLInputElement>(null);
  useShortcuts(dayTexts.keys.page, [
    { keys: ['/'], label: dayTexts.filter.label, act: () => input.current?.focus() },
  ]);
  return (
    <Box ps="3" pe="10" pt="2">
      <SearchInput
        ref={input}
        label={dayTexts.filter.label}
        shortcut="/"
        value={text}
        onValueChange={setText}
        onKeyUp={(event: KeyboardEvent) => {
          if (event.key === 'Enter') onNextHit(searchNow());
        }}
      />
      <Box role="status" textStyle="text.small" color="fg.muted" minH="14px" pt="0.5">
        {hits !== null && dayTexts.filter.hits(hits)}
      </Box>
    </Box>
  );
}
