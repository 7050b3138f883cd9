import type { Geokoodi, TyomaaFields } from '@keikka/contracts';
import { osoitehakuOf, postinumeroOf } from '@keikka/domain';

/** What was answered for the address of a site that is being saved, and before for its address until now. */
export interface Osoitehaku {
  /** What was looked up. */
  text: string;
  nyt: Geokoodi | null;
  /** Null where the address stays. */
  ennen: Geokoodi | null;
}

type Paikka = Pick<TyomaaFields, 'tyomaaLat' | 'tyomaaLng'>;

/** Whether two places are the same. */
export const isSamePlace = (one: Paikka, other: Paikka): boolean =>
  one.tyomaaLat === other.tyomaaLat && one.tyomaaLng === other.tyomaaLng;

/**
 * A site with what its address tells: the postal code and the place where they are missing (O-239). What came from the address
 * before follows the address; what somebody set stays.
 * @param before the site as it is stored; null for a new one
 */
export function taydennetty<Site extends TyomaaFields>(
  site: Site,
  before: TyomaaFields | null,
  haku: Osoitehaku | null,
): Site {
  // Somebody else has changed the address meanwhile.
  if (haku === null || osoitehakuOf(site) !== haku.text) return site;
  const { nyt, ennen } = haku;
  const followed = before && ennen ? withoutWhatFollows(site, before, ennen) : site;
  const koodi = nyt && postinumeroOf(followed, nyt.formattedAddress);
  const tyomaaOsoite3 = followed.tyomaaOsoite3 || koodi || site.tyomaaOsoite3;
  const isFound = nyt !== null && koodi !== null && lacksPlace(followed, before, haku);
  const place = isFound ? paikka(nyt) : paikka({ lat: followed.tyomaaLat, lng: followed.tyomaaLng });
  return { ...site, tyomaaOsoite3, ...place };
}

/** Without the postal code and the place that came from the address before. */
function withoutWhatFollows<Site extends TyomaaFields>(
  site: Site,
  before: TyomaaFields,
  ennen: Geokoodi,
): Site {
  const isOfAddress = isSamePlace(site, before) && isSamePlace(before, paikka(ennen));
  const isCodeOfAddress =
    site.tyomaaOsoite3 === before.tyomaaOsoite3 &&
    before.tyomaaOsoite3 === postinumeroOf(before, ennen.formattedAddress);
  return {
    ...site,
    ...(isOfAddress && nowhere),
    ...(isCodeOfAddress && { tyomaaOsoite3: '' }),
  };
}

/** Who empties the place of an address that stays means it. */
function lacksPlace(site: TyomaaFields, before: TyomaaFields | null, { text }: Osoitehaku): boolean {
  const isEmptied = before !== null && osoitehakuOf(before) === text && !isSamePlace(site, before);
  return isSamePlace(site, nowhere) && !isEmptied;
}

const nowhere: Paikka = { tyomaaLat: null, tyomaaLng: null };

const paikka = ({ lat, lng }: { lat: number | null; lng: number | null }): Paikka => ({
  tyomaaLat: lat,
  tyomaaLng: lng,
});
