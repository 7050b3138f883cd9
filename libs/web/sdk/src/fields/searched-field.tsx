import type { Field as Declared, Fields } from '@keikka/contracts/fields';
import type { Option } from '@keikka/ui/forms';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { searchedThings, type About, type SearchedThing } from '../things/searched-things.js';
import type { Thing } from '../things/thing-kinds.js';
import { useKnownThing, useSearch, useThing } from '../things/use-search.js';
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
  make?: NewThing;
}

/** A reference to one of very many things, found by typing. */
export function SearchedField<F extends Fields>(props: SearchedFieldProps<F>) {
  const { to, stored, about, make, ...field } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const { found, pending, failed, answer } = useSearch(to, typed, about);
  const keep = useKnownThing(to);
  const value = useWatch({
    control: controlOf(field.of),
    name: pathOf(field.of, field.name),
  }) as number | null;
  const isStored = value === stored?.id;
  const picked = useThing(to, isStored ? null : value);
  const chosen = isStored ? stored : picked;
  const options = found.map(optionOf);
  return (
    <DeclaredField
      {...field}
      options={[stored, picked].flatMap((thing) => (thing ? [optionOf(thing)] : []))}
      search={{
        chosen: chosen && optionOf(chosen),
        found: options,
        pending,
        onSearch: setTyped,
        answer: async (text) => (await answer(text)).map(optionOf),
        onPick: ({ value: id, label: name, ...rest }) => keep({ id, name, ...rest }),
        make,
        least: searchedThings[to].least,
      }}
      problem={failed ? searchedThings[to].failed : undefined}
    />
  );
}

const optionOf = ({ id, name, ...rest }: Thing): Option<number> => ({ value: id, label: name, ...rest });
