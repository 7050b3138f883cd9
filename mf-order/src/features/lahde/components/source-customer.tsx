import type { KeikkaData } from '@keikka/contracts';
import { ColourSwatch, Flex, Span } from '@keikka/ui';
import type { ReactNode } from 'react';
import { words } from '../../../words/words.js';

interface SourceCustomerProps {
  keikka: KeikkaData;
  /** What chooses another one, in the place of its name. */
  children?: ReactNode;
}

/** The order's source company, in its colour on the board. */
export function SourceCustomer({ keikka, children }: SourceCustomerProps) {
  if (!keikka.sourceAsiakasNimi && !children) return null;
  return (
    <Flex
      role="group"
      aria-label={words.source}
      align="center"
      gap="2"
      minW="0"
      hideBelow="md"
      textStyle="text.table"
    >
      <Span color="fg.muted" aria-hidden>
        {words.source}
      </Span>
      {children ?? (
        <Flex
          align="center"
          gap="2"
          h="8"
          px="2"
          minW="0"
          borderWidth="1px"
          borderColor="border"
          borderRadius="control"
        >
          <ColourSwatch colour={keikka.sourceAsiakasColorCode} />
          <Span truncate>{keikka.sourceAsiakasNimi}</Span>
        </Flex>
      )}
    </Flex>
  );
}
