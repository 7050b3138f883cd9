import type { SystemStyleObject } from '@keikka/ui';

/** A clock of the row. On a phone two of them share what the rest leaves. */
export const clockPlace: SystemStyleObject = {
  w: { base: '0', md: 'min-content' },
  minW: '20',
  flex: { base: '1', md: 'none' },
};

/** Level with clocks that have their labels above them. */
export const besideLabelled: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  mt: '19px',
  minH: '8',
  '@media (pointer: coarse)': { minH: '11' },
};

/** Level with the clocks of a bar, which have their labels above them on a phone alone. */
export const besideClock: SystemStyleObject = { mdDown: besideLabelled };
