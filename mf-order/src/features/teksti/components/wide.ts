/**
 * The view is laid out by the width of its container and not of the screen, because it is shown in a window, on a page,
 * on a phone and in a column of a partner's portal.
 */
export const WIDE = '@container keikka (min-width: 560px)';
