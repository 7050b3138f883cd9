import { shortDay, weekText, type Yyyymmdd } from '@keikka/domain';
import { Box, Flex, IconButton, RefreshCw } from '@keikka/ui';
import { memo } from 'react';
import { findItem } from '../../../day/model/grid-day.js';
import { useBoard } from '../../../view/board-context.js';
import { useStoreValue } from '../../../view/use-store-value.js';
import { texts } from '../texts.js';

interface CornerProps {
  yyyymmdd: Yyyymmdd;
  refreshing: boolean;
  onRefresh: () => void;
}

/** Its own icon turns, because replacing it by a spinner adds a style rule and restyles the whole board. */
const turning = { '&[aria-busy] svg': { animation: 'spin 700ms linear infinite' } };

/** Above the vehicles: the day, its week and a refresh (G-038). */
export function Corner({ yyyymmdd, refreshing, onRefresh }: CornerProps) {
  const { day, interaction } = useBoard();
  const group = useStoreValue(interaction, (state) => state.group);
  const chosen = group.filter((key) => findItem(day, key)).length;
  return (
    <Flex height="full" align="center" ps="3" pe="1" gap="1">
      <Box flex="1" minW="0" whiteSpace="nowrap">
        <Box textStyle="text.title">{shortDay(yyyymmdd)}</Box>
        <Box textStyle="text.small" color="fg.subtle">
          {weekText(yyyymmdd)}
        </Box>
      </Box>
      {chosen > 0 && (
        <Box
          role="status"
          px="1.5"
          borderRadius="bar"
          borderWidth="1px"
          borderColor="brand.solid"
          bg="brand.subtle"
          textStyle="text.small"
          fontWeight="semibold"
          whiteSpace="nowrap"
        >
          {texts.chosen(chosen)}
        </Box>
      )}
      <RefreshButton refreshing={refreshing} onRefresh={onRefresh} />
    </Flex>
  );
}

const RefreshButton = memo(function RefreshButton(props: Omit<CornerProps, 'yyyymmdd'>) {
  const { refreshing, onRefresh } = props;
  return (
    <IconButton
      label={texts.refresh}
      size="sm"
      disabled={refreshing}
      aria-busy={refreshing || undefined}
      css={turning}
      onClick={onRefresh}
    >
      <RefreshCw />
    </IconButton>
  );
});
