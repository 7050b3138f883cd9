/** The limits of a formula. All but the output are checked before anything is evaluated [G-186]. */

/** Characters of the source, as JavaScript and the browser's fields count them (UTF-16 units). */
export const MOST_CHARACTERS = 3000;
/**
 * The recursion depth of the parser. Parentheses, calls, signs before a value and either side of a choice add a level,
 * so that `a ? 1 : b ? 2 : 3` has two. Signs between values add none; the number of parts bounds them.
 */
export const MOST_LEVELS = 64;
/** Constants, names, operators and calls together, over all segments of a template. */
export const MOST_NODES = 1600;
export const MOST_ARGUMENTS = 20;
/** Characters of a text that an evaluation produces. */
export const MOST_OUTPUT = 20_000;
/**
 * Steps of exact arithmetic in one evaluation, a hundred times what a usual formula takes at most. It bounds the work of
 * formulas that are made to be slow.
 */
export const MOST_EXACT_STEPS = 5000;
