import type { KeikkaGetAnswer } from '@keikka/contracts';
import { Box, Flex, Text } from '@keikka/ui';
import type { ReactNode } from 'react';
import { orderSubtitle } from '../../../words/keikka-title.js';
import { words } from '../../../words/words.js';
import { MiniTitle } from './mini-title.js';

interface KeikkaHeaderProps {
  keikkaId: number;
  /** null while the order is loading. */
  answer: KeikkaGetAnswer | null;
  /** Where the order came from. */
  lahde: ReactNode;
  /** The way back, before the title. */
  back?: ReactNode;
  /** Buttons of the surrounding page or window. */
  children?: ReactNode;
}

/** The order's title, where no window carries it. */
export function KeikkaHeader({ keikkaId, answer, lahde, back, children }: KeikkaHeaderProps) {
  return (
    <Flex as="header" align="center" gap="2" px="4" py="1.5" minH="12" borderBottomWidth="1px">
      {back}
      <Box flex="1" minW="0">
        <Text as="h1" textStyle="text.title" overflowWrap="anywhere">
          {answer ? <MiniTitle keikka={answer.keikkaData} /> : words.order}
        </Text>
        <Text textStyle="text.label" color="fg.muted" truncate>
          {answer ? orderSubtitle(answer) : words.orderNo(keikkaId)}
        </Text>
      </Box>
      {lahde}
      {children}
    </Flex>
  );
}
