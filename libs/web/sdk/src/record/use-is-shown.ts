import { useEffect, useRef } from 'react';

/** Whether the component is still there when something that took its time comes to its end. */
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
