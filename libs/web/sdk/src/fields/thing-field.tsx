import type { Field as Declared, Fields } from '@keikka/contracts/fields';
import { texts } from '../things/texts.js';
import { thingKinds, type ThingKind } from '../things/thing-kinds.js';
import { thingOf, useThings } from '../things/use-things.js';
import { DeclaredField, type DeclaredFieldProps } from './declared-field.js';

/** A reference whose options are all the things of its kind. */
export function ThingField<F extends Fields>({ to, ...field }: DeclaredFieldProps<F> & { to: ThingKind }) {
  const { data = [], isError } = useThings(to);
  const options = data.map((row) => {
    const { id, name, ...rest } = thingOf(to, row);
    return { value: id, label: name, ...rest };
  });
  const none = isNullable(field.declared) ? [{ value: 0, label: texts.none }] : [];
  return (
    <DeclaredField
      {...field}
      options={[...none, ...options]}
      problem={isError ? thingKinds[to].failed : undefined}
    />
  );
}

const isNullable = ({ nullable }: Declared): boolean => nullable === true;
