import { Decimal } from 'decimal.js';
import { onLaskulla } from '../../lasku/lasku-summat.js';
import { rivinLahde, type LaskutettuRivi } from './koeajo.js';
import type { PohjanRivi } from './rivi-pohjasta.js';

/** What of a billed order would be billed otherwise now: a quantity, a price, a row that was not there, one that is gone. */
export interface TilauksenMuutos {
  laji: 'maara' | 'hinta' | 'uusi' | 'pois';
  selite: string;
  yksikkö: string;
  /** The quantity or the price as it was billed; null of a row that was not on the invoice. */
  silloin: string | null;
  /** The same now; null of a row that the templates make no more. */
  nyt: string | null;
}

/**
 * What has changed of an order since it was billed: what the templates make of it now beside the rows of the invoice, by what
 * made them. A row written by hand and one whose formula can't be computed now say nothing.
 */
export function tilausNyt(
  laskulla: readonly LaskutettuRivi[],
  nyt: readonly PohjanRivi[],
): TilauksenMuutos[] {
  const old = new Map(laskulla.filter(onLaskulla).map((rivi) => [rivinLahde(rivi), rivi]));
  const now = new Map(nyt.filter(({ virhe }) => !virhe).map((rivi) => [rivinLahde(rivi), rivi]));
  const known = new Set(nyt.map(rivinLahde));
  const gone = [...old].flatMap(([lahde, rivi]) => (lahde === null || known.has(lahde) ? [] : goneOf(rivi)));
  return [...[...now].flatMap(([lahde, rivi]) => changesOf(old.get(lahde), rivi)), ...gone];
}

function changesOf(before: LaskutettuRivi | undefined, rivi: PohjanRivi): TilauksenMuutos[] {
  const { riviSelite: selite, yksikkö, määrä, hinta } = rivi;
  const isNow = onLaskulla(rivi) && !new Decimal(määrä).isZero();
  if (!before) return isNow ? [{ laji: 'uusi', selite, yksikkö, silloin: null, nyt: määrä }] : [];
  if (!isNow) return goneOf(before);
  const changed = (
    laji: 'maara' | 'hinta',
    silloin: number | string | null,
    now: string,
  ): TilauksenMuutos[] =>
    new Decimal(silloin ?? 0).equals(now)
      ? []
      : [
          {
            laji,
            selite: before.riviSelite,
            yksikkö: before.yksikkö,
            silloin: String(silloin ?? 0),
            nyt: now,
          },
        ];
  return [...changed('maara', before.määrä, määrä), ...changed('hinta', before.hinta, hinta)];
}

const goneOf = ({ riviSelite: selite, yksikkö, määrä }: LaskutettuRivi): TilauksenMuutos[] =>
  new Decimal(määrä ?? 0).isZero()
    ? []
    : [{ laji: 'pois', selite, yksikkö, silloin: String(määrä), nyt: null }];
