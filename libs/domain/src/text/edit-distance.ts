/** The number of letters to insert, delete or replace (Levenshtein), with one row of the table per letter. */
export function editDistance(one: string, other: string): number {
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
