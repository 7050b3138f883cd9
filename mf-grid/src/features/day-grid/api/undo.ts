import { useNotify, useSession } from '@keikka/sdk';
import { useConfirm } from '@keikka/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChangeDay } from './day-change.js';
import { useReadItem } from './read-item.js';
import { UndoDesk } from './undo-desk.js';
import { undoStore } from './undo-store.js';

/** The person's undo and redo; every part of the page shares one history. */
export function useUndo(): UndoDesk {
  const queryClient = useQueryClient();
  const { personId } = useSession().user;
  const change = useChangeDay();
  const readItem = useReadItem();
  const confirm = useConfirm();
  const notify = useNotify();
  return useMemo(() => {
    const store = undoStore(queryClient, personId);
    return new UndoDesk({ queryClient, store, change, readItem, confirm, notify });
  }, [queryClient, personId, change, readItem, confirm, notify]);
}
