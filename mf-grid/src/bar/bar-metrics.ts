/** Pixels of a bar that are not text. The style sheet reserves them, and texts are shortened by them. */
export const BAR_BORDERS = 2;
/** The edge in the source customer's colour, and the icon. */
export const TEXT_START = 26;
export const TEXT_END = 6;
/** On a bar too narrow for icon and name: after the edge, and before the end. */
export const BARE_START = 8;
export const BARE_END = 2;
/** Beside the amount, and beside amount and bell. */
export const AMOUNT_ROOM = 12;
export const REMINDER_ROOM = 30;
