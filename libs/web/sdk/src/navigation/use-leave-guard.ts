import { discardQuestion, useConfirm } from '@keikka/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/**
 * Asks before unsaved work is lost, whichever way it is left: the window's buttons, the browser's Back, a link, a
 * reload. For windows that are closed through their address. Answers how to let the next way out pass without asking.
 */
export function useLeaveGuard(unsaved: boolean): () => void {
  const confirm = useConfirm();
  const released = useRef(false);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation: from, nextLocation: to }) =>
        unsaved && !released.current && (from.pathname !== to.pathname || from.search !== to.search),
      [unsaved],
    ),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let asking = true;
    void confirm(discardQuestion).then((leave) => {
      if (!asking) return;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      asking = false;
    };
  }, [blocker, confirm]);
  useEffect(() => {
    if (!unsaved) return undefined;
    // The browser asks in words of its own.
    const hold = (event: Event): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsaved]);
  return useCallback(() => {
    released.current = true;
  }, []);
}
