import type { KeikkaGetAnswer } from '@keikka/contracts';
import { Box, Flex, Text } from '@keikka/ui';
import type { ReactNode } from 'react';
import { vehicleText } from '../model/facts.js';
import { keikkaTitle } from '../model/lines/keikka-title.js';
import { texts } from '../texts.js';
import { SourceCustomer } from './source-customer.js';

interface KeikkaHeaderProps {
  keikkaId: number;
  /** null while the order is loading. */
  answer: KeikkaGetAnswer | null;
  /** Buttons of the surrounding page or window. */
  children?: ReactNode;
}

/** The order's title, where no window carries it. */
export function KeikkaHeader({ keikkaId, answer, children }: KeikkaHeaderProps) {
  const subtitle = [texts.orderNo(keikkaId), answer && vehicleText(answer.vehicleData)];
  return (
    <Flex as="header" align="center" gap="2" px="4" py="1.5" minH="12" borderBottomWidth="1px">
      <Box flex="1" minW="0">
        <Text as="h1" textStyle="text.title" truncate>
          {answer ? keikkaTitle(answer.keikkaData) : texts.order}
        </Text>
        <Text textStyle="text.label" color="fg.muted" truncate>
          {subtitle.filter(Boolean).join(' · ')}
        </Text>
      </Box>
      {answer && <SourceCustomer keikka={answer.keikkaData} />}
      {children}
    </Flex>
  );
}
