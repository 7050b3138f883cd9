import { searchText } from '@keikka/domain';
import type { Place } from '@keikka/domain/ajomatka';
import type { Tyomaa } from '../../tyomaa/tyomaa.entity.js';

/** What of a site says whether it is another one. */
export type Verrattava = Pick<
  Tyomaa,
  | 'tyomaaId'
  | 'asiakasId'
  | 'tyomaaNimi'
  | 'tyomaaOsoite1'
  | 'tyomaaOsoite3'
  | 'tyomaaOsoite4'
  | 'tyomaaLat'
  | 'tyomaaLng'
>;

/** A site as it is compared: its texts as words of letters or of figures, made once. */
export interface Kohde {
  tyomaaId: number;
  asiakasId: number | null;
  nimi: Sanat;
  osoite: Sanat;
  postinumero: string;
  kaupunki: string;
  place: Place | null;
}

export interface Sanat {
  words: readonly string[];
  /** The words as one: blanks and signs tell no two names apart. */
  whole: string;
  /** Figures and single letters: 'talo 2' and 'talo B' are other houses, however alike their names are. */
  marks: string;
}

const WORD = /\d+|\p{L}+/gu;
const IS_MARK = /^(\d+|\p{L})$/u;
/** Nobody types a longer one twice in nearly the same way. */
const LONGEST = 60;

export function sanat(text: string): Sanat {
  const words = searchText(text.slice(0, LONGEST)).match(WORD) ?? [];
  return { words, whole: words.join(''), marks: words.filter((word) => IS_MARK.test(word)).join(' ') };
}

export const kohde = (site: Verrattava): Kohde => ({
  tyomaaId: site.tyomaaId,
  asiakasId: site.asiakasId,
  nimi: sanat(site.tyomaaNimi),
  osoite: sanat(site.tyomaaOsoite1),
  postinumero: site.tyomaaOsoite3.trim(),
  kaupunki: searchText(site.tyomaaOsoite4),
  place:
    site.tyomaaLat === null || site.tyomaaLng === null ? null : { lat: site.tyomaaLat, lng: site.tyomaaLng },
});

/** Some hundred metres from north to south, and in Finland from west to east. */
const CELL = { lat: 0.001, lng: 0.002 };
const WORD_START = 5;

/** What a site has in common with those that may be the same. Two that share nothing of it are never compared. */
export function keysOf({ nimi, osoite, place }: Kohde): string[] {
  const number = osoite.words.findIndex((word) => /^\d/.test(word));
  const street = osoite.words.slice(0, number < 0 ? undefined : number + 1).join('');
  const starts = nimi.words
    .filter((word) => word.length >= WORD_START)
    .map((word) => word.slice(0, WORD_START));
  return [
    ...(street ? [`katu ${street}`] : []),
    ...(nimi.whole ? [`nimi ${nimi.whole}`] : []),
    ...[...new Set(starts)].map((start) => `sana ${start}`),
    ...(place ? cellsOf(place) : []),
  ];
}

/** Cells overlap by half, so that two places at most half a cell apart have one in common. */
function cellsOf({ lat, lng }: Place): string[] {
  const halves = [0, 0.5];
  return halves.flatMap((north) =>
    halves.map((east) => {
      const cell = [Math.floor(lat / CELL.lat + north), Math.floor(lng / CELL.lng + east)];
      return `ruutu ${north} ${east} ${cell.join(' ')}`;
    }),
  );
}
