/** The pattern of SQL `like` for texts that contain the word, whatever signs it has. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
