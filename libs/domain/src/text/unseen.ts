/** Zero-width characters and direction marks: they arrive with a copied text, and nobody sees them. */
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A text as it is seen, so that a copied number or time is read like a typed one. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** White space, and what nothing draws: fillers, joiners, soft hyphens, the blank of braille. */
const NOTHING_SEEN = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether there is nothing to be seen of a text. */
export const isUnseen = (text: string): boolean => NOTHING_SEEN.test(text);
