import { use, useCallback, useEffect, useRef } from 'react';
import { LeaveGuardsContext } from './leave-guards.js';

/**
 * Asks before unsaved work is lost, whichever way the window is left: its buttons, the browser's Back, a link, a
 * reload. `ask` says whether to leave. Returns a function that lets the next navigation pass.
 */
export function useLeaveGuard(unsaved: boolean, ask: () => Promise<boolean>): () => void {
  const guards = use(LeaveGuardsContext);
  if (!guards) throw new Error('No LeaveGuards');
  const released = useRef(false);
  const now = useRef({ unsaved, ask });
  useEffect(() => {
    now.current = { unsaved, ask };
  });
  useEffect(() => {
    const guard = {
      isUnsaved: () => now.current.unsaved && !released.current,
      ask: () => now.current.ask(),
    };
    guards.add(guard);
    return () => void guards.delete(guard);
  }, [guards]);
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
