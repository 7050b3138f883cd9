import { clockRange } from '@keikka/domain';
import { Box, CircleAlert, Flex } from '@keikka/ui';
import type { Clash, DoubleBooking } from '../../../day/conflicts/conflicts.js';
import { itemKey, spanOf } from '../../../day/model/grid-day.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';
import { Job, type JobActions } from './job.js';

/** Who is booked twice and when, with the jobs. */
export function Booking({ booking, ...actions }: JobActions & { booking: DoubleBooking }) {
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
          <Box
            as="li"
            key={itemKey(item)}
            ms="6"
            py="1.5"
            borderBottomWidth="1px"
            borderColor="border.subtle"
          >
            <Job item={item} cure={kind === 'driver' ? 'driver' : 'move'} {...actions} />
          </Box>
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
