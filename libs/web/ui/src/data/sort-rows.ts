export interface SortOrder {
  key: string;
  descending: boolean;
}

export type SortValue = string | number | boolean | null;

const collator = new Intl.Collator('fi', { numeric: true, sensitivity: 'base' });

/** Finnish order for words, numeric order for numbers within them. Missing values come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  descending: boolean,
): Row[] {
  const direction = descending ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return direction * compare(a, b);
  });
}

function compare(a: string | number | boolean, b: string | number | boolean): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}

/** The sorting after a press on a header: first ascending, then descending. */
export function nextSort(current: SortOrder | null, key: string): SortOrder {
  return { key, descending: current?.key === key && !current.descending };
}
