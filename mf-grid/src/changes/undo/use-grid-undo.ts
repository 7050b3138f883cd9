import { useApi, useOwnAsiakasId, useUndo, type UndoDesk } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReadItem } from '../../day/cache/read-item.js';
import { sendPalkki } from '../../palkki/send-palkki.js';
import { useChangeDay } from '../commands/day-command.js';
import type { StepChange } from '../commands/step-change.js';
import { gridKinds } from './grid-kinds.js';

/** The person's undo for what is done to the board. */
export function useGridUndo(): UndoDesk<StepChange> {
  const api = useApi();
  const queryClient = useQueryClient();
  const ownAsiakasId = useOwnAsiakasId();
  const change = useChangeDay();
  const readItem = useReadItem();
  const kinds = useMemo(
    () => gridKinds({ queryClient, change, savePalkki: sendPalkki(api, ownAsiakasId), readItem }),
    [api, queryClient, ownAsiakasId, change, readItem],
  );
  return useUndo(kinds);
}
