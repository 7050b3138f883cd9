import { explain } from '../aid/explain.js';
import type { KeikkaFacts } from '../keikka/keikka-facts.js';
import { keikkaSchema } from '../keikka/keikka-variables.js';
import { isFormulaError } from '../language/formula-error.js';
import { print, type Value } from '../language/value.js';
import { compile } from '../run/formula.js';

/** How one figure of a row came to be, as it was then. */
export interface KaavanSelvitys {
  kaava: string;
  /** Where the formula stands: in the template's row, in its product, or nowhere; the order has the amount of a concrete. */
  lahde: 'laskupohja' | 'tuote' | 'oletus' | 'tilaus';
  /** The values on the way to the result, in the order they were computed. */
  vaiheet: { osa: string; nimi: string; arvo: string }[];
  /** Why the formula is what it is, in its author's words. */
  perustelu: string;
}

/** Why a row has its price and its quantity: written when it is built, and never again (I-061). */
export interface RivinSelvitys {
  laskupohjaId: number;
  laskupohjaNimi: string;
  /** The place in its template, from 1, among the rows or, with `osa`, among the concretes or the surcharges. */
  riviNro: number;
  osa?: 'rivi' | 'betoni' | 'lisä';
  ehto: KaavanSelvitys | null;
  maara: KaavanSelvitys;
  hinta: KaavanSelvitys;
}

/** Steps of a formula that are told at most; a longer one is told by its last. */
const MOST_VAIHEET = 20;

const inWords = (value: Value): string =>
  typeof value === 'boolean' ? (value ? 'kyllä' : 'ei') : print(value);

/** How a formula came to its result on an order. A formula that does not compile has no steps. */
export function kaavanSelvitys(
  {
    kaava,
    kind,
    lahde,
    perustelu = '',
  }: Pick<KaavanSelvitys, 'kaava' | 'lahde'> & {
    kind: 'number' | 'condition';
    perustelu?: string;
  },
  facts: KeikkaFacts,
): KaavanSelvitys {
  const formula = compile(kaava, keikkaSchema, kind);
  const steps = formula.error ? [] : explain(formula, facts);
  const vaiheet = steps.slice(-MOST_VAIHEET).map(({ source, label = '', value }) => ({
    osa: source,
    nimi: label,
    arvo: isFormulaError(value) ? value.text : inWords(value),
  }));
  return { kaava, lahde, vaiheet, perustelu };
}
