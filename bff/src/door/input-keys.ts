import { Failure } from '@keikka/contracts';

/** Spellings of a key that the specification prints besides the one in our contracts (C-10). */
const otherSpellings: Readonly<Record<string, string>> = {
  grid_palkki_id: 'palkkiId',
  grid_palkki_Id: 'palkkiId',
};

/** No call nests anywhere near this deep. Without a limit a body of brackets alone would overflow the stack. */
const DEEPEST = 32;

/** No call takes a list anywhere near this long. A longer one would be checked line by line before it is refused. */
const MOST_ITEMS = 2_000;

/**
 * The same JSON with its keys as the contracts spell them: in NFC, because `määrä` typed on a Mac arrives decomposed
 * and must still be `määrä` (C-12), and in one spelling where the specification has several.
 * @throws Failure REQUEST.INVALID when it nests too deep or has too long a list.
 */
export function normaliseKeys(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) throw new Failure('REQUEST.INVALID');
  if (Array.isArray(value) && value.length > MOST_ITEMS) throw new Failure('REQUEST.INVALID');
  if (Array.isArray(value)) return value.map((inner) => normaliseKeys(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [spelled(key), normaliseKeys(inner, depth + 1)]),
  );
}

function spelled(key: string): string {
  return otherSpellings[key] ?? key.normalize('NFC');
}
