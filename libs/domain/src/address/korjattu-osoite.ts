/** The address of a site: street, second line, postal code, city. */
export interface OsoiteRivit {
  tyomaaOsoite1: string;
  tyomaaOsoite2: string;
  tyomaaOsoite3: string;
  tyomaaOsoite4: string;
}

/**
 * Why a line is repaired: line 2 is code and city, a comma parts street and city, an abbreviation is written out, the postal
 * code was looked up.
 */
export type OsoiteSyy = 'rivi2' | 'pilkku' | 'lyhenne' | 'osoitehaku';

/** What becomes of one line. */
export interface OsoiteKorjaus {
  rivi: keyof OsoiteRivit;
  /** As it was typed; where nothing was, as an earlier repair left it. */
  ennen: string;
  jälkeen: string;
  syy: OsoiteSyy;
}

const RIVIT = ['tyomaaOsoite1', 'tyomaaOsoite2', 'tyomaaOsoite3', 'tyomaaOsoite4'] as const;

const LONGEST_CITY = 100;
/** Letters, blanks and hyphens. */
const CITY = String.raw`\p{L}[\p{L} -]{0,${LONGEST_CITY - 1}}`;
/** With a code or without. */
const IS_CITY = new RegExp(`^(?:(?<code>\\d{5})\\s+)?(?<city>${CITY})$`, 'u');
/** The whole line. */
const IS_CODE_AND_CITY = new RegExp(`^(?<code>\\d{5})\\s+(?<city>${CITY})$`, 'u');
/** A hyphen belongs to the word, and 'HKI' is left to a rule of its own (R-25, C-100). */
const HKI_WORD = /(?<![\p{L}\p{N}-])Hki(?![\p{L}\p{N}-])/gu;
const HKI_CITY = ['Hki', 'hki'];
const HELSINKI = 'Helsinki';

/** In the order in which they are made. */
const korjaajat: readonly (readonly [OsoiteSyy, (osoite: OsoiteRivit) => OsoiteRivit])[] = [
  ['rivi2', withoutCityInLine2],
  ['pilkku', withoutCityInStreet],
  ['lyhenne', writtenOut],
];

/** An address as it is stored: trimmed and repaired (O-236 to O-238, I-102, R-20 to R-26). Repaired again it stays. */
export function korjattuOsoite(osoite: OsoiteRivit): OsoiteRivit {
  return korjaajat.reduce((lines, [, korjaa]) => korjaa(lines), trimmed(osoite));
}

/** What `korjattuOsoite` does to an address, line by line; blanks at its ends are no matter. */
export function osoiteKorjaukset(osoite: OsoiteRivit): OsoiteKorjaus[] {
  const typed = trimmed(osoite);
  const found = new Map<keyof OsoiteRivit, OsoiteKorjaus>();
  let lines = typed;
  for (const [syy, korjaa] of korjaajat) {
    const after = korjaa(lines);
    for (const rivi of RIVIT)
      if (after[rivi] !== lines[rivi])
        found.set(rivi, { rivi, ennen: typed[rivi] || lines[rivi], jälkeen: after[rivi], syy });
    lines = after;
  }
  return RIVIT.flatMap((rivi) => found.get(rivi) ?? []);
}

function trimmed({ tyomaaOsoite1, tyomaaOsoite2, tyomaaOsoite3, tyomaaOsoite4 }: OsoiteRivit): OsoiteRivit {
  return {
    tyomaaOsoite1: tyomaaOsoite1.trim(),
    tyomaaOsoite2: tyomaaOsoite2.trim(),
    tyomaaOsoite3: tyomaaOsoite3.trim(),
    tyomaaOsoite4: tyomaaOsoite4.trim(),
  };
}

function withoutCityInLine2(osoite: OsoiteRivit): OsoiteRivit {
  if (osoite.tyomaaOsoite3 || osoite.tyomaaOsoite4) return osoite;
  const { code, city } = IS_CODE_AND_CITY.exec(osoite.tyomaaOsoite2)?.groups ?? {};
  if (code === undefined || city === undefined) return osoite;
  return { ...osoite, tyomaaOsoite2: '', tyomaaOsoite3: code, tyomaaOsoite4: city };
}

/** Parts at the last comma, over and over while that names the same city; another city or code stays where it is. */
function withoutCityInStreet(osoite: OsoiteRivit): OsoiteRivit {
  const place = osoite.tyomaaOsoite1.lastIndexOf(',');
  const street = osoite.tyomaaOsoite1.slice(0, Math.max(place, 0)).replace(/[\s,]+$/, '');
  if (!street) return osoite;
  const end = osoite.tyomaaOsoite1.slice(place + 1).trim();
  if (!end) return withoutCityInStreet({ ...osoite, tyomaaOsoite1: street });
  const { code = '', city } = IS_CITY.exec(end)?.groups ?? {};
  if (city === undefined) return osoite;
  const { tyomaaOsoite3, tyomaaOsoite4 } = osoite;
  if (tyomaaOsoite4 && !isSameCity(tyomaaOsoite4, city)) return osoite;
  if (tyomaaOsoite3 && code && tyomaaOsoite3 !== code) return osoite;
  return withoutCityInStreet({
    ...osoite,
    tyomaaOsoite1: street,
    tyomaaOsoite3: tyomaaOsoite3 || code,
    tyomaaOsoite4: tyomaaOsoite4 || city,
  });
}

function writtenOut(osoite: OsoiteRivit): OsoiteRivit {
  return {
    ...osoite,
    tyomaaOsoite1: osoite.tyomaaOsoite1.replace(HKI_WORD, HELSINKI),
    tyomaaOsoite2: osoite.tyomaaOsoite2.replace(HKI_WORD, HELSINKI),
    tyomaaOsoite4: cityWrittenOut(osoite.tyomaaOsoite4),
  };
}

const cityWrittenOut = (city: string): string => (HKI_CITY.includes(city) ? HELSINKI : city);

/** Whether two cities are the same however they are written. */
export const isSameCity = (one: string, other: string): boolean =>
  cityWrittenOut(one).toLocaleLowerCase('fi') === cityWrittenOut(other).toLocaleLowerCase('fi');
