import { fourDecimals } from '../../money/money.js';
import { rivinAlv, type AlvKausi } from '../../money/yrityksen-alv.js';
import { helsinkiDay } from '../../time/helsinki.js';
import { kaavanHinta } from '../keikka/kaavan-hinta.js';
import type { KeikkaFacts } from '../keikka/keikka-facts.js';
import { keikkaSchema } from '../keikka/keikka-variables.js';
import { isFormulaError } from '../language/formula-error.js';
import { compile, evaluate } from '../run/formula.js';
import { Faults } from './faults.js';
import { kaavanSelvitys, type RivinSelvitys } from './selvitys.js';

/** A row of a template (I-035). Decimals are texts. */
export interface LaskupohjanRivi {
  laskupohjaRiviId: number;
  otsikko: string;
  laskuRiviTxtEval: string;
  evalCriteria: string;
  tuoteId: number | null;
  tuoteIdEval: string;
  maaraEval: string;
  hintaEval: string;
  yksikko: string;
  alv: string | null;
  alennusProsentti: string;
  luoLaskuRivi: boolean;
  maaraSelite: string;
  hintaSelite: string;
}

/** What a template's row takes from its product where it says nothing itself. */
export interface PohjanTuote {
  nimike: string;
  lisäNimike: string;
  yksikkö: string;
  hinta: string | null;
  alv: string;
  määräKaava: string;
  kustannusPaikkaEval: string;
}

/** What a template's row makes of an order: a row of its invoice, but for its place. */
export interface PohjanRivi {
  aktiivinen: boolean;
  ehtoKaava: string;
  ehtoTäyttyy: boolean;
  riviSelite: string;
  riviSeliteKaava: string;
  riviSelite2: string;
  riviSelite2Kaava: string;
  määrä: string;
  määräKaava: string;
  yksikkö: string;
  hinta: string;
  hintaKaava: string;
  tuoteId: number | null;
  tuoteIdKaava: string;
  alv: string;
  aleProsentti: string;
  kustannusPaikka: string;
  /** What is wrong with the formulas, in Finnish; empty when nothing is. */
  virhe: string;
  /** The template's row that made it; null for a concrete, which has its line of the order. */
  keikkaLaskuPohjaRiviId: number | null;
  keikkaBetoniId: number | null;
  /** The extra of that line; null for the concrete itself. */
  keikkaBetoniAttrId: number | null;
  /** How its figures came to be; the template that the row stands in is added by who knows it. */
  selvitys: Omit<RivinSelvitys, 'laskupohjaId' | 'laskupohjaNimi' | 'riviNro'>;
}

/**
 * The invoice row that a template's row makes of an order, or null when its condition is false or it makes none [I-061] [I-035].
 * What the row leaves empty comes from its product. A faulty formula gives 0 or no text and is named in `virhe`: a row is
 * never left out, nor its price made up, because of a mistake [I-085].
 */
export function riviPohjasta(
  rivi: LaskupohjanRivi,
  facts: KeikkaFacts,
  tuotteet: ReadonlyMap<number, PohjanTuote>,
  alvKaudet: readonly AlvKausi[] = [],
): PohjanRivi | null {
  if (!rivi.luoLaskuRivi) return null;
  const condition = conditionOf(rivi.evalCriteria, facts);
  if (condition === false) return null;
  const faults = new Faults();
  const ehtoTäyttyy = isFormulaError(condition) ? faults.add('Ehto', condition.text, false) : true;
  const tuoteId = tuoteOf(rivi, facts, tuotteet, faults);
  const tuote = tuoteId === null ? undefined : tuotteet.get(tuoteId);
  const hintaKaava = rivi.hintaEval || tuote?.hinta || '';
  const määräKaava = rivi.maaraEval || tuote?.määräKaava || '1';
  const { hinta, virhe } = kaavanHinta(compile(hintaKaava, keikkaSchema, 'number'), facts);
  if (virhe) faults.say(virhe);
  return {
    aktiivinen: true,
    ehtoKaava: rivi.evalCriteria,
    ehtoTäyttyy,
    riviSelite: faults.textOf('Selite', rivi.otsikko || tuote?.nimike || '', facts),
    riviSeliteKaava: rivi.otsikko,
    riviSelite2: faults.textOf('Lisäselite', rivi.laskuRiviTxtEval || tuote?.lisäNimike || '', facts),
    riviSelite2Kaava: rivi.laskuRiviTxtEval,
    määrä: fourDecimals(faults.numberOf('Määrä', määräKaava, facts)),
    määräKaava,
    yksikkö: rivi.yksikko || tuote?.yksikkö || '',
    hinta: fourDecimals(hinta),
    hintaKaava,
    tuoteId: tuote ? tuoteId : null,
    tuoteIdKaava: rivi.tuoteIdEval,
    alv: toimituksenAlv(rivi.alv ?? tuote?.alv, facts, alvKaudet),
    aleProsentti: rivi.alennusProsentti,
    kustannusPaikka: faults.textOf('Kustannuspaikka', tuote?.kustannusPaikkaEval ?? '', facts),
    virhe: faults.text,
    keikkaLaskuPohjaRiviId: rivi.laskupohjaRiviId,
    keikkaBetoniId: null,
    keikkaBetoniAttrId: null,
    selvitys: selvitysOf(rivi, { määräKaava, hintaKaava }, facts),
  };
}

function selvitysOf(
  rivi: LaskupohjanRivi,
  { määräKaava, hintaKaava }: Pick<PohjanRivi, 'määräKaava' | 'hintaKaava'>,
  facts: KeikkaFacts,
): PohjanRivi['selvitys'] {
  const { evalCriteria, maaraEval, hintaEval, tuoteId, maaraSelite, hintaSelite } = rivi;
  const elsewhere = tuoteId === null && rivi.tuoteIdEval === '' ? ('oletus' as const) : ('tuote' as const);
  const of = (kaava: string, own: string, perustelu: string) =>
    kaavanSelvitys({ kaava, kind: 'number', lahde: own ? 'laskupohja' : elsewhere, perustelu }, facts);
  return {
    ehto: evalCriteria
      ? kaavanSelvitys({ kaava: evalCriteria, kind: 'condition', lahde: 'laskupohja' }, facts)
      : null,
    maara: of(määräKaava, maaraEval, maaraSelite),
    hinta: of(hintaKaava, hintaEval, hintaSelite),
  };
}

/** The day of an order without a time, so that the rate is the one that holds last. */
const SOME_DAY = '99991231';

/** The VAT rate of a row on the day of delivery. */
export function toimituksenAlv(
  own: string | null | undefined,
  { keikka }: KeikkaFacts,
  alvKaudet: readonly AlvKausi[],
): string {
  const day = keikka?.pumppuAika ? helsinkiDay(new Date(keikka.pumppuAika)) : SOME_DAY;
  return rivinAlv(own, alvKaudet, day);
}

/** Whether a condition holds for an order, or the error of its formula. An empty condition holds. */
export const conditionOf = (source: string, facts: KeikkaFacts) =>
  evaluate(compile(source, keikkaSchema, 'condition'), facts);

/** A text of a template for an order; faulty formulas give none. */
export const pohjanTeksti = (source: string, facts: KeikkaFacts): string =>
  new Faults().textOf('', source, facts);

function tuoteOf(
  { tuoteId, tuoteIdEval }: LaskupohjanRivi,
  facts: KeikkaFacts,
  tuotteet: ReadonlyMap<number, PohjanTuote>,
  faults: Faults,
): number | null {
  if (tuoteIdEval.trim() === '') return tuoteId;
  const found = faults.numberOf('Tuote', tuoteIdEval, facts);
  return tuotteet.has(found) ? found : faults.add('Tuote', String(found), tuoteId);
}
