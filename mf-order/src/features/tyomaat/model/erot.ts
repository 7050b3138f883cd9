/** A piece of a text, and whether the other text has something else there. */
export interface Pala {
  text: string;
  isEri: boolean;
}

/** The pieces of two texts: what they begin with and end with alike, and between that what tells them apart. */
export function erot(one: string, other: string): [Pala[], Pala[]] {
  const [letters, others] = [[...one], [...other]];
  const [start, end] = one === other ? [letters.length, 0] : alike(letters, others);
  return [palat(letters, start, end), palat(others, start, end)];
}

/** How many letters are the same from the start, and from the end. */
function alike(one: readonly string[], other: readonly string[]): [number, number] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  // Of what is hardly alike the whole is different: a letter that is the same by chance tells nothing.
  return (start + end) * 2 < Math.max(one.length, other.length) ? [0, 0] : [start, end];
}

const palat = (letters: readonly string[], start: number, end: number): Pala[] =>
  [
    { text: letters.slice(0, start).join(''), isEri: false },
    { text: letters.slice(start, letters.length - end).join(''), isEri: true },
    { text: letters.slice(letters.length - end).join(''), isEri: false },
  ].filter(({ text }) => text !== '');
