import { MINUTE_MS } from '@keikka/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from '../session/session-context.js';
import { latestOn } from './history.js';
import { undoStore } from './undo-store.js';
import { useSecondsUntil } from './use-seconds-until.js';
import { useUndo } from './use-undo.js';

const UNDOABLE_MS = 10 * MINUTE_MS;

const none = {};

export interface RecentSave {
  undo: () => void;
  secondsLeft: number;
}

/**
 * The person's last save of a record for ten minutes, or until a later step on the record covers it; then null. It is the
 * step that the shortcut undoes too, and asks as that does where a colleague has changed the same.
 */
export function useRecentSave(key: string): RecentSave | null {
  const store = undoStore(useQueryClient(), useSession().user.personId);
  const undo = useUndo(none);
  const subscribe = useCallback(
    (listener: () => void) => {
      store.listeners.add(listener);
      return () => void store.listeners.delete(listener);
    },
    [store],
  );
  const step = latestOn(
    useSyncExternalStore(subscribe, () => store.history),
    key,
  );
  const isSave = step?.change.kind === 'save';
  const secondsLeft = useSecondsUntil(isSave ? step.at + UNDOABLE_MS : 0);
  return isSave && secondsLeft > 0 ? { undo: () => undo.undoThis(step.id), secondsLeft } : null;
}
