export type PalkkiColour = 'blue' | 'red' | 'green';

interface PalkkiText {
  text: string;
  bold: boolean;
  /** The last colour named; null for the default. */
  colour: PalkkiColour | null;
}

const MARKER = /\*(bold|blue|red|green)\b ?/g;

/**
 * Removes the markers *bold, *blue, *red and *green from a comment. They style the whole text and are not printed
 * [G-106].
 */
export function parsePalkkiText(comment: string): PalkkiText {
  const markers = Array.from(comment.matchAll(MARKER), ([, marker]) => marker);
  return {
    text: comment.replace(MARKER, '').trim(),
    bold: markers.includes('bold'),
    colour: markers.filter((marker): marker is PalkkiColour => marker !== 'bold').at(-1) ?? null,
  };
}
