import { useApi, useOwnAsiakasId, useUndo, type UndoDesk } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sendPalkki } from '../../palkki/send-palkki.js';
import { useChangeDay } from '../commands/day-command.js';
import type { StepChange } from '../commands/step-change.js';
import { gridKinds } from './grid-kinds.js';

/** The person's undo of changes on the board. */
export function useGridUndo(): UndoDesk<StepChange> {
  const api = useApi();
  const queryClient = useQueryClient();
  const ownAsiakasId = useOwnAsiakasId();
  const change = useChangeDay();
  const kinds = useMemo(
    () => gridKinds({ queryClient, change, savePalkki: sendPalkki(api, ownAsiakasId) }),
    [api, queryClient, ownAsiakasId, change],
  );
  return useUndo(kinds);
}
