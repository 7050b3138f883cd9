import { Box, Span } from '@chakra-ui/react';
import type { Option } from './option.js';

export function OptionLine({ option }: { option: Option<string | number> }) {
  const { icon, label, below, note, detail } = option;
  return (
    <>
      {icon}
      <Box flex="1" minW="0" py={below ? '1' : undefined}>
        <Span display="block" truncate>
          {label}
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
            {below}
          </Span>
        )}
      </Box>
      {detail && (
        <Span color="fg.subtle" textStyle="text.label" flexShrink="0">
          {detail}
        </Span>
      )}
    </>
  );
}
