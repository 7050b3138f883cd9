import type { ErrorEntry } from './error-entry.js';

/** What is said in the place of the board to who may not see it. */
export const boardErrors = {
  'GRID.NO_READ': { status: 403, text: 'Et ole oikeutettu näkemään tätä sivua (GridCore)' },
} as const satisfies Record<string, ErrorEntry>;
