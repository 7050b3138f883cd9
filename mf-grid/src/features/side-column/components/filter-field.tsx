import { useShortcuts } from '@keikka/sdk';
import { Box, SearchInput } from '@keikka/ui';
import { useRef, type KeyboardEvent } from 'react';
import { texts as dayTexts } from '../../../day/texts.js';
import { useDaySearch, useSearchField } from '../../../view/use-day-search.js';
import { useFilterHits } from './use-filter-hits.js';

/** Searches the board: bars that do not match fade. Enter goes from one match to the next. */
export function FilterField() {
  const { words } = useDaySearch();
  const hits = useFilterHits(words);
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
          if (event.key === 'Enter') hits.goToNext(searchNow());
        }}
      />
      <Box role="status" textStyle="text.small" color="fg.muted" minH="14px" pt="0.5">
        {hits.count !== null && dayTexts.filter.hits(hits.count)}
      </Box>
    </Box>
  );
}
