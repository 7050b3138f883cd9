/** The first letters of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.split(' ').filter(Boolean);
  const shown = words.length > 1 ? [words[0], words.at(-1)] : words;
  return shown
    .map((word = '') => [...word].slice(0, 1).join(''))
    .join('')
    .toLocaleUpperCase('fi');
}
