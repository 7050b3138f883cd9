/** The ids after a press on one: with shift, all from the last press to it become as it becomes. */
export function painettu(
  valitut: ReadonlySet<number>,
  shown: readonly number[],
  pressed: { id: number; from: number | null; isRange: boolean },
): ReadonlySet<number> {
  const { id, from, isRange } = pressed;
  const [begin, end] = [from === null ? -1 : shown.indexOf(from), shown.indexOf(id)].toSorted(
    (a, b) => a - b,
  );
  const touched =
    isRange && begin !== undefined && end !== undefined && begin >= 0 ? shown.slice(begin, end + 1) : [id];
  const next = new Set(valitut);
  const adds = !valitut.has(id);
  for (const one of touched) {
    if (adds) next.add(one);
    else next.delete(one);
  }
  return next;
}
