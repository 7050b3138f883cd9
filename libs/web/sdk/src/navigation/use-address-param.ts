import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

interface AddressWrite {
  /** Replaces the present entry of the browser's history; otherwise Back returns to it. */
  replace?: boolean;
}

/**
 * One parameter of the address and its setter; null or '' removes it. The other parameters stay. The setter keeps its
 * identity while the component is mounted.
 */
export function useAddressParam(
  name: string,
): [value: string | null, set: (value: string | null, write?: AddressWrite) => void] {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  // With the drawing itself: a delayed write may run before the effects after it, and would undo the newest change.
  useLayoutEffect(() => {
    latest.current = setParams;
  });
  const set = useCallback(
    (value: string | null, { replace = false }: AddressWrite = {}): void =>
      latest.current((before) => withParam(before, name, value), { replace }),
    [name],
  );
  return [params.get(name), set];
}

function withParam(before: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const after = new URLSearchParams(before);
  if (value) after.set(name, value);
  else after.delete(name);
  return after;
}
