import { readsHistory } from '@keikka/domain';
import { useConfirm } from '@keikka/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify } from '../notify/use-notify.js';
import { useSession } from '../session/session-context.js';
import { HistoryLink } from './history-link.js';
import type { Change, ChangeKinds } from './history.js';
import { UndoDesk } from './undo-desk.js';
import { undoStore } from './undo-store.js';

/**
 * The person's undo and redo, with one history for the whole page. `kinds` says how the changes tracked here are undone
 * and redone, even after the component has unmounted. It must be the same object in every render.
 */
export function useUndo<C extends Change>(kinds: ChangeKinds<C>): UndoDesk<C> {
  const queryClient = useQueryClient();
  const { user, roles } = useSession();
  const { personId } = user;
  const hasHistory = readsHistory(roles);
  const confirm = useConfirm();
  const notify = useNotify();
  return useMemo(
    () =>
      new UndoDesk({
        store: undoStore(queryClient, personId),
        kinds,
        confirm,
        notify,
        historyOf: (keikkaId) => hasHistory && <HistoryLink keikkaId={keikkaId} />,
      }),
    [queryClient, personId, kinds, confirm, notify, hasHistory],
  );
}
