import type { PohjanRivinSummat, PohjanTulos } from '@keikka/contracts';
import { erotus, rivinSummat, type AlvKausi } from '@keikka/domain';
import { isFormulaError } from '@keikka/domain/formula';
import {
  conditionOf,
  ehdonEste,
  riviPohjasta,
  type Laskutettava,
  type LaskupohjanRivi,
  type PohjanTuote,
  type ValittavaPohja,
} from '@keikka/domain/laskupohja';

/** What a template has to say of no order. */
export const noTulos: PohjanTulos = { laskupohja_keikkaId: null, evalResultBool: null, evalCustomerText: '' };
export const noSummat: PohjanRivinSummat = { summa: null, alvSumma: null, alennusSumma: null };

/** An order, and what its rows need to know of the company. */
export interface Katsottava extends Laskutettava {
  keikkaId: number;
  tuotteet: ReadonlyMap<number, PohjanTuote>;
  alvKaudet: readonly AlvKausi[];
}

/** How a template fits an order: whether its condition holds, and whether it is for the order's customer and source. */
export function tulosOf(pohja: ValittavaPohja, katsottava: Katsottava): PohjanTulos {
  const outcome = conditionOf(pohja.evalCriteria, katsottava.facts);
  return {
    laskupohja_keikkaId: katsottava.keikkaId,
    evalResultBool: isFormulaError(outcome) ? null : outcome,
    evalCustomerText: ehdonEste('asiakas', pohja, katsottava) || ehdonEste('lahde', pohja, katsottava),
  };
}

/** What a row bills for an order. A row with a faulty formula has no sums. */
export function summatOf(
  rivi: LaskupohjanRivi,
  { facts, tuotteet, alvKaudet }: Katsottava,
): PohjanRivinSummat {
  const made = riviPohjasta(rivi, facts, tuotteet, alvKaudet);
  if (!made || made.virhe) return noSummat;
  const { netto, alvSumma } = rivinSummat(made);
  const full = rivinSummat({ ...made, aleProsentti: '0' }).netto;
  return { summa: netto, alvSumma, alennusSumma: erotus(full, netto) };
}
