import { Decimal } from 'decimal.js';
import { fourDecimals } from '../money/money.js';

/** A quantity: a number, or the text that Postgres returns for a `numeric`. */
type Maara = number | string;

/**
 * What is left of a row's quantity to be credited. Credits have the other sign than their row, so that all of them together
 * are added to it.
 */
export const hyvittamatta = (määrä: Maara | null, hyvitetyt: readonly (Maara | null)[]): string =>
  fourDecimals(
    hyvitetyt.reduce<Decimal>((left, one) => left.plus(one ?? 0), new Decimal(määrä ?? 0)).toFixed(),
  );

/** The quantity of a row of a credit, or why there is none: nothing is credited, or more than is left. */
export type HyvitysMaara = { määrä: string } | { este: 'puuttuu' | 'yli' };

/**
 * The quantity that a credit has for a row of which so much is left. It may be asked as the amount that is credited or as it
 * stands on the credit: the sign is always the other one than that of the row.
 */
export function hyvitysMaara(jaljella: string, pyydetty: Maara | null): HyvitysMaara {
  const left = new Decimal(jaljella);
  const amount = new Decimal(pyydetty ?? 0).abs();
  if (amount.isZero()) return { este: 'puuttuu' };
  if (amount.greaterThan(left.abs())) return { este: 'yli' };
  return { määrä: fourDecimals((left.isNegative() ? amount : amount.negated()).toFixed()) };
}
