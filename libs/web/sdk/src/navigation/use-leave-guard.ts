import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/**
 * Asks before unsaved work is lost, whichever way the window is left: its buttons, the browser's Back, a link, a
 * reload. It is for windows that close through their address. `ask` says whether to leave. Returns a function that lets the
 * next navigation pass.
 */
export function useLeaveGuard(unsaved: boolean, ask: () => Promise<boolean>): () => void {
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
    void ask().then((leave) => {
      if (!asking) return;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      asking = false;
    };
  }, [blocker, ask]);
  useEffect(() => {
    if (!unsaved) return undefined;
    // The browser asks in its own words.
    const hold = (event: Event): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsaved]);
  return useCallback(() => {
    released.current = true;
  }, []);
}
