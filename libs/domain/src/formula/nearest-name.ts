/** No name of ours is longer; the rest of a longer one is not worth the time. */
const LONGEST = 40;

/** The known name that is most like an unknown one; undefined only when none is known. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const wanted = foldedName(name.slice(0, LONGEST));
  let nearest: string | undefined;
  let least = Infinity;
  for (const candidate of known) {
    const difference = distance(wanted, foldedName(candidate));
    if (difference >= least) continue;
    nearest = candidate;
    least = difference;
  }
  return nearest;
}

/** Without case and dots: 'tyhjanatyomaalle' is meant to be 'tyhjänäTyömaalle'. */
export const foldedName = (name: string): string =>
  name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** How many letters must be put in, left out or changed (Levenshtein). */
function distance(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[other.length] as number;
}
