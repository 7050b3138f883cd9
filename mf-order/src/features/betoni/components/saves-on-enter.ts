import type { KeyboardEvent } from 'react';

/** Enter in a field of a line saves the line, and not the order around it. */
export const savesOnEnter =
  (save: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) save();
  };

/** A pause this long ends what is typed. */
export const SAVED_AFTER_MS = 500;
