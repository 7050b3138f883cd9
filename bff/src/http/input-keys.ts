/** Spellings of a key the specification prints besides the one of our contracts (C-10). */
const otherSpellings: Readonly<Record<string, string>> = {
  grid_palkki_id: 'palkkiId',
  grid_palkki_Id: 'palkkiId',
};

/**
 * The same JSON with its keys as the contracts spell them: NFC, because `määrä` typed on a Mac comes decomposed and
 * must still be `määrä` (C-12), and one spelling where the specification has several.
 */
export function normaliseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normaliseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [spelled(key), normaliseKeys(inner)]),
  );
}

function spelled(key: string): string {
  return otherSpellings[key] ?? key.normalize('NFC');
}
