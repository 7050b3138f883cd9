import type { KeikkaData } from '@keikka/contracts';
import { Box, Flex, Span } from '@keikka/ui';
import { words } from '../../../words/words.js';

/** The order's source company, in its colour on the board. */
export function SourceCustomer({ keikka }: { keikka: KeikkaData }) {
  if (!keikka.sourceAsiakasNimi) return null;
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
        <Box
          boxSize="2.5"
          flexShrink="0"
          borderRadius="palkki"
          bg="bg.muted"
          style={keikka.sourceAsiakasColorCode ? { background: keikka.sourceAsiakasColorCode } : undefined}
          aria-hidden
        />
        <Span truncate>{keikka.sourceAsiakasNimi}</Span>
      </Flex>
    </Flex>
  );
}
