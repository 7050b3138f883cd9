import type { Option, OptionAside, Search } from '@keikka/ui/forms';
import { useState } from 'react';
import type { About } from './search-persons.js';
import { searchedThings, type SearchedThing } from './searched-things.js';
import type { Thing } from './thing-kinds.js';
import { useKnownThing, useSearch, useThing } from './use-search.js';

interface ThingSearch {
  search: Search<number>;
  /** The thing of the value, where it is not `stored`. */
  picked: Option<number> | undefined;
  /** Said when the search failed. */
  problem: string | undefined;
}

/** What a list says at the end of each thing, under a heading of its own. */
export interface AsideColumn {
  heading: string;
  /** What a sign in it means. */
  foot?: string;
  of: (thing: Thing) => OptionAside | undefined;
}

/** What a picker of things needs whose value this is. `stored` is a thing whose name is known. */
export function useThingSearch(
  to: SearchedThing,
  value: number | null,
  { stored, about, aside }: { stored?: Thing; about?: About; aside?: AsideColumn } = {},
): ThingSearch {
  const [typed, setTyped] = useState<string | null>(null);
  const { found, pending, failed, answer } = useSearch(to, typed, about);
  const keep = useKnownThing(to);
  const isStored = value === stored?.id;
  const thing = useThing(to, isStored ? null : value);
  const picked = thing && thingOption(thing);
  return {
    search: {
      chosen: isStored ? thingOption(stored) : picked,
      found: found.map((each) => ({ ...thingOption(each), aside: aside?.of(each) })),
      columns: aside && { detail: searchedThings[to].detail, aside: aside.heading, foot: aside.foot },
      pending,
      onSearch: setTyped,
      answer: async (text) => (await answer(text)).map(thingOption),
      onPick: ({ value: id, label: name, ...rest }) => keep({ id, name, ...rest }),
      least: searchedThings[to].least,
    },
    picked,
    problem: failed ? searchedThings[to].failed : undefined,
  };
}

export const thingOption = ({ id, name, ...rest }: Thing): Option<number> => ({
  value: id,
  label: name,
  ...rest,
});
