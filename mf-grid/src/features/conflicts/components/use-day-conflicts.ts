import { useMemo, useState } from 'react';
import { toResolve, type ToResolve } from '../../../day/conflicts/to-resolve.js';
import { useBoard } from '../../../view/board-context.js';

export interface DayConflictsState {
  found: ToResolve;
  isOpen: boolean;
  /** The list has been open, so that it is there to close. */
  wasOpened: boolean;
  open: () => void;
  close: () => void;
}

/** The day's double bookings and warnings, and whether their list is open. */
export function useDayConflicts(): DayConflictsState {
  const { day, today } = useBoard();
  const found = useMemo(() => toResolve(day, today), [day, today]);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  function open(): void {
    setIsOpen(true);
    setWasOpened(true);
  }
  return { found, isOpen, wasOpened, open, close: () => setIsOpen(false) };
}
