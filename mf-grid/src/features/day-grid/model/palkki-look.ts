export type PalkkiColour = 'blue' | 'red' | 'green';

export interface PalkkiText {
  text: string;
  bold: boolean;
  colour: PalkkiColour | null;
}

const MARKER = /\*(bold|blue|red|green)\b\s?/g;

/** Takes the markers out of a comment; they style the whole text and are not printed (G-106). */
export function parsePalkkiText(comment: string): PalkkiText {
  const markers = [...comment.matchAll(MARKER)].map((match) => match[1]);
  const colour = markers.filter((marker) => marker !== 'bold').at(-1) as PalkkiColour | undefined;
  return {
    text: comment.replace(MARKER, '').trim(),
    bold: markers.includes('bold'),
    colour: colour ?? null,
  };
}

/** Known palkki types (grid §3) that the board draws or treats in a way of their own. */
export const PalkkiType = {
  poissaolo: 2,
  kommentti: 4,
  huolto: 5,
  yksityinen: 8,
  poistettu: 11,
  tyo: 12,
  lisatieto: 13,
  ajoneuvo: 14,
  varoitus: 15,
  lasku: 16,
} as const;

export type PalkkiLook = 'plain' | 'maintenance' | 'warning';

export function palkkiLook(palkkiTypeId: number): PalkkiLook {
  if (palkkiTypeId === PalkkiType.huolto) return 'maintenance';
  return palkkiTypeId === PalkkiType.varoitus ? 'warning' : 'plain';
}

/** With these on its row a vehicle can't take an order. */
export const keepsVehicleAway = (palkkiTypeId: number): boolean =>
  palkkiTypeId === PalkkiType.huolto || palkkiTypeId === PalkkiType.poissaolo;
