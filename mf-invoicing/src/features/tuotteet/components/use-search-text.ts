import { useEffect, useState } from 'react';

/** The address follows after a pause, because nobody shares it in the middle of a word. */
const WRITE_AFTER_MS = 300;

/**
 * The text of a search field that the address stores. The router updates the address asynchronously, and a field
 * rendered from it would move the caret and lose keys. So the field is ahead and the address follows.
 */
export function useSearchText(
  inAddress: string,
  write: (text: string) => void,
): [string, (text: string) => void] {
  const [state, setState] = useState({ typed: inAddress, seen: inAddress, written: inAddress });
  const { typed, seen, written } = state;
  // The person went back or followed a link. Values that only return from our own writing change nothing.
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
