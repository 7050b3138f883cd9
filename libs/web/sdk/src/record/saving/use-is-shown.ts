import { useEffect, useRef } from 'react';

/** Whether the component is still mounted when something asynchronous ends. */
export function useIsShown(): () => boolean {
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return () => shown.current;
}
