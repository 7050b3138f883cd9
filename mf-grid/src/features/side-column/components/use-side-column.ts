import { useState } from 'react';

const STORAGE_KEY = 'keikka.grid.side';
const NARROW = '(max-width: 1023px)';

/** Whether the side column is open: as the person left it, and at first closed where the board needs the room. */
export function useSideColumn(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(() => {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === null ? !window.matchMedia(NARROW).matches : stored === 'open';
  });
  return [
    open,
    (next) => {
      localStorage.setItem(STORAGE_KEY, next ? 'open' : 'closed');
      setOpen(next);
    },
  ];
}
