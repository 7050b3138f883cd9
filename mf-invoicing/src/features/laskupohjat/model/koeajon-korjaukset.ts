import type { KoeajonTilaus, LaskupohjaRecordFields, LaskupohjaRiviFields } from '@keikka/contracts';
import { helsinkiDay, type Yyyymmdd } from '@keikka/domain';
import { koeajoTexts } from '../koeajo-texts.js';
import type { Tab } from './pohjan-virheet.js';

const { korjaukset: texts } = koeajoTexts;

type Rivi = KoeajonTilaus['rivit'][number];
type RivinKentta = keyof LaskupohjaRiviFields;

/** A place in the editor of the template: a tab, one of the rows there, and the field to be written. */
export interface Kohde {
  tab: Tab;
  /** The place of the row, from 0. */
  rivi?: number;
  kentta?: keyof LaskupohjaRecordFields | `rivit.${number}.${RivinKentta}`;
}

/** What mends a row that is billed otherwise or that fails. */
export interface Korjaus {
  otsikko: string;
  /** Why it differs. */
  syy: string;
  isFault: boolean;
  /** Null where nothing in a template mends it. */
  teko: { label: string; kohde: Kohde } | { label: string; laskupohjaId: number } | null;
}

/** The template that is tried. */
export interface Koeajettu {
  laskupohjaId: number;
  startDate: Yyyymmdd | null;
}

type Este = NonNullable<KoeajonTilaus['este']>;

const kentat: Record<NonNullable<Rivi['kaava']>, RivinKentta> = {
  ehtoKaava: 'evalCriteria',
  riviSeliteKaava: 'otsikko',
  riviSelite2Kaava: 'laskuRiviTxtEval',
  määräKaava: 'maaraEval',
  hintaKaava: 'hintaEval',
  tuoteIdKaava: 'tuoteId',
};

/** What mends the rows of an order that differ or fail. What keeps the whole template from the order is said once. */
export function koeajonKorjaukset(tilaus: KoeajonTilaus, pohja: Koeajettu): Korjaus[] {
  const all = tilaus.rivit
    .filter(({ laji }) => laji !== 'sama')
    .map((rivi) => ({ isFault: rivi.laji === 'virhe', ...rivinKorjaus(rivi, tilaus, pohja) }));
  return all.filter(
    ({ otsikko, syy }, index) =>
      all.findIndex((other) => other.otsikko === otsikko && other.syy === syy) === index,
  );
}

type Tapa = Omit<Korjaus, 'isFault'>;

function rivinKorjaus(rivi: Rivi, tilaus: KoeajonTilaus, pohja: Koeajettu): Tapa {
  const { selite: otsikko, laji, osa, kohta } = rivi;
  if (laji === 'käsin') return { otsikko, syy: texts.kasin, teko: null };
  if (osa === 'rivi' && kohta === null) return { otsikko, syy: texts.eiEnaa, teko: null };
  if (kohta && kohta.laskupohjaId !== pohja.laskupohjaId) {
    const { laskupohjaId, laskupohjaNimi } = kohta;
    const teko = { label: texts.avaaPohja(laskupohjaNimi), laskupohjaId };
    return { otsikko, syy: rivi.virhe || texts.toinenPohja(laskupohjaNimi), teko };
  }
  if (laji === 'pois' && tilaus.este) return esteenKorjaus(tilaus.este, tilaus, pohja);
  if (osa !== 'rivi' || kohta === null) return hinnanKorjaus(rivi);
  return omanRivinKorjaus(rivi, kohta.riviNro);
}

/** The template is not for the order, so that none of its rows is made. */
function esteenKorjaus({ ehto, syy }: Este, { pumppuAika }: KoeajonTilaus, { startDate }: Koeajettu): Tapa {
  const at = (label: string, kentta: keyof LaskupohjaRecordFields): Tapa => ({
    otsikko: texts.koskeePohjaa,
    syy,
    teko: { label, kohde: { tab: 'perustiedot', kentta } },
  });
  if (ehto === 'ehto') return at(texts.korjaaEhto, 'evalCriteria');
  if (ehto === 'asiakas') return at(texts.avaaPerustiedot, 'asiakasId');
  if (ehto === 'lahde') return at(texts.avaaPerustiedot, 'sourceAsiakasId');
  // An order without a time is mended itself.
  if (ehto === 'tila' || pumppuAika === null) return { otsikko: texts.koskeePohjaa, syy, teko: null };
  const isEarly = startDate !== null && helsinkiDay(new Date(pumppuAika)) < startDate;
  return isEarly ? at(texts.aikaista, 'startDate') : at(texts.jatkaPohjaa, 'endDate');
}

/** The row of a concrete, or of an extra of it. */
function hinnanKorjaus({ selite: otsikko, laji, osa, virhe }: Rivi): Tapa {
  const [tab, label] =
    osa === 'lisä' ? (['lisat', texts.avaaLisat] as const) : (['betonit', texts.avaaBetonit] as const);
  const syy = virhe || (laji === 'pois' ? texts.eiHintaa : texts.syyt[osa === 'lisä' ? 'lisä' : 'betoni']);
  return { otsikko, syy, teko: { label, kohde: { tab } } };
}

function omanRivinKorjaus({ selite, laji, virhe, kaava }: Rivi, riviNro: number): Tapa {
  const rivi = riviNro - 1;
  const otsikko = texts.rivi(riviNro, selite);
  const at = (syy: string, label: string, kentta: RivinKentta): Tapa => ({
    otsikko,
    syy,
    teko: { label, kohde: { tab: 'rivit', rivi, kentta: `rivit.${rivi}.${kentta}` } },
  });
  if (laji === 'virhe' && kaava)
    return at(virhe, kaava === 'hintaKaava' ? texts.korjaaHinta : texts.korjaaKaava, kentat[kaava]);
  if (laji === 'virhe') return at(virhe, texts.avaaRivi, 'otsikko');
  if (laji === 'pois') return at(texts.ehtoEiTayty, texts.korjaaEhto, 'evalCriteria');
  if (laji === 'uusi') return at(texts.uusi, texts.avaaRivi, 'evalCriteria');
  return at(texts.eri, texts.avaaRivi, 'hintaEval');
}
