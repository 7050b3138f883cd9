import { createContext, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';

/** A form that asks before its unsaved work is left. */
export interface LeaveGuard {
  isUnsaved: () => boolean;
  /** Asks; true when its work may be left. */
  ask: () => Promise<boolean>;
}

export const LeaveGuardsContext = createContext<Set<LeaveGuard> | null>(null);

/**
 * Holds a navigation until every form with unsaved work has been asked, the one opened last first. It stands above all of
 * them, because a router asks only one.
 */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const [guards] = useState(() => new Set<LeaveGuard>());
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation: from, nextLocation: to }) =>
        (from.pathname !== to.pathname || from.search !== to.search) && unsavedOf(guards).length > 0,
      [guards],
    ),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let asking = true;
    void mayLeaveAll(unsavedOf(guards)).then((leave) => {
      if (!asking) return;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      asking = false;
    };
  }, [blocker, guards]);
  return <LeaveGuardsContext value={guards}>{children}</LeaveGuardsContext>;
}

/** The guards whose work is unsaved, the newest first. */
const unsavedOf = (guards: ReadonlySet<LeaveGuard>): LeaveGuard[] =>
  [...guards].reverse().filter((guard) => guard.isUnsaved());

async function mayLeaveAll(guards: readonly LeaveGuard[]): Promise<boolean> {
  for (const guard of guards) if (!(await guard.ask())) return false;
  return true;
}
