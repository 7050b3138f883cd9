import { Box, Span } from '@chakra-ui/react';
import { markedParts } from './marked-parts.js';
import { OptionEnds } from './option-columns.js';
import type { Option, OptionColumns } from './option.js';

interface OptionLineProps {
  option: Option<string | number>;
  /** What it was found by, which is marked in it. */
  typed?: string;
  columns?: OptionColumns;
}

export function OptionLine({ option, typed = '', columns }: OptionLineProps) {
  const { icon, label, below, note } = option;
  return (
    <>
      {icon}
      <Box flex="1" minW="0" py={below ? '1' : undefined}>
        <Span display="block" truncate>
          <Marked text={label} typed={typed} />
          {note && (
            <Span
              ms="2"
              px="1.5"
              borderRadius="bar"
              bg="status.warning.bg"
              color="status.warning.fg"
              textStyle="text.label"
            >
              {note}
            </Span>
          )}
        </Span>
        {below && (
          <Span display="block" truncate color="fg.subtle" textStyle="text.label">
            <Marked text={below} typed={typed} />
          </Span>
        )}
      </Box>
      <OptionEnds option={option} columns={columns} />
    </>
  );
}

/** Bold and underlined too, because colour alone tells nothing to who does not see it. */
function Marked({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map((part, place) =>
    part.isMatch ? (
      <Span key={place} display="inline" color="brand.fg" fontWeight="bold" textDecoration="underline">
        {part.text}
      </Span>
    ) : (
      part.text
    ),
  );
}
