/** The same JSON with NFC keys: `määrä` typed on a Mac comes decomposed and must still be `määrä` (C-12). */
export function normaliseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normaliseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.normalize('NFC'), normaliseKeys(inner)]),
  );
}
