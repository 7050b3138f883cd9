import type { AskelTulos, LahetysEro, LaskuKohde } from '@keikka/contracts';
import type { Aineisto } from './aineisto/aineisto.rules.js';

/**
 * What is done at the system for an invoice. The invoice is never sent before it was looked for, and `hyväksyntä`, which gives
 * it its number there, is never repeated before it was looked at.
 */
export type Vaihe = 'asiakas' | 'tuotteet' | 'lasku' | 'hyväksyntä';

/** How a step ended, and what was sent and answered, without keys. */
export interface Vastaus {
  tulos: AskelTulos;
  /** Of a failure: its code, and in Finnish or the system's own words what it is. */
  koodi: string;
  selite: string;
  pyynto: string;
  vastaus: string | null;
  /** The invoice's key in the system, once it is known. */
  ulkoinenId?: string;
}

/** What a look for an invoice found. */
export type Loyto =
  | { laji: 'eiOle' }
  /** It is ours, as we sent it. `puuttuu`: the step that it still needs. */
  | { laji: 'oma'; ulkoinenId: string; puuttuu?: Vaihe }
  /** Its number is that of another invoice of ours. */
  | { laji: 'toinenOma' }
  /** Another invoice stands in its place, or it is not as we sent it. */
  | { laji: 'ristiriita'; ulkoinenId: string; erot: LahetysEro[] };

export type HakuVastaus = Vastaus & { loyto?: Loyto };

/** A company's keys to a system, by name. */
export type Avaimet = Readonly<Record<string, string>>;

/** An invoicing system. Each of its methods may ask several things of it, the last of which decides the outcome. */
export interface Kohdejarjestelma {
  readonly kohde: LaskuKohde;
  /** The steps of an invoice in their order. */
  vaiheet(aineisto: Aineisto): readonly [Vaihe, ...Vaihe[]];
  /** Names of the keys that a company must have stored. */
  readonly avaimet: readonly string[];
  /** Does a step. Steps before the invoice look by themselves whether they were done; those after it know its key. */
  tee(vaihe: Vaihe, aineisto: Aineisto, avaimet: Avaimet, ulkoinenId: string): Promise<Vastaus>;
  /** Looks for the invoice. */
  hae(aineisto: Aineisto, avaimet: Avaimet): Promise<HakuVastaus>;
}
