/** No word of any language has so many marks on a letter (UAX 15, stream-safe text). Each run is looked at once. */
const HEAP_OF_MARKS = /(?<!\p{M})\p{M}{31}/u;

/**
 * The text in NFC, so that an 'ä' from macOS equals one from a keyboard. A text with a heap of marks stays as it is,
 * because the time to put marks in order grows with the square of their number.
 */
export const composed = (text: string): string => (HEAP_OF_MARKS.test(text) ? text : text.normalize('NFC'));
