import { Box, SearchInput } from '@keikka/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { texts } from '../../texts.js';

export interface FilterFieldProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Found on the board; null while nothing is searched. */
  hits: number | null;
  onNextHit: () => void;
}

const TYPING = 'input, textarea, select, [contenteditable=true], [role=dialog]';

/** Finds on the board: what matches stays, the rest steps back. Enter goes from one to the next. */
export function FilterField({ text, onTextChange, hits, onNextHit }: FilterFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent | globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Box ps="3" pe="10" pt="2">
      <SearchInput
        ref={input}
        label={texts.filter.label}
        shortcut="/"
        value={text}
        onValueChange={onTextChange}
        onKeyUp={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && hits) onNextHit();
        }}
      />
      <Box role="status" textStyle="text.small" color="fg.muted" minH="14px" pt="0.5">
        {hits !== null && texts.filter.hits(hits)}
      </Box>
    </Box>
  );
}
