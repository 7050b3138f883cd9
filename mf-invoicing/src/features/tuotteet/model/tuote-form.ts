import { tuoteFields, type Tuote } from '@keikka/contracts';
import { fields, text } from '@keikka/contracts/fields';

/** Systems that have keys of their own for our products; their ids are fixed. */
const keySources = { netvisor: 1, fennoa: 2 } as const;
type KeySource = keyof typeof keySources;

/** What the form of a product holds: its fields, and its keys in the invoicing systems (I-144). */
export const tuoteForm = fields({
  ...tuoteFields,
  netvisor: text(100, 'Netvisor'),
  fennoa: text(100, 'Fennoa'),
});

/** A product with its keys as fields, as the form holds it. */
export type KeyedTuote = Tuote & Readonly<Record<KeySource, string>>;

export const withKeys = (tuote: Tuote): KeyedTuote => ({
  ...tuote,
  netvisor: keyOf(tuote, keySources.netvisor),
  fennoa: keyOf(tuote, keySources.fennoa),
});

export interface KeyChange {
  foreignKeySourceId: number;
  foreignKey: string;
}

/** Keys that differ from the product's own. */
export function keyChanges(
  keys: Readonly<Record<KeySource, string>>,
  base: Readonly<Record<KeySource, string>> | null,
): KeyChange[] {
  return (Object.keys(keySources) as KeySource[])
    .filter((source) => keys[source].trim() !== (base?.[source] ?? ''))
    .map((source) => ({ foreignKeySourceId: keySources[source], foreignKey: keys[source].trim() }));
}

/** Whether keys of a product are others than those that a save left. The call of a key does not compare them itself. */
export const keysDiffer = (left: object, now: KeyedTuote): boolean =>
  (Object.keys(keySources) as KeySource[]).some(
    (source) => source in left && (left as KeyedTuote)[source] !== now[source],
  );

function keyOf({ foreignKeys }: Tuote, sourceId: number): string {
  return foreignKeys.find(({ foreignKeySourceId }) => foreignKeySourceId === sourceId)?.foreignKey ?? '';
}
