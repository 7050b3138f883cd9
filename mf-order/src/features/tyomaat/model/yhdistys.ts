import {
  sameValue,
  yhdistettavat,
  type TyomaaVersio,
  type Yhdistettava,
  type YhdistysEsikatselu,
} from '@keikka/contracts';
import { metresBetween, sitePlace } from '@keikka/domain/ajomatka';

/** A value of the two sites, as it is read. */
export interface YhdistysRivi {
  kentta: Yhdistettava;
  jaa: string;
  poistuu: string;
}

/** Which site's value is kept of a field, by the site's id: who changes which one stays keeps the values. */
export type Valinnat = Readonly<Partial<Record<Yhdistettava, number>>>;

const kentat = Object.keys(yhdistettavat) as Yhdistettava[];

const degrees = (value: number): string => value.toFixed(4).replace('.', ',');

/** What a site has in a field; '' where it has nothing. */
export function arvo(site: TyomaaVersio, kentta: Yhdistettava): string {
  if (kentta === 'sijainti') {
    const { tyomaaLat, tyomaaLng } = site;
    return tyomaaLat === null || tyomaaLng === null ? '' : `${degrees(tyomaaLat)} · ${degrees(tyomaaLng)}`;
  }
  if (kentta === 'yhteyshenkilo')
    return [site.yhteyshenkiloNimi, site.yhteyshenkiloPuhelin].filter(Boolean).join(', ');
  return site[yhdistettavat[kentta][0]];
}

const isSama = ({ jaa, poistuu }: YhdistysEsikatselu, kentta: Yhdistettava): boolean =>
  yhdistettavat[kentta].every((name) => sameValue(jaa[name], poistuu[name]));

/** The way between two sites as the crow flies; null where the place of either is not known. */
export function etaisyys({ jaa, poistuu }: YhdistysEsikatselu): number | null {
  const [one, other] = [sitePlace(jaa), sitePlace(poistuu)];
  return one && other && Math.round(metresBetween(one, other));
}

/** The fields in which two sites differ. */
export const erilaiset = (of: YhdistysEsikatselu): YhdistysRivi[] =>
  kentat
    .filter((kentta) => !isSama(of, kentta))
    .map((kentta) => ({ kentta, jaa: arvo(of.jaa, kentta), poistuu: arvo(of.poistuu, kentta) }));

/** The fields that are the same and say something. */
export const samat = (of: YhdistysEsikatselu): Yhdistettava[] =>
  kentat.filter((kentta) => isSama(of, kentta) && arvo(of.jaa, kentta) !== '');

/** Whether the value of the site that leaves is kept: as it was chosen, or where the other one has none. */
export function onPoistuvalta(rivi: YhdistysRivi, of: YhdistysEsikatselu, valinnat: Valinnat): boolean {
  const chosen = valinnat[rivi.kentta];
  return chosen === undefined ? rivi.jaa === '' : chosen === of.poistuu.tyomaaId;
}
