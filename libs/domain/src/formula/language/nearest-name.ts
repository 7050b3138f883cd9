import { editDistance } from '../../text/edit-distance.js';

/** No known name is longer, so the rest of a longer name is ignored. */
const LONGEST = 40;

/** The known name that is most similar to an unknown one; undefined only when no names are known. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const wanted = foldedName(name.slice(0, LONGEST));
  const differences = known.map((candidate) => editDistance(wanted, foldedName(candidate)));
  return known[differences.indexOf(Math.min(...differences))];
}

/**
 * Without case and dots: 'tyhjanatyomaalle' is meant to be 'tyhjänäTyömaalle'. Separate marks go first, because a heap of
 * them takes long to put in order.
 */
export const foldedName = (name: string): string =>
  withoutMarks(withoutMarks(name.toLowerCase()).normalize('NFD'));

const withoutMarks = (text: string): string => text.replace(/\p{M}/gu, '');
