import { Failure } from '@keikka/contracts';
import { composed } from '@keikka/domain';

/** Spellings of a key that the specification prints besides the one in our contracts (C-10). */
const otherSpellings: ReadonlyMap<string, string> = new Map([
  ['grid_palkki_id', 'palkkiId'],
  ['grid_palkki_Id', 'palkkiId'],
]);

/** No call nests anywhere near this deep. Without a limit a body of brackets alone would overflow the stack. */
const DEEPEST = 32;

/** No call takes a list anywhere near this long. A longer one would be checked line by line before it is refused. */
const MOST_ITEMS = 2_000;

/** Keys and items of a whole body: twice those of the largest call, so that whole records may be sent. */
const MOST_VALUES = 10_000;

/** Several times the longest key of a contract, decomposed. */
const LONGEST_KEY = 128;

/**
 * The same JSON with its keys as the contracts spell them: in NFC, because `määrä` typed on a Mac arrives decomposed
 * and must still be `määrä` (C-12), and in one spelling where the specification has several.
 * @throws Failure REQUEST.INVALID when it nests too deep or has too long a list, too long a key or too many of them.
 */
export function normaliseKeys(body: unknown): unknown {
  let room = MOST_VALUES;
  return normalised(body, 0);

  function normalised(value: unknown, depth: number): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const keys = Array.isArray(value) ? [] : Object.keys(value);
    const items = Array.isArray(value) ? value.length : 0;
    room -= keys.length + items;
    if (depth === DEEPEST || items > MOST_ITEMS || room < 0) throw new Failure('REQUEST.INVALID');
    if (Array.isArray(value)) return value.map((inner) => normalised(inner, depth + 1));
    return Object.fromEntries(
      keys.map((key) => [spelled(key), normalised((value as Record<string, unknown>)[key], depth + 1)]),
    );
  }
}

function spelled(key: string): string {
  if (key.length > LONGEST_KEY) throw new Failure('REQUEST.INVALID');
  return otherSpellings.get(key) ?? composed(key);
}
