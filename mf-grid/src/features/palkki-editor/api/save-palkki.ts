import { fillPath, paths, type GridPalkki, type PalkkiSave } from '@keikka/contracts';
import { idempotent, useApi } from '@keikka/sdk';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Saves or makes a palkki; pressed twice it is made once. */
export function useSavePalkki(): (values: PalkkiSave) => Promise<GridPalkki> {
  const api = useApi();
  const send = useMemo(
    () =>
      idempotent((values: PalkkiSave, idempotencyKey) =>
        api.post<{ savedPalkki: GridPalkki }>(paths.palkkiSave, values, { idempotencyKey }),
      ),
    [api],
  );
  const { mutateAsync } = useMutation({
    mutationFn: async (values: PalkkiSave) => (await send(values)).savedPalkki,
  });
  return mutateAsync;
}

/** Removes the palkki as it was seen: what a colleague has changed since is not removed with it. */
export function useDeletePalkki(): (palkki: GridPalkki) => Promise<unknown> {
  const api = useApi();
  const { mutateAsync } = useMutation({
    mutationFn: ({ palkkiId, varmenne }: GridPalkki) =>
      api.delete(`${fillPath(paths.palkkiDelete, { palkkiId })}?varmenne=${varmenne}`),
  });
  return mutateAsync;
}
