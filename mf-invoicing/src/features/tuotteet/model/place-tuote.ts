import type { Tuote } from '@keikka/contracts';

const collator = new Intl.Collator('fi');

/** The list with a saved product in its place: by order number, then by name, as the service sorts. */
export function placeTuote(tuotteet: readonly Tuote[], saved: Tuote): Tuote[] {
  return [...tuotteet.filter(({ tuoteId }) => tuoteId !== saved.tuoteId), saved].sort(
    (one, other) =>
      one.orderNum - other.orderNum ||
      collator.compare(one.nimike, other.nimike) ||
      collator.compare(one.lisäNimike, other.lisäNimike) ||
      one.tuoteId - other.tuoteId,
  );
}
