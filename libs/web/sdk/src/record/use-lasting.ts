import { useLayoutEffect, useState } from 'react';

type Acts = Readonly<Record<string, (...given: never[]) => unknown>>;

/** The acts under identities that last, so that what they are handed to is not drawn anew: each does what the newest does. */
export function useLasting<A extends Acts>(acts: A): A {
  const [{ lasting, take }] = useState(() => lastingOf(acts));
  useLayoutEffect(() => take(acts));
  return lasting;
}

function lastingOf<A extends Acts>(first: A) {
  let newest = first;
  const entries = Object.keys(first).map((name) => [name, (...given: never[]) => newest[name]?.(...given)]);
  return {
    lasting: Object.fromEntries(entries) as A,
    take: (acts: A): void => {
      newest = acts;
    },
  };
}
