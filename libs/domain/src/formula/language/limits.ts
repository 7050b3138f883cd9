/** How much a formula may be; all but the output are checked before anything is evaluated [G-186]. */

/** Characters of the source, as JavaScript and the browser's fields count them (UTF-16 units). */
export const MOST_CHARACTERS = 3000;
/**
 * How far the parser goes into itself: by parentheses, calls, signs before a value, and either side of a choice, so that
 * `a ? 1 : b ? 2 : 3` is two levels. Signs between values go on without it and are bounded by the number of parts.
 */
export const MOST_LEVELS = 64;
/** Constants, names, operators and calls together, over all segments of a template. */
export const MOST_NODES = 1600;
export const MOST_ARGUMENTS = 20;
/** Characters of a text that an evaluation makes. */
export const MOST_OUTPUT = 20_000;
