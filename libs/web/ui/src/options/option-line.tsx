import { Span } from '@chakra-ui/react';
import type { Option } from './option.js';

export function OptionLine({ option }: { option: Option<string | number> }) {
  return (
    <>
      {option.icon}
      <Span flex="1" truncate>
        {option.label}
      </Span>
      {option.detail && (
        <Span color="fg.subtle" textStyle="text.label" flexShrink="0">
          {option.detail}
        </Span>
      )}
    </>
  );
}
