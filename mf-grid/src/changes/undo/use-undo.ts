import { useApi, useNotify, useOwnAsiakasId, useSession } from '@keikka/sdk';
import { useConfirm } from '@keikka/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sendPalkki } from '../../palkki/send-palkki.js';
import { useChangeDay } from '../commands/day-command.js';
import { useReadItem } from '../../day/cache/read-item.js';
import { UndoDesk } from './undo-desk.js';
import { undoStore } from '../history/undo-store.js';

/** The person's undo and redo; every part of the page shares one history. */
export function useUndo(): UndoDesk {
  const api = useApi();
  const queryClient = useQueryClient();
  const { personId } = useSession().user;
  const ownAsiakasId = useOwnAsiakasId();
  const change = useChangeDay();
  const readItem = useReadItem();
  const confirm = useConfirm();
  const notify = useNotify();
  return useMemo(() => {
    const store = undoStore(queryClient, personId);
    const savePalkki = sendPalkki(api, ownAsiakasId);
    return new UndoDesk({ queryClient, store, change, savePalkki, readItem, confirm, notify });
  }, [api, ownAsiakasId, queryClient, personId, change, readItem, confirm, notify]);
}
