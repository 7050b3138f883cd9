import type { Field as Declared, Fields } from '@keikka/contracts/fields';
import { isThingKind, type ThingKind } from '../things/thing-kinds.js';
import { DeclaredField, type DeclaredFieldProps } from './declared-field.js';
import { ThingField } from './thing-field.js';

export type RecordFieldProps<F extends Fields> = Omit<DeclaredFieldProps<F>, 'declared'>;

/**
 * One field of a record by its declaration: label, limits, unit, what it refers to and what is wrong come from there. A
 * field that the reader may not see is not drawn.
 */
export function RecordField<F extends Fields>(props: RecordFieldProps<F>) {
  const declared: Declared | undefined = props.of.fields[props.name];
  if (!declared) return null;
  const isListed = declared.kind === 'reference' && !props.options && isThingKind(declared.to);
  return isListed ? (
    <ThingField {...props} declared={declared} to={declared.to as ThingKind} />
  ) : (
    <DeclaredField {...props} declared={declared} />
  );
}
