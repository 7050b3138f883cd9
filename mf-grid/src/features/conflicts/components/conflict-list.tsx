import {
  Ban,
  Box,
  CalendarX2,
  EmptyState,
  Flex,
  Span,
  TriangleAlert,
  Truck,
  UserX,
  Wrench,
  type LucideIcon,
} from '@keikka/ui';
import { Drawer } from '@keikka/ui/forms';
import type { ReactNode } from 'react';
import type { ToResolve } from '../../../day/conflicts/to-resolve.js';
import {
  kindNames,
  warningKinds,
  wholeReason,
  type Warning,
  type WarningKind,
} from '../../../day/conflicts/warnings.js';
import { itemKey } from '../../../day/model/grid-day.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { ConflictCounts, countsOf } from '../../../view/conflict-counts.js';
import { texts } from '../texts.js';
import { Booking } from './booking.js';
import { Job, type JobActions } from './job.js';

interface ConflictListProps extends JobActions {
  open: boolean;
  onClose: () => void;
  /** Where the focus goes when the list closes. */
  finalFocus: () => HTMLElement | null | undefined;
  found: ToResolve;
}

/** The day's double bookings and warnings by kind, each with its possible actions. The board stays usable. */
export function ConflictList({ open, onClose, finalFocus, found, ...actions }: ConflictListProps) {
  const { bookings, warnings } = found;
  const counts = countsOf(found);
  return (
    <Drawer beside open={open} onClose={onClose} finalFocus={finalFocus} title={texts.title}>
      {counts.length === 0 ? (
        <EmptyState title={dayTexts.conflicts.none} text={texts.noneText} />
      ) : (
        <Flex direction="column" gap="4">
          <Box as="p" textStyle="text.table">
            <ConflictCounts counts={counts} />
          </Box>
          <Kind tone="error" name={texts.doubleBookings} count={bookings.length}>
            {bookings.map((booking) => (
              <Booking
                key={`${booking.kind} ${booking.id} ${booking.clashes.map(({ item }) => item.keikkaId).join()}`}
                booking={booking}
                {...actions}
              />
            ))}
          </Kind>
          {warningKinds.map((kind) => {
            const own = warnings.filter((warning) => warning.kind === kind);
            return (
              <Kind key={kind} tone="warning" name={kindNames[kind]} count={own.length}>
                {own.map((warning) => (
                  <WarningEntry
                    key={`${itemKey(warning.item)} ${warning.reason}`}
                    warning={warning}
                    {...actions}
                  />
                ))}
              </Kind>
            );
          })}
        </Flex>
      )}
    </Drawer>
  );
}

interface KindProps {
  tone: 'error' | 'warning';
  name: string;
  count: number;
  children: ReactNode;
}

function Kind({ tone, name, count, children }: KindProps) {
  if (count === 0) return null;
  return (
    <Box as="section" aria-label={`${name} ${count}`}>
      <Box as="h3" px="2" py="1" mb="1" bg="bg.muted" textStyle="text.label" fontWeight="semibold">
        <Span color={`status.${tone}.fg`}>{name}</Span>{' '}
        <Span color="fg.muted" fontWeight="normal">
          {count}
        </Span>
      </Box>
      <Flex as="ul" direction="column" gap="2">
        {children}
      </Flex>
    </Box>
  );
}

/** What mends it: the driver, or another place. */
const cures: Record<WarningKind, 'driver' | 'move'> = {
  kuljettajaPuuttuu: 'driver',
  poissa: 'driver',
  puomi: 'move',
  huolto: 'move',
  poissaAjosta: 'move',
  siirtyma: 'move',
};

const warningIcons: Record<WarningKind, LucideIcon> = {
  kuljettajaPuuttuu: UserX,
  poissa: CalendarX2,
  puomi: TriangleAlert,
  huolto: Wrench,
  poissaAjosta: Ban,
  siirtyma: Truck,
};

function WarningEntry({ warning, ...actions }: JobActions & { warning: Warning }) {
  const { kind, item, others } = warning;
  const Icon = warningIcons[kind];
  return (
    <Flex as="li" gap="2" py="1.5" borderBottomWidth="1px" borderColor="border.subtle">
      <Box as="span" color="status.warning.fg" flexShrink="0" pt="0.5">
        <Icon size={16} aria-hidden />
      </Box>
      <Job item={item} others={others} reason={wholeReason(warning)} cure={cures[kind]} {...actions} />
    </Flex>
  );
}
