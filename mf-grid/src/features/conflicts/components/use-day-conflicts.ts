import { useMemo, useState } from 'react';
import { bookingsToMend, type DoubleBooking } from '../../../day/model/conflicts.js';
import type { GridDay } from '../../../day/model/grid-day.js';

export interface DayConflictsState {
  bookings: readonly DoubleBooking[];
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** The day's double bookings and whether their list lies open. */
export function useDayConflicts(day: GridDay): DayConflictsState {
  const bookings = useMemo(() => bookingsToMend(day), [day]);
  const [isOpen, setIsOpen] = useState(false);
  return { bookings, isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
