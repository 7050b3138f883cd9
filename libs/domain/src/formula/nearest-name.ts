/** No name of ours is longer; the distance to longer ones is not worth the time. */
const LONGEST = 40;

/** The known name that is most like an unknown one, if any is like it at all. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined;
  const wanted = folded(name);
  let nearest: string | undefined;
  let least = Math.floor((name.length + 2) / 3) + 1;
  for (const candidate of known) {
    const difference = distance(wanted, folded(candidate));
    if (difference >= least) continue;
    nearest = candidate;
    least = difference;
  }
  return nearest;
}

/** Without case and dots: 'tyhjanatyomaalle' is meant to be 'tyhjänäTyömaalle'. */
const folded = (name: string): string => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

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
