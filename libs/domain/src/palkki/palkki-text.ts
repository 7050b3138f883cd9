export type PalkkiColour = 'blue' | 'red' | 'green';

export interface PalkkiText {
  text: string;
  bold: boolean;
  /** The last colour named; null for the usual one. */
  colour: PalkkiColour | null;
}

const MARKER = /\*(bold|blue|red|green)\b ?/g;

/** Takes the markers *bold, *blue, *red and *green out of a comment: they style the whole text, unprinted [G-106]. */
export function parsePalkkiText(comment: string): PalkkiText {
  const markers = Array.from(comment.matchAll(MARKER), ([, marker]) => marker);
  return {
    text: comment.replace(MARKER, '').trim(),
    bold: markers.includes('bold'),
    colour: markers.filter((marker): marker is PalkkiColour => marker !== 'bold').at(-1) ?? null,
  };
}
