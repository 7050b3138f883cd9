/** The cache group of every entry of the BFF. It is cleared when events may have been missed. */
export const EVERYTHING = '*';
