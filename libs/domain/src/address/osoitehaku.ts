import {
  isSameCity,
  korjattuOsoite,
  osoiteKorjaukset,
  type OsoiteKorjaus,
  type OsoiteRivit,
} from './korjattu-osoite.js';

/** The longest text by which a place is looked up. */
export const OSOITEHAKU_AT_MOST = 200;

/** Street and house number: '2. linja 5' of '2. linja 5 B 7'. */
const HOUSE = /^(.*?\p{L}.*?) +(\d+)/u;
/** 'Katu 1, 02100 Espoo, Finland': code and country may be missing. */
const FORMATTED = /^(?<katu>[^,]+), *(?:(?<koodi>\d{5}) +)?(?<kaupunki>[^,]+)(?:, *(?:Finland|Suomi))?$/;

/** The text by which a site's address is looked up: street and city as they are stored; null where one is missing. */
export function osoitehakuOf(osoite: OsoiteRivit): string | null {
  const { tyomaaOsoite1: katu, tyomaaOsoite4: kaupunki } = korjattuOsoite(osoite);
  const text = `${katu}, ${kaupunki}`;
  return katu && kaupunki && text.length <= OSOITEHAKU_AT_MOST ? text : null;
}

/**
 * The postal code in the formatted address that was found for a site (O-239), '' where it has none. Null where another
 * street, house, city or code was found: nothing of that is the site's.
 */
export function postinumeroOf(osoite: OsoiteRivit, formattedAddress: string): string | null {
  const { tyomaaOsoite1, tyomaaOsoite3, tyomaaOsoite4 } = korjattuOsoite(osoite);
  const { katu, koodi = '', kaupunki } = FORMATTED.exec(formattedAddress)?.groups ?? {};
  if (katu === undefined || kaupunki === undefined) return null;
  const isOther = tyomaaOsoite3 !== '' && koodi !== '' && tyomaaOsoite3 !== koodi;
  const isSame = isSameHouse(tyomaaOsoite1, katu) && isSameCity(tyomaaOsoite4, kaupunki.trim());
  return isSame && !isOther ? koodi : null;
}

/**
 * What an address becomes line by line, with the postal code of the formatted address that was found for it; the code comes
 * last.
 */
export function osoiteKorjauksetHakuineen(osoite: OsoiteRivit, formattedAddress = ''): OsoiteKorjaus[] {
  const koodi = korjattuOsoite(osoite).tyomaaOsoite3 ? null : postinumeroOf(osoite, formattedAddress);
  const haku = { rivi: 'tyomaaOsoite3', ennen: '', jälkeen: koodi ?? '', syy: 'osoitehaku' } as const;
  return [...osoiteKorjaukset(osoite), ...(koodi ? [haku] : [])];
}

/** A stair or a flat tells no house from another. */
const isSameHouse = (one: string, other: string): boolean => houseOf(one) === houseOf(other);

const houseOf = (street: string): string =>
  (HOUSE.exec(street)?.slice(1).join(' ') ?? street.trim()).toLocaleLowerCase('fi');
