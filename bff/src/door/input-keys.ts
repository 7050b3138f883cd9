import { Failure } from '@keikka/contracts';
import { composed } from '@keikka/domain';

/** Spellings of a key that the specification prints besides the one in our contracts (C-10). */
const otherSpellings: ReadonlyMap<string, string> = new Map([
  ['grid_palkki_id', 'palkkiId'],
  ['grid_palkki_Id', 'palkkiId'],
]);

/** Several times the longest key of a contract, decomposed. */
const LONGEST_KEY = 128;

/**
 * The same JSON with its keys as the contracts spell them: in NFC, because `määrä` typed on a Mac arrives decomposed
 * and must still be `määrä` (C-12), and in one spelling where the specification has several. How deep it nests and how
 * much it holds was looked at before it was parsed.
 * @throws Failure REQUEST.INVALID when it has too long a key.
 */
export function normaliseKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(normaliseKeys);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [spelled(key), normaliseKeys(inner)]),
  );
}

function spelled(key: string): string {
  if (key.length > LONGEST_KEY) throw new Failure('REQUEST.INVALID');
  return otherSpellings.get(key) ?? composed(key);
}
