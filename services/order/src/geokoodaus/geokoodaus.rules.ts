/** A text as it is looked up. */
export const haettava = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The same text however it is written: by it an answer is stored. */
export const hakuOf = (text: string): string => haettava(text).toLocaleLowerCase('fi');
