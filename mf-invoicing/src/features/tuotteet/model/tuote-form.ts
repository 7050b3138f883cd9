import { tuoteFields, type Tuote } from '@keikka/contracts';
import { fields, text } from '@keikka/contracts/fields';
import { formOf, type FormValues } from '@keikka/sdk/record';

/** Systems that have keys of their own for our products; their ids are fixed. */
const keySources = { netvisor: 1, fennoa: 2 } as const;
type KeySource = keyof typeof keySources;

/** What the form of a product holds: its fields, and its keys in the invoicing systems (I-144). */
export const tuoteForm = fields({
  ...tuoteFields,
  netvisor: text(100, 'Netvisor'),
  fennoa: text(100, 'Fennoa'),
});

export const tuoteFormOf = (tuote: Tuote | null): FormValues<typeof tuoteForm> => ({
  ...formOf(tuoteFields, tuote ?? {}),
  netvisor: keyOf(tuote, keySources.netvisor),
  fennoa: keyOf(tuote, keySources.fennoa),
});

export interface KeyChange {
  foreignKeySourceId: number;
  foreignKey: string;
}

/** Keys that differ from the product's own. */
export function keyChanges(keys: Readonly<Record<KeySource, string>>, base: Tuote | null): KeyChange[] {
  return (Object.keys(keySources) as KeySource[])
    .map((source) => ({ foreignKeySourceId: keySources[source], foreignKey: keys[source].trim() }))
    .filter(({ foreignKeySourceId, foreignKey }) => foreignKey !== keyOf(base, foreignKeySourceId));
}

function keyOf(tuote: Tuote | null, sourceId: number): string {
  return (
    tuote?.foreignKeys.find(({ foreignKeySourceId }) => foreignKeySourceId === sourceId)?.foreignKey ?? ''
  );
}
