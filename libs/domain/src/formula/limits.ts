/** How much a formula may be; all but the output are checked before anything is evaluated [G-186]. */

/** Characters of the source, as JavaScript and the browser's fields count them (UTF-16 units). */
export const MOST_CHARACTERS = 3000;
/** Parentheses, calls, signs and choices within each other. */
export const MOST_LEVELS = 64;
/** Constants, names, operators and calls together, over all segments of a template. */
export const MOST_NODES = 1600;
export const MOST_ARGUMENTS = 20;
/** Characters of a text that an evaluation makes. */
export const MOST_OUTPUT = 20_000;
