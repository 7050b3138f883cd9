/** The cache group every entry of the BFF is in, for when it cannot know what it missed. */
export const EVERYTHING = '*';
