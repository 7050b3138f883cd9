import type { GridItem } from '@keikka/contracts';
import { Box, Button, chakra, Flex } from '@keikka/ui';
import { isMasked } from '../../../day/model/grid-day.js';
import { itemTimes, itemTitle } from '../../../day/model/item-text.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';

export interface JobActions {
  vehicleNoOf: (vehicleId: number) => string;
  /** Shows the job on the board. */
  onGoTo: (item: GridItem) => void;
  onOpen: (item: GridItem) => void;
  onMove: (item: GridItem) => void;
  mayOpen: (item: GridItem) => boolean;
  mayMove: (item: GridItem) => boolean;
}

interface JobProps extends JobActions {
  item: GridItem;
  /** What does not fit. */
  reason?: string;
}

/** A job that leads to its bar, with what can be done about it. */
export function Job({ item, reason, vehicleNoOf, ...actions }: JobProps) {
  const { onGoTo, onOpen, onMove, mayOpen, mayMove } = actions;
  const name = isMasked(item) ? itemTitle(item) : `${item.keikkaId} ${itemTitle(item)}`;
  return (
    <Box flex="1" minW="0">
      <JobButton type="button" onClick={() => onGoTo(item)}>
        <Box as="span" fontWeight="semibold" display="block" truncate title={name}>
          {name}
        </Box>
        <Box as="span" color="fg.muted">
          {vehicleNoOf(item.vehicleId)} · {itemTimes(item)}
        </Box>
        {reason && (
          <Box as="span" display="block" color="status.warning.fg">
            {reason}
          </Box>
        )}
      </JobButton>
      <Flex gap="2" mt="1">
        {mayMove(item) && (
          <Button size="sm" aria-label={`${dayTexts.move} ${name}`} onClick={() => onMove(item)}>
            {dayTexts.move}
          </Button>
        )}
        {mayOpen(item) && (
          <Button size="sm" aria-label={`${texts.open} ${name}`} onClick={() => onOpen(item)}>
            {texts.open}
          </Button>
        )}
      </Flex>
    </Box>
  );
}

const JobButton = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    textAlign: 'start',
    textStyle: 'text.label',
    borderRadius: 'bar',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '@media (pointer: coarse)': { py: '2' },
  },
});
