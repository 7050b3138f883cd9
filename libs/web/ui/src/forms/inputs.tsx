import { Box, Input as ChakraInput, Kbd, Span, type InputProps } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { keyHint } from '../theme/recipes/control.js';

export { Input, Textarea, type InputProps, type TextareaProps } from '@chakra-ui/react';

interface SearchInputProps extends Omit<InputProps, 'onChange'> {
  /** Accessible name; also the placeholder. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The key that focuses the field, shown at its end. */
  shortcut?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A field that filters the content below it; Esc empties it. */
export function SearchInput({ label, value, onValueChange, shortcut, ...rest }: SearchInputProps) {
  return (
    <Box position="relative" width="full" minW="0">
      <Span
        position="absolute"
        insetStart="2.5"
        insetBlock="0"
        display="flex"
        alignItems="center"
        color="fg.subtle"
        pointerEvents="none"
      >
        <Search aria-hidden />
      </Span>
      <ChakraInput
        type="search"
        aria-label={label}
        placeholder={label}
        ps="8"
        pe={shortcut ? '8' : undefined}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !value) return;
          // Esc acts on this field only; the window around it stays open.
          event.stopPropagation();
          onValueChange('');
        }}
        {...rest}
      />
      {shortcut && !value && (
        <Kbd
          position="absolute"
          insetEnd="2"
          top="50%"
          translate="0 -50%"
          pointerEvents="none"
          hideBelow="md"
          css={keyHint}
          aria-hidden
        >
          {shortcut}
        </Kbd>
      )}
    </Box>
  );
}
