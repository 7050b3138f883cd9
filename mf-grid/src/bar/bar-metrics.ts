/** Pixels of a bar that its text has not: what the style sheet keeps free is what the text is cut by. */
export const BAR_BORDERS = 2;
/** Edge of the source customer and icon; the mark of a conflict stands after them. */
export const TEXT_START = 26;
export const TEXT_START_AFTER_MARK = 44;
export const TEXT_END = 6;
/** Beside the amount, and beside amount and bell. */
export const AMOUNT_ROOM = 12;
export const REMINDER_ROOM = 30;
