import { palkkiCalls, type GridPalkki } from '@keikka/contracts';
import { useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sendPalkki, type SendPalkki } from '../../../palkki/send-palkki.js';

/** Saves or makes a palkki; pressed twice it is made once. */
export function useSavePalkki(): SendPalkki {
  const api = useApi();
  const ownAsiakasId = useOwnAsiakasId();
  const send = useMemo(() => sendPalkki(api, ownAsiakasId), [api, ownAsiakasId]);
  const { mutateAsync } = useMutation({ mutationFn: send });
  return mutateAsync;
}

/** Removes the palkki as it was seen: what a colleague has changed since is not removed with it. */
export function useDeletePalkki(): (palkki: GridPalkki) => Promise<unknown> {
  const api = useApi();
  const { mutateAsync } = useMutation({
    mutationFn: ({ palkkiId, varmenne }: GridPalkki) => api.ask(palkkiCalls.delete, { palkkiId, varmenne }),
  });
  return mutateAsync;
}
