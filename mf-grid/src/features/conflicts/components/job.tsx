import type { GridItem } from '@keikka/contracts';
import { Box, Button, chakra, Flex } from '@keikka/ui';
import type { MouseEvent } from 'react';
import type { Point } from '../../../day/drops/held.js';
import { driverTexts, listed } from '../../../day/driver-texts.js';
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
  /** Offers the drivers of its vehicle at the point. */
  onDriver: (item: GridItem, point: Point) => void;
  mayOpen: (item: GridItem) => boolean;
  mayMove: (item: GridItem) => boolean;
  mayChangeDriver: (vehicleId: number) => boolean;
}

interface JobProps extends JobActions {
  item: GridItem;
  /** Further orders of the vehicle that the row is about. */
  others?: readonly GridItem[];
  /** What does not fit. */
  reason?: string;
  /** The likelier cure, whose button stands out. */
  cure: 'driver' | 'move';
}

/** A job that leads to its bar, with what can be done about it. */
export function Job({ item, others = [], reason, cure, vehicleNoOf, ...actions }: JobProps) {
  const { onGoTo, onOpen, onMove, onDriver, mayOpen, mayMove, mayChangeDriver } = actions;
  const { vehicleId } = item;
  const vehicleNo = vehicleNoOf(vehicleId);
  const name = isMasked(item) ? itemTitle(item) : `${item.keikkaId} ${itemTitle(item)}`;
  const shown =
    reason && others.length > 0 ? `${vehicleNo} ${listed([item, ...others].map(shortTitle))}` : name;
  return (
    <Box flex="1" minW="0">
      <JobButton type="button" onClick={() => onGoTo(item)}>
        <Box as="span" fontWeight="semibold" display="block" truncate title={shown}>
          {shown}
        </Box>
        <Box as="span" color="fg.muted">
          {vehicleNo} · {listed([item, ...others].map(itemTimes))}
        </Box>
        {reason && (
          <Box as="span" display="block" color="status.warning.fg">
            {reason}
          </Box>
        )}
      </JobButton>
      <Flex gap="0.5" mt="1" wrap="wrap" css={{ '& > button': { px: '1.5' } }}>
        {mayChangeDriver(vehicleId) && (
          <Button
            size="sm"
            variant={cure === 'driver' ? 'secondary' : 'ghost'}
            aria-label={`${driverTexts.change} ${vehicleNo}`}
            onClick={(event) => onDriver(item, pointOf(event))}
          >
            {driverTexts.change}
          </Button>
        )}
        {mayMove(item) && (
          <Button
            size="sm"
            variant={cure === 'move' ? 'secondary' : 'ghost'}
            aria-label={`${dayTexts.move} ${name}`}
            onClick={() => onMove(item)}
          >
            {dayTexts.move}
          </Button>
        )}
        {mayOpen(item) && (
          <Button size="sm" variant="ghost" aria-label={`${texts.open} ${name}`} onClick={() => onOpen(item)}>
            {texts.open}
          </Button>
        )}
      </Flex>
    </Box>
  );
}

/** Below the button, by mouse and keys alike. */
function pointOf({ currentTarget }: MouseEvent<HTMLElement>): Point {
  const { left, bottom } = currentTarget.getBoundingClientRect();
  return { x: left, y: bottom };
}

/** Among several, a company needs no legal form. */
const shortTitle = (item: GridItem): string => itemTitle(item).replace(/\s+(Oy|Oyj|Ky|Ab|Tmi)$/, '');

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
