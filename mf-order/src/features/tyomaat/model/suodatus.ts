import type { ListedTyomaa } from '@keikka/contracts';
import { addDays, hasWords, searchText, searchWords, type Yyyymmdd } from '@keikka/domain';

export const kaytetyt = [30, 90, 365] as const;
/** Days within which a site has had an order. */
export type Kaytetty = (typeof kaytetyt)[number];

/** Which sites are shown; null shows all. `asiakas` 0 is that there is no customer, `kaupunki` '' that there is no town. */
export interface Suodatus {
  asiakas: number | null;
  kaupunki: string | null;
  kaytetty: Kaytetty | null;
}

/** How many of the filters are set. */
export const asetettuja = ({ asiakas, kaupunki, kaytetty }: Suodatus): number =>
  [asiakas, kaupunki, kaytetty].filter((value) => value !== null).length;

/** A site with the text that it is found by, made once. */
export interface HaettavaTyomaa {
  tyomaa: ListedTyomaa;
  text: string;
}

export const haettavat = (tyomaat: readonly ListedTyomaa[]): HaettavaTyomaa[] =>
  tyomaat.map((tyomaa) => ({
    tyomaa,
    text: searchText(
      tyomaa.tyomaaNimi,
      tyomaa.tyomaaNum,
      tyomaa.entisetNumerot.join(' '),
      tyomaa.tyomaaOsoite1,
      tyomaa.tyomaaOsoite2,
      [tyomaa.tyomaaOsoite3, tyomaa.tyomaaOsoite4].join(' '),
      tyomaa.asiakasNimi,
    ),
  }));

/** The sites that a search and the filters leave. */
export function loydetyt(
  tyomaat: readonly HaettavaTyomaa[],
  search: string,
  { asiakas, kaupunki, kaytetty }: Suodatus,
  today: Yyyymmdd,
): ListedTyomaa[] {
  const words = searchWords(search);
  const found = tyomaat.filter(
    ({ tyomaa, text }) =>
      (asiakas === null || (tyomaa.asiakasId ?? 0) === asiakas) &&
      (kaupunki === null || tyomaa.tyomaaOsoite4 === kaupunki) &&
      (kaytetty === null || isKaytetty(tyomaa, kaytetty, today)) &&
      hasWords(text, words),
  );
  return found.map(({ tyomaa }) => tyomaa);
}

/** It has had an order within so many days, or has one that is yet to come. */
const isKaytetty = ({ lastPvm }: ListedTyomaa, days: number, today: Yyyymmdd): boolean =>
  lastPvm !== null && lastPvm >= addDays(today, -days);

/** A site without an order for longer than this is not in use. */
const KAYTOSSA_DAYS = 365;

export const osat = ['kaikki', 'kaytossa', 'eiSijaintia', 'eiPostinumeroa', 'eiTilauksia'] as const;
/** A part of the sites that is shown by itself. */
export type Osa = (typeof osat)[number];

/** Sites that may be the same are shown pair by pair. */
export const LAHES_SAMAT = 'lahesSamat';
export type Nakyma = Osa | typeof LAHES_SAMAT;

export function isInOsa(tyomaa: ListedTyomaa, osa: Osa, today: Yyyymmdd): boolean {
  switch (osa) {
    case 'kaikki':
      return true;
    case 'kaytossa':
      return isKaytetty(tyomaa, KAYTOSSA_DAYS, today);
    case 'eiSijaintia':
      return tyomaa.noSijainti;
    case 'eiPostinumeroa':
      return tyomaa.noPostinumero;
    case 'eiTilauksia':
      return tyomaa.keikkaCount === 0;
  }
}

interface Valinta<Value> {
  value: Value;
  label: string;
}

/** What the sites can be narrowed to: their customers and towns, each once, by name. */
export function suodatusValinnat(
  tyomaat: readonly ListedTyomaa[],
  names: { noAsiakas: string; noKaupunki: string },
) {
  const asiakkaat = tyomaat.map(
    ({ asiakasId, asiakasNimi }) => [asiakasId ?? 0, asiakasNimi || names.noAsiakas] as const,
  );
  const kaupungit = tyomaat.map(
    ({ tyomaaOsoite4 }) => [tyomaaOsoite4, tyomaaOsoite4 || names.noKaupunki] as const,
  );
  return { asiakkaat: byName(new Map(asiakkaat)), kaupungit: byName(new Map(kaupungit)) };
}

const collator = new Intl.Collator('fi');

const byName = <Value>(names: ReadonlyMap<Value, string>): Valinta<Value>[] =>
  [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => collator.compare(one.label, other.label));
