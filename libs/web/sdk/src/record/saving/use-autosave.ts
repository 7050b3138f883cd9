import { useEffect, useRef } from 'react';

/** Saves after a pause of `afterMs` in typing; never without a time, or while saving is not allowed. */
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
