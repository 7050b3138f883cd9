import type { Field as Declared, Fields } from '@keikka/contracts/fields';
import { useWatch } from 'react-hook-form';
import type { About } from '../things/search-persons.js';
import type { SearchedThing } from '../things/searched-things.js';
import type { Thing } from '../things/thing-kinds.js';
import { thingOption, useThingSearch, type AsideColumn } from '../things/use-thing-search.js';
import { controlOf, pathOf } from './control-of.js';
import { DeclaredField, type DeclaredFieldProps } from './declared-field.js';

/** How a thing is made that the search does not find. */
export interface NewThing {
  /** The last line of the list: 'Luo asiakas "Koskinen"'. */
  label: (typed: string) => string;
  onMake: (typed: string) => void;
}

interface SearchedFieldProps<F extends Fields> extends DeclaredFieldProps<F> {
  declared: Declared;
  to: SearchedThing;
  /** The stored thing, whose name the record itself knows. */
  stored?: Thing;
  about?: About;
  aside?: AsideColumn;
  make?: NewThing;
}

/** A reference to one of very many things, found by typing. */
export function SearchedField<F extends Fields>(props: SearchedFieldProps<F>) {
  const { to, stored, about, aside, make, ...field } = props;
  const value = useWatch({
    control: controlOf(field.of),
    name: pathOf(field.of, field.name),
  }) as number | null;
  const { search, picked, problem } = useThingSearch(to, value, { stored, about, aside });
  const options = [stored && thingOption(stored), picked].filter((option) => option !== undefined);
  return <DeclaredField {...field} options={options} search={{ ...search, make }} problem={problem} />;
}
