import { useMemo, useState } from 'react';
import { bookingsToResolve, type DoubleBooking } from '../../../day/conflicts/conflicts.js';
import { useBoard } from '../../../view/board-context.js';

export interface DayConflictsState {
  bookings: readonly DoubleBooking[];
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** The day's double bookings, and whether their list is open. */
export function useDayConflicts(): DayConflictsState {
  const { day } = useBoard();
  const bookings = useMemo(() => bookingsToResolve(day), [day]);
  const [isOpen, setIsOpen] = useState(false);
  return { bookings, isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
