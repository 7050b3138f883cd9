import type { Field as Declared, Fields } from '@keikka/contracts/fields';
import { isThingKind, type Thing, type ThingKind } from '../things/thing-kinds.js';
import { DeclaredField, type DeclaredFieldProps } from './declared-field.js';
import { ThingField } from './thing-field.js';

export interface RecordFieldProps<F extends Fields> extends Omit<DeclaredFieldProps<F>, 'declared'> {
  /** Of a reference: the stored thing, which the reader's own list may lack. */
  stored?: Thing;
}

/**
 * One field of a record by its declaration: label, limits, unit, what it refers to and what is wrong come from there. A
 * field that the reader may not see is not drawn.
 */
export function RecordField<F extends Fields>({ stored, ...props }: RecordFieldProps<F>) {
  const declared: Declared | undefined = props.of.fields[props.name];
  if (!declared) return null;
  const isListed = declared.kind === 'reference' && !props.options && isThingKind(declared.to);
  return isListed ? (
    <ThingField {...props} stored={stored} declared={declared} to={declared.to as ThingKind} />
  ) : (
    <DeclaredField {...props} declared={declared} />
  );
}
