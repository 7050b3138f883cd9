import { useShortcuts } from '@keikka/sdk';
import { Box, SearchInput } from '@keikka/ui';
import { useRef, type KeyboardEvent } from 'react';
import { texts } from '../../texts.js';

export interface FilterFieldProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Found on the board; null while nothing is searched. */
  hits: number | null;
  onNextHit: () => void;
}

/** Finds on the board: what matches stays, the rest steps back. Enter goes from one to the next. */
export function FilterField({ text, onTextChange, hits, onNextHit }: FilterFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useShortcuts(texts.keys.page, [
    { keys: ['/'], label: texts.filter.label, act: () => input.current?.focus() },
  ]);
  return (
    <Box ps="3" pe="10" pt="2">
      <SearchInput
        ref={input}
        label={texts.filter.label}
        shortcut="/"
        value={text}
        onValueChange={onTextChange}
        onKeyUp={(event: KeyboardEvent) => {
          if (event.key === 'Enter') onNextHit();
        }}
      />
      <Box role="status" textStyle="text.small" color="fg.muted" minH="14px" pt="0.5">
        {hits !== null && texts.filter.hits(hits)}
      </Box>
    </Box>
  );
}
