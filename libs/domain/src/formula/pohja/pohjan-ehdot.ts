import { laskupohjaTila, laskupohjaTilaNimi } from '../../lasku/laskupohja-tila.js';
import { numericDate } from '../../time/format.js';
import { helsinkiDay } from '../../time/helsinki.js';
import type { KeikkaFacts } from '../keikka/keikka-facts.js';
import { isFormulaError } from '../language/formula-error.js';
import { conditionOf } from './rivi-pohjasta.js';

/** What an invoice is built for. */
export interface Laskutettava {
  facts: KeikkaFacts;
  maksajaAsiakasId: number;
}

/** What of a template decides whether it builds an invoice. Days are `yyyymmdd`, both included. */
export interface ValittavaPohja {
  laskupohjaId: number;
  laskupohjaTilaId: number;
  startDate: string | null;
  endDate: string | null;
  evalCriteria: string;
  /** null fits all. */
  asiakasId: number | null;
  sourceAsiakasId: number | null;
  /** Name what the ids mean, where one is told why the template does not fit. */
  asiakasNimi?: string;
  sourceAsiakasNimi?: string;
}

/** The conditions that a template must meet to build an order's invoice, in their order [I-061] [I-070]. */
export const pohjanEhtoNimet = ['tila', 'voimassa', 'asiakas', 'lahde', 'ehto'] as const;
export type PohjanEhtoNimi = (typeof pohjanEhtoNimet)[number];

/** Why a condition does not hold, in Finnish; empty when it holds. */
type Ehto = (pohja: ValittavaPohja, laskutettava: Laskutettava) => string;

const ehdot: Record<PohjanEhtoNimi, Ehto> = {
  tila: ({ laskupohjaTilaId: tila }) =>
    tila === laskupohjaTila.aktiivinen ? '' : `Tila on ${laskupohjaTilaNimi(tila) || tila}`,
  voimassa({ startDate, endDate }, { facts: { keikka } }) {
    if (startDate === null && endDate === null) return '';
    if (!keikka?.pumppuAika) return 'Tilauksella ei ole aikaa';
    const day = helsinkiDay(new Date(keikka.pumppuAika));
    if (startDate !== null && day < startDate) return `Alkaa ${numericDate(startDate)}`;
    return endDate !== null && endDate < day ? `Päättyi ${numericDate(endDate)}` : '';
  },
  asiakas({ asiakasId, asiakasNimi }, { facts: { keikka }, maksajaAsiakasId }) {
    const fits = asiakasId === null || asiakasId === maksajaAsiakasId || asiakasId === keikka?.asiakasId;
    return fits ? '' : `Vain asiakkaalle ${asiakasNimi || asiakasId}`;
  },
  lahde({ sourceAsiakasId, sourceAsiakasNimi }, { facts: { keikka } }) {
    const fits = sourceAsiakasId === null || sourceAsiakasId === keikka?.sourceAsiakasId;
    return fits ? '' : `Vain lähteelle ${sourceAsiakasNimi || sourceAsiakasId}`;
  },
  ehto({ evalCriteria }, { facts }) {
    const outcome = conditionOf(evalCriteria, facts);
    if (isFormulaError(outcome)) return `Ehto ei kelpaa: ${outcome.text}`;
    return outcome ? '' : `Ehto ei täyty: ${evalCriteria}`;
  },
};

/** Why one condition of a template does not hold for an order; empty when it holds. */
export const ehdonEste = (nimi: PohjanEhtoNimi, pohja: ValittavaPohja, laskutettava: Laskutettava): string =>
  ehdot[nimi](pohja, laskutettava);

/** A template beside an order: why each condition does not hold, empty for those that do. */
export interface PohjanEsteet<Pohja> {
  pohja: Pohja;
  esteet: Record<PohjanEhtoNimi, string>;
  /** Conditions that do not hold. A template without any builds the invoice. */
  puuttuu: number;
}

/** All templates beside an order, those that come nearest to fit first, then the customer's own before the global ones. */
export function pohjienEsteet<Pohja extends ValittavaPohja>(
  pohjat: readonly Pohja[],
  laskutettava: Laskutettava,
): PohjanEsteet<Pohja>[] {
  return pohjat
    .map((pohja) => {
      const judged = pohjanEhtoNimet.map((nimi) => [nimi, ehdonEste(nimi, pohja, laskutettava)] as const);
      const esteet = Object.fromEntries(judged) as Record<PohjanEhtoNimi, string>;
      return { pohja, esteet, puuttuu: judged.filter(([, este]) => este !== '').length };
    })
    .toSorted((one, other) => one.puuttuu - other.puuttuu || ownFirst(one.pohja, other.pohja));
}

/** The order of templates: the customer's own before the global ones, then the lower id (C-87). */
export const ownFirst = (one: ValittavaPohja, other: ValittavaPohja): number =>
  Number(one.asiakasId === null) - Number(other.asiakasId === null) || one.laskupohjaId - other.laskupohjaId;
