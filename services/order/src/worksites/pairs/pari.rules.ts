import { pariSyyt, type PariSyy, type TyomaaPari } from '@keikka/contracts';
import { editDistance } from '@keikka/domain';
import { metresBetween } from '@keikka/domain/ajomatka';
import { keysOf, kohde, type Kohde, type Sanat, type Verrattava } from './kohde.rules.js';

/** Places further from each other are two, whatever their texts say. */
const FAR_METRES = 1000;
/** Places so near may be one whose street was typed otherwise. */
const NEAR_METRES = 50;
/** Nobody goes through more. */
const PAIRS_AT_MOST = 500;
/** What so many sites share tells none of them from the others, and to compare all of them takes long. */
const SHARED_AT_MOST = 60;
/** One wrong letter in so many. */
const LETTERS_PER_FAULT = 6;

type Likeness = 'sama' | 'lyhenne' | 'lähes' | 'eri';

/** The pairs of sites that may be one and the same, the likeliest first. */
export function lahesSamat(sites: readonly Verrattava[], isApart: (pair: string) => boolean): TyomaaPari[] {
  const kohteet = sites.map(kohde).toSorted((one, other) => one.tyomaaId - other.tyomaaId);
  const seen = new Set<string>();
  const pairs: TyomaaPari[] = [];
  for (const alike of bucketsOf(kohteet))
    alike.forEach((one, place) => {
      for (const other of alike.slice(place + 1)) {
        const key = pairKey(one.tyomaaId, other.tyomaaId);
        if (seen.has(key)) continue;
        seen.add(key);
        const pair = isApart(key) ? null : pariOf(one, other);
        if (pair) pairs.push(pair);
      }
    });
  return pairs.toSorted(byLikelihood).slice(0, PAIRS_AT_MOST);
}

export const pairKey = (smallerId: number, greaterId: number): string => `${smallerId} ${greaterId}`;

/** Sites that share a key, in their order. */
function bucketsOf(kohteet: readonly Kohde[]): Kohde[][] {
  const buckets = new Map<string, Kohde[]>();
  for (const one of kohteet)
    for (const key of keysOf(one)) {
      const bucket = buckets.get(key);
      if (bucket) bucket.push(one);
      else buckets.set(key, [one]);
    }
  return [...buckets.values()].filter(({ length }) => length > 1 && length <= SHARED_AT_MOST);
}

function pariOf(one: Kohde, other: Kohde): TyomaaPari | null {
  const metres = one.place && other.place && Math.round(metresBetween(one.place, other.place));
  const syy = syyOf(one, other, metres);
  return syy && { tyomaaId: one.tyomaaId, toinenId: other.tyomaaId, syy, metres };
}

/** What makes two sites alike; null when they are two. */
export function syyOf(one: Kohde, other: Kohde, metres: number | null): PariSyy | null {
  if (metres !== null && metres > FAR_METRES) return null;
  const osoite = osoitteet(one, other);
  if (osoite === 'eri' && (metres === null || metres > NEAR_METRES)) return null;
  const nimi = likenessOf(one.nimi, other.nimi);
  if (nimi === 'eri') return osoite === 'sama' && isSameAsiakas(one, other) ? 'samaOsoite' : null;
  if (!isSameAsiakas(one, other)) return 'eriAsiakas';
  if (osoite === 'sama' && (one.postinumero === '') !== (other.postinumero === '')) return 'eiPostinumeroa';
  if (nimi === 'sama' && (one.place === null) !== (other.place === null)) return 'eiSijaintia';
  if (nimi === 'lyhenne') return 'lyhenne';
  return nimi === 'sama' ? 'lahesSamat' : 'kirjoitusasu';
}

/** A site without a customer may be anybody's. */
const isSameAsiakas = (one: Kohde, other: Kohde): boolean =>
  one.asiakasId === other.asiakasId || one.asiakasId === null || other.asiakasId === null;

function osoitteet(one: Kohde, other: Kohde): Likeness {
  const differ = (name: 'postinumero' | 'kaupunki'): boolean =>
    one[name] !== '' && other[name] !== '' && one[name] !== other[name];
  if (differ('postinumero') || (differ('kaupunki') && !isSame(one, other, 'postinumero'))) return 'eri';
  if (one.osoite.whole !== '' && isBegun(one.osoite.words, other.osoite.words))
    return one.osoite.whole === other.osoite.whole ? 'sama' : 'lähes';
  return likenessOf(one.osoite, other.osoite);
}

const isSame = (one: Kohde, other: Kohde, name: 'postinumero'): boolean =>
  one[name] !== '' && one[name] === other[name];

/** 'Kivitie 5' begins 'Kivitie 5 portti 2'. */
const isBegun = (one: readonly string[], other: readonly string[]): boolean =>
  one.slice(0, other.length).every((word, place) => word === other[place]) && other.length > 0;

/** How alike two names or two streets are. */
export function likenessOf(one: Sanat, other: Sanat): Likeness {
  if (one.whole === other.whole) return 'sama';
  if (one.whole === '' || other.whole === '') return 'eri';
  if (isLyhenne(one.words, other.words)) return 'lyhenne';
  if (one.marks !== other.marks) return 'eri';
  const faults = Math.floor(Math.min(one.whole.length, other.whole.length) / LETTERS_PER_FAULT);
  if (Math.abs(one.whole.length - other.whole.length) > faults) return 'eri';
  return editDistance(one.whole, other.whole) <= faults ? 'lähes' : 'eri';
}

const ABBREVIATION_AT_MOST = 3;

/** Word by word one begins the other, and one of them is short: 'Aviapolis P 4' and 'Aviapolis pysäköinti 4'. */
function isLyhenne(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  const pairs = one.map((word, place) =>
    [word, other[place] as string].toSorted((a, b) => a.length - b.length),
  );
  return (
    pairs.every(
      ([short = '', long = '']) => short === long || (!/^\d/.test(short) && long.startsWith(short)),
    ) &&
    pairs.some(
      ([short = '', long = '']) => short.length <= ABBREVIATION_AT_MOST && long.length > short.length + 1,
    )
  );
}

const byLikelihood = (one: TyomaaPari, other: TyomaaPari): number =>
  pariSyyt.indexOf(one.syy) - pariSyyt.indexOf(other.syy) ||
  (one.metres ?? FAR_METRES) - (other.metres ?? FAR_METRES) ||
  one.tyomaaId - other.tyomaaId ||
  one.toinenId - other.toinenId;
