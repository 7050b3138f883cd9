import type { Field as Declared, Fields } from '@keikka/contracts/fields';
import type { About } from '../things/search-persons.js';
import { isSearched } from '../things/searched-things.js';
import { isListed, type Thing } from '../things/thing-kinds.js';
import { DeclaredField, type DeclaredFieldProps } from './declared-field.js';
import { SearchedField, type NewThing } from './searched-field.js';
import type { AsideColumn } from '../things/use-thing-search.js';
import { ThingField } from './thing-field.js';

export interface RecordFieldProps<F extends Fields> extends Omit<DeclaredFieldProps<F>, 'declared'> {
  /** Of a reference: the stored thing, which the reader's own list may lack. */
  stored?: Thing;
  /** Of a reference that is chosen from a list: which of the things may be chosen. */
  offered?: (id: number) => boolean;
  /** Of a reference that is searched for: what else the record says of it. */
  about?: About;
  /** Of a reference that is searched for: what the list says at the end of each, in a column of its own. */
  aside?: AsideColumn;
  /** Of a reference that is searched for: makes a new thing of what was typed. */
  make?: NewThing;
}

/**
 * One field of a record by its declaration: label, limits, unit, what it refers to and what is wrong come from there. A
 * field that the reader may not see is not drawn.
 */
export function RecordField<F extends Fields>({
  stored,
  offered,
  about,
  aside,
  make,
  ...props
}: RecordFieldProps<F>) {
  const declared: Declared | undefined = props.of.fields[props.name];
  if (!declared) return null;
  const to = declared.kind === 'reference' && !props.options ? declared.to : '';
  if (isListed(to)) return <ThingField {...props} {...{ stored, offered, declared, to }} />;
  if (isSearched(to)) return <SearchedField {...props} {...{ stored, about, aside, make, declared, to }} />;
  return <DeclaredField {...props} declared={declared} />;
}
