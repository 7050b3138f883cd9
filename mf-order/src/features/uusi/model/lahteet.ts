import type { LinkSettings, WeightedStat } from '@keikka/contracts';

interface SourceAsiakas {
  asiakasId: number;
  asiakasNimi: string;
  colorCode: string;
  settings: LinkSettings;
}

/** A source to choose. */
export interface Lahde extends SourceAsiakas {
  /** Weighted, in whole orders; 0 where it has none, or nothing is known of them. */
  count: number;
  /** Weighted, in tenths. */
  m3: number;
  /** The number key that chooses it; null from the tenth on. */
  digit: string | null;
}

export interface Lahteet {
  /** The two that order most, as long as they do. */
  biggest: readonly Lahde[];
  others: readonly Lahde[];
}

const BIGGEST = 2;
const LAST_DIGIT = 9;

type Sums = Pick<Lahde, 'count' | 'm3'>;

/**
 * The sources by how much they have ordered lately, those without orders last by name (O-064). Without the statistics all of
 * them are by name.
 */
export function lahteetOf(
  sources: readonly SourceAsiakas[],
  stats: readonly WeightedStat[] | undefined = [],
): Lahteet {
  const sums = sumsBySource(stats);
  const sorted = sources
    .map((source) => ({ ...source, ...(sums.get(source.asiakasId) ?? { count: 0, m3: 0 }) }))
    .sort(
      (one, other) =>
        other.m3 - one.m3 ||
        other.count - one.count ||
        one.asiakasNimi.localeCompare(other.asiakasNimi, 'fi'),
    )
    .map((source, index): Lahde => ({
      ...source,
      // A source that has ordered, be it long ago, is none without orders.
      count: source.count > 0 ? Math.max(1, Math.round(source.count)) : 0,
      m3: Math.round(source.m3 * 10) / 10,
      digit: index < LAST_DIGIT ? String(index + 1) : null,
    }));
  const biggest = sorted.slice(0, BIGGEST).filter(({ count }) => count > 0);
  return { biggest, others: sorted.slice(biggest.length) };
}

/** A source has a row for each maker and pump supplier that its orders had. */
function sumsBySource(stats: readonly WeightedStat[]): ReadonlyMap<number, Sums> {
  const sums = new Map<number, Sums>();
  for (const { sourceAsiakasId, weightedCount, weightedM3 } of stats) {
    const { count, m3 } = sums.get(sourceAsiakasId) ?? { count: 0, m3: 0 };
    sums.set(sourceAsiakasId, { count: count + weightedCount, m3: m3 + weightedM3 });
  }
  return sums;
}
