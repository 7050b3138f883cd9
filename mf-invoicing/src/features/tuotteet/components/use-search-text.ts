import { useEffect, useState } from 'react';

/** Nobody shares an address in the middle of a word. */
const WRITE_AFTER_MS = 300;

/**
 * The text of a search field whose place to be kept is the address. The router draws a new address when it has time; a
 * field drawn from it would put the caret at the end and lose keys, so that the field is ahead and the address follows.
 */
export function useSearchText(
  inAddress: string,
  write: (text: string) => void,
): [string, (text: string) => void] {
  const [state, setState] = useState({ typed: inAddress, seen: inAddress, written: inAddress });
  const { typed, seen, written } = state;
  // Somebody went back or followed a link; what only comes back from our own writing changes nothing.
  if (inAddress !== seen)
    setState({
      ...state,
      seen: inAddress,
      ...(inAddress !== written && { typed: inAddress, written: inAddress }),
    });

  useEffect(() => {
    if (typed === inAddress) return undefined;
    const timer = setTimeout(() => {
      setState((now) => ({ ...now, written: typed }));
      write(typed);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, inAddress, write]);

  return [typed, (text) => setState((now) => ({ ...now, typed: text }))];
}
