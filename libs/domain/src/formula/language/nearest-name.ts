/** No known name is longer, so the rest of a longer name is ignored. */
const LONGEST = 40;

/** The known name that is most similar to an unknown one; undefined only when no names are known. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const wanted = foldedName(name.slice(0, LONGEST));
  const differences = known.map((candidate) => distance(wanted, foldedName(candidate)));
  return known[differences.indexOf(Math.min(...differences))];
}

/**
 * Without case and dots: 'tyhjanatyomaalle' is meant to be 'tyhjänäTyömaalle'. Separate marks go first, because a heap of
 * them takes long to put in order.
 */
export const foldedName = (name: string): string =>
  withoutMarks(withoutMarks(name.toLowerCase()).normalize('NFD'));

const withoutMarks = (text: string): string => text.replace(/\p{M}/gu, '');

/** The number of letters to insert, delete or replace (Levenshtein), with one row of the table per letter. */
function distance(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  for (const letter of one) {
    let before = Infinity;
    row = row.map((above, at) => {
      const changed = (row[at - 1] ?? Infinity) + Number(letter !== other[at - 1]);
      before = Math.min(changed, above + 1, before + 1);
      return before;
    });
  }
  return row[other.length] as number;
}
