import type { GridItem } from '@keikka/contracts';
import { clockRange } from '@keikka/domain';
import { Box, Button, chakra, CircleAlert, Drawer, EmptyState, Flex } from '@keikka/ui';
import type { Clash, DoubleBooking } from '../../../day/conflicts/conflicts.js';
import { isMasked, itemKey, spanOf } from '../../../day/model/grid-day.js';
import { itemTimes, itemTitle } from '../../../day/model/item-text.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';

interface ConflictListActions {
  /** Shows the job on the board. */
  onGoTo: (item: GridItem) => void;
  onOpen: (item: GridItem) => void;
  onMove: (item: GridItem) => void;
  mayOpen: (item: GridItem) => boolean;
  mayMove: (item: GridItem) => boolean;
}

interface ConflictListProps extends ConflictListActions {
  open: boolean;
  onClose: () => void;
  bookings: readonly DoubleBooking[];
  vehicleNoOf: (vehicleId: number) => string;
}

/** The day's double bookings, each with its possible actions. The board stays usable. */
export function ConflictList({ open, onClose, bookings, ...rest }: ConflictListProps) {
  return (
    <Drawer beside open={open} onClose={onClose} title={texts.title}>
      {bookings.length === 0 ? (
        <EmptyState title={dayTexts.conflicts.count(0)} text={texts.noneText} />
      ) : (
        <Flex as="ul" direction="column" gap="4" aria-label={dayTexts.conflicts.count(bookings.length)}>
          {bookings.map((booking) => (
            <Booking
              key={`${booking.kind} ${booking.id} ${booking.clashes.map(({ item }) => item.keikkaId).join()}`}
              booking={booking}
              {...rest}
            />
          ))}
        </Flex>
      )}
    </Drawer>
  );
}

type BookingProps = ConflictListActions & Pick<ConflictListProps, 'vehicleNoOf'>;

function Booking({ booking, ...rest }: BookingProps & { booking: DoubleBooking }) {
  const { kind, name, clashes } = booking;
  return (
    <Box as="li">
      <Flex gap="2" color="status.error.fg" textStyle="text.table" fontWeight="semibold">
        <CircleAlert size={16} aria-hidden style={{ flexShrink: 0, marginTop: 1 }} />
        <Box>
          {texts.heading(dayTexts.conflicts[kind](name), clashes.length)}
          <Box as="span" display="block" fontWeight="normal">
            {sharedTime(clashes)}
          </Box>
        </Box>
      </Flex>
      <Box as="ul" mt="1">
        {clashes.map(({ item }) => (
          <Job key={itemKey(item)} item={item} {...rest} />
        ))}
      </Box>
    </Box>
  );
}

/** The time of the overlap: from the start of the second job until only one job is left. */
function sharedTime(clashes: readonly Clash[]): string {
  const spans = clashes.map(({ item }) => spanOf(item));
  const starts = spans.map(({ startMs }) => startMs).sort((a, b) => a - b);
  const ends = spans.map(({ endMs }) => endMs).sort((a, b) => a - b);
  return clockRange(starts[1] ?? 0, ends.at(-2) ?? 0);
}

function Job({ item, vehicleNoOf, ...actions }: BookingProps & { item: GridItem }) {
  const { onGoTo, onOpen, onMove, mayOpen, mayMove } = actions;
  const name = isMasked(item) ? itemTitle(item) : `${item.keikkaId} ${itemTitle(item)}`;
  return (
    <Box as="li" ms="6" py="1.5" borderBottomWidth="1px" borderColor="border.subtle">
      <JobButton type="button" onClick={() => onGoTo(item)}>
        <Box as="span" fontWeight="semibold" display="block" truncate title={name}>
          {name}
        </Box>
        <Box as="span" color="fg.muted">
          {vehicleNoOf(item.vehicleId)} · {itemTimes(item)}
        </Box>
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
