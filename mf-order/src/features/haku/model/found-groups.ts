import type { FoundElsewhere, FoundKeikat, FoundKeikka, FoundPart } from '@keikka/contracts';
import { hasHit } from '../../../parts/marked/pieces.js';

export const filters = ['all', 'coming', 'past'] as const;
export type Filter = (typeof filters)[number];

/** Of all days, the past ones take no more room until they are asked for. */
const PAST_AT_FIRST = 4;

interface ShownGroup {
  part: FoundPart;
  count: number;
  keikat: readonly FoundKeikka[];
  /** Read, and shown when asked for. */
  folded: number;
  /** Found, and not read. */
  unread: number;
}

const parts: Readonly<Record<Filter, readonly FoundPart[]>> = {
  all: ['today', 'coming', 'past'],
  coming: ['coming'],
  past: ['past'],
};

export const countOf = (found: FoundKeikat, filter: Filter): number =>
  parts[filter].reduce((sum, part) => sum + found[part].count, 0);

/** The groups that have orders, as far as they are shown. */
export function shownGroups(found: FoundKeikat, filter: Filter, isUnfolded: boolean): ShownGroup[] {
  return parts[filter]
    .filter((part) => found[part].count > 0)
    .map((part) => {
      const { count, keikat } = found[part];
      const isFolded = part === 'past' && filter === 'all' && !isUnfolded;
      // One line that opens one order is no room saved.
      const shown = isFolded && keikat.length > PAST_AT_FIRST + 1 ? keikat.slice(0, PAST_AT_FIRST) : keikat;
      return {
        part,
        count,
        keikat: shown,
        folded: keikat.length - shown.length,
        unread: count - keikat.length,
      };
    });
}

/** Site and address in one line. */
export const placeOf = (keikka: FoundKeikka): string =>
  [
    keikka.tyomaaNimi,
    keikka.tyomaaOsoite1,
    keikka.tyomaaOsoite2,
    [keikka.tyomaaOsoite3, keikka.tyomaaOsoite4].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');

/** The text that has a word which is neither in the number, the customer, the site nor the address. */
export function foundElsewhere(keikka: FoundKeikka, words: readonly string[]): FoundElsewhere | undefined {
  const shown = [String(keikka.keikkaId), keikka.asiakasNimi, placeOf(keikka)];
  const missing = words.filter((word) => !shown.some((text) => hasHit(text, word)));
  return keikka.elsewhere.find(({ texts }) =>
    missing.some((word) => texts.some((text) => hasHit(text, word))),
  );
}

/** The order that the arrow key asks for; at the ends the same, and the first where none is chosen. */
export function steppedId(
  ids: readonly number[],
  from: number | undefined,
  step: 1 | -1,
): number | undefined {
  const at = from === undefined ? -1 : ids.indexOf(from);
  if (at < 0) return ids[0];
  return ids[at + step] ?? from;
}
