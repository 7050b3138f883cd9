import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../session/session-context.js';
import { undoStore } from './undo-store.js';

/** Says which order is on the screen: what is undone of another one is told with its number. */
export function useOpenKeikka(keikkaId: number): void {
  const store = undoStore(useQueryClient(), useSession().user.personId);
  useEffect(() => {
    store.openKeikat.add(keikkaId);
    return () => void store.openKeikat.delete(keikkaId);
  }, [store, keikkaId]);
}
