/**
 * The view is laid out by the width it is given, not by the screen's: it stands in a window, on a page, on a phone and
 * in a column of a partner's portal.
 */
export const WIDE = '@container keikka (min-width: 560px)';
