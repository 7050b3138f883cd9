import type { KoeajonTilaus } from '@keikka/contracts';
import { erotus, summa } from '@keikka/domain';

export type KoeajonTila = KoeajonTilaus['tila'];

/** What a run shows: all orders, or those of one outcome. */
export type KoeajonSuodatin = 'kaikki' | KoeajonTila;

/** The orders of a run that a filter shows. */
export const suodatettu = (all: readonly KoeajonTilaus[], suodatin: KoeajonSuodatin): KoeajonTilaus[] =>
  all.filter(({ tila }) => suodatin === 'kaikki' || tila === suodatin);

/** The sums of a run, without the orders that have a fault. */
export function koeajonSummat(all: readonly KoeajonTilaus[]): { silloin: string; nyt: string; ero: string } {
  const right = all.filter(({ tila }) => tila !== 'virhe');
  const silloin = summa(right.map((one) => one.silloin));
  const nyt = summa(right.map((one) => one.nyt));
  return { silloin, nyt, ero: erotus(nyt, silloin) };
}
