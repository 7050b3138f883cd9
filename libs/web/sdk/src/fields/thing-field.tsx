import type { Field as Declared, Fields } from '@keikka/contracts/fields';
import { texts } from '../things/texts.js';
import { listedThings, type ListedThing, type Thing } from '../things/thing-kinds.js';
import { thingOf, useThings } from '../things/use-things.js';
import { DeclaredField, type DeclaredFieldProps } from './declared-field.js';

interface ThingFieldProps<F extends Fields> extends DeclaredFieldProps<F> {
  to: ListedThing;
  /** The stored thing, which the reader's own list may lack. */
  stored?: Thing;
  /** Which of them may be chosen; without it all. */
  offered?: (id: number) => boolean;
}

/** A reference whose options are all the things of its kind. */
export function ThingField<F extends Fields>({ to, stored, offered, ...field }: ThingFieldProps<F>) {
  const { data = [], isError } = useThings(to);
  const things = data.map((row) => thingOf(to, row)).filter(({ id }) => offered?.(id) ?? true);
  const lacksStored = stored && !things.some(({ id }) => id === stored.id);
  const options = [...things, ...(lacksStored ? [stored] : [])].map(({ id, name, ...rest }) => ({
    value: id,
    label: name,
    ...rest,
  }));
  const none = isNullable(field.declared) ? [{ value: 0, label: texts.none }] : [];
  return (
    <DeclaredField
      {...field}
      options={[...none, ...options]}
      problem={isError ? listedThings[to].failed : undefined}
    />
  );
}

const isNullable = ({ nullable }: Declared): boolean => nullable === true;
