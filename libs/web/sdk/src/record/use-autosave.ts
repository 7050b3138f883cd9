import { useEffect, useRef } from 'react';

/** Saves once nothing has been typed for `afterMs`; not at all without a time, or while it may not. */
export function useAutosave(
  may: boolean,
  afterMs: number | undefined,
  watch: (onChange: () => void) => { unsubscribe: () => void },
  save: () => void,
): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!may || afterMs === undefined) return undefined;
    let timer = setTimeout(() => latest.current(), afterMs);
    const { unsubscribe } = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), afterMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [may, afterMs, watch]);
}
